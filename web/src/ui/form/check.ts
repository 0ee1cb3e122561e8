import { issuesOf, textOf } from '@nivas/contract/messages.ts'
import { dialled } from '@nivas/contract/people.ts'
import { plainNumber } from '@nivas/contract/phone-numbers.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type * as z from 'zod'

/** The first error text of each invalid field, by its path: `members.0.age`. */
export type FieldTexts = Record<string, Text>

type Checked<T> = { data: T; errors?: never } | { data?: never; errors: FieldTexts }

/** Checks the values of a form with the schema of its call. */
export function check<S extends z.ZodType>(schema: S, values: unknown): Checked<z.output<S>> {
  const result = schema.safeParse(values)
  if (result.success) return { data: withPlus(values, result.data) }
  const errors: FieldTexts = {}
  for (const issue of issuesOf(result.error)) {
    const path = issue.path.join('.')
    errors[path] ??= textOf(issue)
  }
  return { errors }
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Returns the value of a field by its path: `members.0.age`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (isObject(at) ? (at as Record<string, unknown>)[key] : undefined), values)

const isObject = (value: unknown) => typeof value === 'object' && value !== null

type Shows = {
  /** The errors that are already shown. */
  shown: Readonly<Record<string, unknown>>
  /** The field that the user left, unless it is still empty. */
  left: string | undefined
  /** The errors of the initial values. */
  atFirst: FieldTexts
  values: unknown
}

/**
 * Returns the paths of the errors to show when the user leaves a field: its own error, those already shown, and the
 * errors of filled fields that became invalid through another field, such as a date of birth through the date of a
 * dose.
 */
export const pathsToShow = (wrong: FieldTexts, { shown, left, atFirst, values }: Shows): string[] =>
  Object.keys(wrong).filter(
    (path) => path in shown || path === left || (!(path in atFirst) && isFilled(valueAt(values, path))),
  )

/**
 * Returns the texts to show above the fields: the errors whose paths have no field. It leaves out a text that already
 * stands beside a field, because a form may show only one of two fields of which one is required.
 */
export function textsAbove(fields: FieldTexts, unplaced: readonly string[]): Text[] {
  const keyOf = (text: Text | undefined) => JSON.stringify([text?.key, text?.values])
  const beside = new Set(
    Object.keys(fields).flatMap((path) => (unplaced.includes(path) ? [] : keyOf(fields[path]))),
  )
  return unplaced.flatMap((path) => fields[path] ?? []).filter((text) => !beside.has(keyOf(text)))
}

/**
 * Returns the errors without those of a list and its rows. When a row is added or removed, the errors would belong to
 * other rows.
 */
export const withoutErrorsIn = <E>(errors: Readonly<Record<string, E>>, list: string): Record<string, E> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== list && !path.startsWith(`${list}.`)))

/** Returns the texts without those of the given paths. */
export const without = (wrong: FieldTexts, paths: readonly string[]): FieldTexts =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => !paths.includes(path)))

/** Returns the values of the changed fields. */
export function changedOf<V extends object>(values: V, isDirty: (field: string) => boolean): Partial<V> {
  const changed: Partial<V> = {}
  for (const field of Object.keys(values) as (keyof V & string)[])
    if (isDirty(field)) changed[field] = values[field]
  return changed
}

/**
 * Restores the plus that was typed with a phone number of another country. Without it the server would take the twelve
 * digits for an identity number.
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

/** Returns whether the value is a plain object, and not a file, for example. */
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
