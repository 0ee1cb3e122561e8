import type * as z from 'zod'

/**
 * What a form holds while it is filled in: each value of the call's schema, or nothing yet ('' or null). The schema says
 * at the end what is still missing.
 */
export type Draft<T> = T extends string | number
  ? T | '' | null
  : T extends boolean
    ? T | null
    : T extends readonly (infer Item)[]
      ? Draft<Item>[]
      : T extends object
        ? { [K in keyof T]: Draft<T[K]> }
        : T

/** What the form of a schema holds. */
export type DraftOf<S extends z.ZodObject> = { [K in keyof z.input<S>]: Draft<z.input<S>[K]> }

/** What the form of a schema holds at first: each field of it, also one that may be left out, but for those it is `Without`. */
export type InitialOf<S extends z.ZodObject, Without = never> = {
  [K in Exclude<keyof z.input<S>, Without>]: Draft<z.input<S>[K]>
}
