import { Till } from './till.tsx'

/** The till of the office. */
const OfficeTill = () => <Till system={1} />
export default OfficeTill
