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
