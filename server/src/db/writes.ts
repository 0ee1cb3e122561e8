/**
 * What a statement writes of an input: each of its fields, but for those named in `Elsewhere`, which are written under another
 * name, by another statement, or not at all. `.values({ … } satisfies Writes<Input<typeof venue.addFloor>>)` does not compile
 * once the call has a field that is not written.
 */
export type Writes<Given, Elsewhere extends keyof Given = never> = Record<
  Exclude<keyof Given, Elsewhere>,
  unknown
> &
  Record<string, unknown>
