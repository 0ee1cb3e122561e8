import catalogue from './catalogue-hi.ts'
import meals from './meal-hi.ts'
import till from './till-hi.ts'

/** Hindi texts of the schemas and the server: the shops. */
const hi = { ...catalogue, ...till, ...meals }
export default hi
