import type { Fields } from './samples/sample.ts'

/**
 * Deeper than the fields of any call. For a value that is nested thousands of times, all paths together would be too
 * long.
 */
const DEEPEST = 10

/**
 * Yields every field of a request, including nested ones, with a function that replaces its value; undefined removes
 * it.
 */
export function* mutations(
  value: unknown,
  path: string[] = [],
): Generator<{ path: string; put: (other: unknown) => unknown }> {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return
  for (const key of Object.keys(value)) {
    const set = (other: unknown): unknown => {
      const copy: Fields | unknown[] = Array.isArray(value) ? [...value] : { ...value }
      if (other === undefined && !Array.isArray(copy)) delete copy[key]
      else (copy as Fields)[key] = other
      return copy
    }
    yield { path: [...path, key].join('.'), put: set }
    for (const inner of mutations((value as Fields)[key], [...path, key]))
      yield { path: inner.path, put: (other) => set(inner.put(other)) }
  }
}
