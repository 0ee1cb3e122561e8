import type * as z from 'zod'

/**
 * The values of a form while it is being filled in. Each one has the type of the call's schema or is empty ('' or
 * null). The schema checks for missing values when the form is submitted.
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

/** The values of a form for a schema. */
export type DraftOf<S extends z.ZodObject> = { [K in keyof z.input<S>]: Draft<z.input<S>[K]> }

/** The initial values of a form for a schema: every field, including optional ones, except those in `Without`. */
export type InitialOf<S extends z.ZodObject, Without = never> = {
  [K in Exclude<keyof z.input<S>, Without>]: Draft<z.input<S>[K]>
}
