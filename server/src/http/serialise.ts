import build from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { onceForEach } from './once-for-each.ts'

type Serialise = (answer: unknown) => string

/** The serialisers that were used so far. Routes share the schema of a failure. */
const serialiserOf = onceForEach((schema: object): Serialise => build(schema))

/**
 * Fastify's own serialiser, built for the first answer that needs it. Building all of them took most of the start time.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  return (answer: unknown) => serialiserOf(schema)(answer)
}

/**
 * Returns the schema without its required fields, one object for each schema. A field itself may be called 'required'.
 */
const lenientOf = onceForEach((schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) =>
      name === 'required' && Array.isArray(value) ? undefined : value,
    ),
  ),
)

/**
 * Serialises an answer that was stored under its key. An answer of an earlier version may lack fields that were added
 * since. It is sent without them, so that its sender learns that the call was done.
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
