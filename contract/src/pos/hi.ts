import catalogue from './catalogue-hi.ts'
import till from './till-hi.ts'

/** Hindi texts of the schemas and the server: the shops. */
const hi = { ...catalogue, ...till }
export default hi
