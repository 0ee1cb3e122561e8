import { Till } from './till.tsx'

/** The till of the book centre. */
const BookCentreTill = () => <Till system={2} />
export default BookCentreTill
