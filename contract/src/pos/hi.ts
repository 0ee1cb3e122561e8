import catalogue from './catalogue-hi.ts'

/** Hindi texts of the schemas and the server: the shops. */
export default { ...catalogue }
