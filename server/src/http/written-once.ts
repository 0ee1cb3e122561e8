import type { FastifyReply } from 'fastify'

type Thing = Record<string, unknown>
type Answer = { data: readonly Thing[] }

/**
 * A list of things that the server keeps and that never change is put into text thing by thing, once for each, instead of anew
 * for each answer: what is frozen says the same every time.
 *
 * @param schema JSON Schema of one of them
 */
export function writtenOnce(schema: Record<string, unknown>) {
  const texts = new WeakMap<object, string>()
  return (reply: FastifyReply) => {
    const write = reply.compileSerializationSchema(schema)
    const textOf = (thing: Thing) => {
      const known = texts.get(thing)
      if (known !== undefined) return known
      const text: string = write(thing)
      if (Object.isFrozen(thing)) texts.set(thing, text)
      return text
    }
    reply.serializer(({ data, ...rest }: Answer) => {
      return `${JSON.stringify(rest).slice(0, -1)},"data":[${data.map(textOf).join(',')}]}`
    })
  }
}

/** Whether an answer is a list of such things. */
export const isKept = (data: unknown): boolean =>
  Array.isArray(data) && typeof data[0] === 'object' && Object.isFrozen(data[0])
