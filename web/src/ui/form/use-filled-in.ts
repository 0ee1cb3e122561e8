import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { valueAt } from './check.ts'
import { createFilledIn } from './filled-in.ts'

const withValue = (values: unknown, [key = '', ...inner]: readonly string[], value: unknown): object => {
  const before = (values ?? {}) as Record<string, unknown>
  return { ...before, [key]: inner.length === 0 ? value : withValue(before[key], inner, value) }
}

/**
 * The fields of a form for one person, which a look-up fills in: `const fill = person.scanned(number)`, then
 * `fill({ visitorname: … })`. See `createFilledIn` for the rules.
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
        // The path is a text, from which no type of the field follows.
        setFieldValue(path, value as never)
        clearFieldError(path)
      },
    }),
  )
  return {
    ...filledIn,
    /** The values of the form without those of cards. */
    typedIn: (values: V): V =>
      filledIn
        .given()
        .reduce<unknown>((rest, path) => withValue(rest, path.split('.'), empty[path]), values) as V,
  }
}
