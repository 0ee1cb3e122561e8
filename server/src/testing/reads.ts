/** The fields of its input that each call has read, by the call's name. */
export type Reads = Map<string, Set<string>>

/**
 * Returns an input that records which of its fields are read. Copying it, by `...input` or the rest of a destructuring,
 * records no reads, and reads of the copy are not detected.
 */
export function recorded<I extends object>(reads: Reads, name: string, input: I): I {
  const read = reads.get(name) ?? new Set()
  reads.set(name, read)
  let copied: PropertyKey | undefined
  return new Proxy(input, {
    getOwnPropertyDescriptor(target, field) {
      copied = field
      return Reflect.getOwnPropertyDescriptor(target, field)
    },
    get(target, field) {
      if (copied !== field) read.add(String(field))
      copied = undefined
      return Reflect.get(target, field)
    },
  })
}
