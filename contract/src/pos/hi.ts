import catalogue from './catalogue-hi.ts'

/** Hindi texts of the schemas and the server: the shops. */
const hi = { ...catalogue }
export default hi
