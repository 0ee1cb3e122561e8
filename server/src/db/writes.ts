/**
 * The columns that a statement writes from an input: each of its fields, except what its form showed (`known`) and those
 * named in `Elsewhere`, which are written under another name, by another statement, or not at all. `.values({ … } satisfies
 * Writes<Input<typeof venue.addFloor>>)` does not compile when the call gets a field that is not written.
 */
export type Writes<Given, Elsewhere extends keyof Given = never> = Record<
  Exclude<keyof Given, Elsewhere | 'known'>,
  unknown
> &
  Record<string, unknown>
