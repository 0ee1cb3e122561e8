import { Till } from './till.tsx'

/** The till of Bhandar Ghar. */
const BhandargharTill = () => <Till system={3} />
export default BhandargharTill
