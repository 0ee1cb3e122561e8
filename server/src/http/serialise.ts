import build from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { onceForEach } from './once-for-each.ts'

type Serialise = (answer: unknown) => string

/** The serialisers that were needed so far; routes share the schema of a failure. */
const serialiserOf = onceForEach((schema: object): Serialise => build(schema))

/**
 * Fastify's own serialiser, built with the first answer that needs it: building all of them took most of a
 * start.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  return (answer: unknown) => serialiserOf(schema)(answer)
}

/** A schema that requires no field; one object, as its serialiser is. A field may have the name 'required' itself. */
const lenientOf = onceForEach((schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) =>
      name === 'required' && Array.isArray(value) ? undefined : value,
    ),
  ),
)

/**
 * Serialises an answer that was stored under its key. One of an earlier version lacks fields that were added
 * since, and is sent without them: the call was done, and its sender must learn so.
 */
export const storedSerialiser =
  (schema: object): Serialise =>
  (answer) => {
    try {
      return serialiserOf(schema)(answer)
    } catch {
      return serialiserOf(lenientOf(schema))(answer)
    }
  }
