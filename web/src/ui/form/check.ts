import { text as messages, textOf } from '@nivas/contract/messages.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import type * as z from 'zod'

/** The first text of each wrong field, by its path: `members.0.age`. */
export type FieldTexts = Record<string, Text>

type Checked<T> = { data: T; errors?: never } | { data?: never; errors: FieldTexts }

/** Checks the values of a form by the schema of its call. */
export function check<S extends z.ZodType>(schema: S, values: unknown): Checked<z.output<S>> {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data }
  const errors: FieldTexts = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.')
    // An empty number field holds '', and counts as missing, not as a wrong number.
    const empty = numberTexts.has(issue.message) && at(values, issue.path) === ''
    errors[path] ??= empty ? say(messages.required) : textOf(issue)
  }
  return { errors }
}

const numberTexts = new Set<string>([messages.number, messages.whole])

const at = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    values,
  )
