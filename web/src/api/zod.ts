import * as z from 'zod'

/** The parts of zod that `lazy-zod.ts` loads. Importing whole namespaces would send all of zod. */
export const zod = {
  array: z.array,
  boolean: z.boolean,
  check: z.check,
  config: z.config,
  discriminatedUnion: z.discriminatedUnion,
  enum: z.enum,
  int: z.int,
  literal: z.literal,
  NEVER: z.NEVER,
  null: z.null,
  number: z.number,
  object: z.object,
  partialRecord: z.partialRecord,
  preprocess: z.preprocess,
  record: z.record,
  string: z.string,
  tuple: z.tuple,
  union: z.union,
  unknown: z.unknown,
  uuid: z.uuid,
  coerce: { boolean: z.coerce.boolean, number: z.coerce.number, string: z.coerce.string },
  iso: { datetime: z.iso.datetime },
  regexes: { email: z.regexes.email },
}
