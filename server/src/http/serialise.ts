import build from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialise = (answer: unknown) => string

/** The serialisers that were needed so far; routes share the schema of a failure. */
const built = new WeakMap<object, Serialise>()

function serialiserOf(schema: object): Serialise {
  const known = built.get(schema)
  if (known) return known
  const made: Serialise = build(schema)
  built.set(schema, made)
  return made
}

/**
 * Fastify's own serialiser, built with the first answer that needs it: building all of them took most of a
 * start.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  return (answer: unknown) => serialiserOf(schema)(answer)
}

/** A schema that requires no field. A field may have the name 'required' itself. */
const withoutRequired = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) =>
      name === 'required' && Array.isArray(value) ? undefined : value,
    ),
  )

/** The schemas without required fields that were needed so far: a serialiser is built once for each object. */
const lenient = new WeakMap<object, object>()

function lenientOf(schema: object): object {
  const known = lenient.get(schema)
  if (known) return known
  const made = withoutRequired(schema)
  lenient.set(schema, made)
  return made
}

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
