import { textOf } from '@nivas/contract/messages.ts'
import { dialled } from '@nivas/contract/people.ts'
import { plainNumber } from '@nivas/contract/phone-numbers.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type * as z from 'zod'

/** The first text of each wrong field, by its path: `members.0.age`. */
export type FieldTexts = Record<string, Text>

type Checked<T> = { data: T; errors?: never } | { data?: never; errors: FieldTexts }

/** Checks the values of a form by the schema of its call. */
export function check<S extends z.ZodType>(schema: S, values: unknown): Checked<z.output<S>> {
  const result = schema.safeParse(values)
  if (result.success) return { data: withPlus(values, result.data) }
  const errors: FieldTexts = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.')
    errors[path] ??= textOf(issue)
  }
  return { errors }
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The value of a field by its path: `members.0.age`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (isObject(at) ? (at as Record<string, unknown>)[key] : undefined), values)

const isObject = (value: unknown) => typeof value === 'object' && value !== null

type Shows = {
  /** The errors that are shown already. */
  shown: Readonly<Record<string, unknown>>
  /** The field that was left, unless it is still empty. */
  left: string | undefined
  /** The errors of the initial values. */
  atFirst: FieldTexts
  values: unknown
}

/**
 * The paths of the errors to show when a field was left: its own, those that are shown, and that of a filled field which
 * another one made wrong, such as a date of birth by the date of a dose.
 */
export const pathsToShow = (wrong: FieldTexts, { shown, left, atFirst, values }: Shows): string[] =>
  Object.keys(wrong).filter(
    (path) => path in shown || path === left || (!(path in atFirst) && isFilled(valueAt(values, path))),
  )

/**
 * The texts for above the fields: those of paths that have no field. One that stands beside a field already is left out:
 * of two fields, one of which is required, a form may show one.
 */
export function textsAbove(fields: FieldTexts, unplaced: readonly string[]): Text[] {
  const said = (text: Text | undefined) => JSON.stringify([text?.key, text?.values])
  const beside = new Set(
    Object.keys(fields).flatMap((path) => (unplaced.includes(path) ? [] : said(fields[path]))),
  )
  return unplaced.flatMap((path) => fields[path] ?? []).filter((text) => !beside.has(said(text)))
}

/** The errors without those of a list and its rows: a row that is added or removed makes them those of others. */
export const withoutErrorsIn = <E>(errors: Readonly<Record<string, E>>, list: string): Record<string, E> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== list && !path.startsWith(`${list}.`)))

/** The texts without those of these paths. */
export const without = (wrong: FieldTexts, paths: readonly string[]): FieldTexts =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => !paths.includes(path)))

/** The values of the fields that were changed. */
export function changedOf<V extends object>(values: V, isDirty: (field: string) => boolean): Partial<V> {
  const changed: Partial<V> = {}
  for (const field of Object.keys(values) as (keyof V & string)[])
    if (isDirty(field)) changed[field] = values[field]
  return changed
}

/**
 * Gives a phone number of another country the plus back that was typed with it: the server takes its twelve digits for
 * an identity number otherwise.
 */
function withPlus<T>(typed: unknown, read: T): T {
  if (typeof read === 'string')
    return (typeof typed === 'string' && plainNumber(typed) === `+${read}` ? dialled(read) : read) as T
  if (typeof typed !== 'object' || typed === null) return read
  if (Array.isArray(read)) return read.map((one, index) => withPlus((typed as unknown[])[index], one)) as T
  if (!isFields(read)) return read
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => [
      name,
      withPlus((typed as Record<string, unknown>)[name], value),
    ]),
  ) as T
}

/** Not a file, for example. */
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
