import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { valueAt } from './check.ts'
import { createFilledIn } from './filled-in.ts'

const withValue = (values: unknown, [key = '', ...inner]: readonly string[], value: unknown): object => {
  const before = (values ?? {}) as Record<string, unknown>
  return { ...before, [key]: inner.length === 0 ? value : withValue(before[key], inner, value) }
}

/**
 * Lets a look-up fill in the fields of a form for one person: `const fill = person.scanned(number)`, then `fill({
 * visitorname: … })`. See `createFilledIn` for the rules.
 *
 * @param empty the empty values of these fields, by their paths
 */
export function useFilledIn<V>(form: UseFormReturnType<V>, empty: Readonly<Record<string, unknown>>) {
  const { getValues, setFieldValue, clearFieldError } = form
  const [filledIn] = useState(() =>
    createFilledIn({
      empty,
      read: (path) => valueAt(getValues(), path),
      write: (path, value) => {
        // TypeScript cannot derive the type of the field from its path.
        setFieldValue(path, value as never)
        clearFieldError(path)
      },
    }),
  )
  return {
    ...filledIn,
    /** Returns the values of the form without those that came from cards. */
    typedIn: (values: V): V =>
      filledIn
        .given()
        .reduce<unknown>((rest, path) => withValue(rest, path.split('.'), empty[path]), values) as V,
  }
}
