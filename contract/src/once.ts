/** A value that is made at its first use, once: a browser's first formatter takes an old PC 35 ms. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
