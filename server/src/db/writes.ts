/**
 * The columns that a statement writes from an input: each of its fields except what its form showed (`known`) and those
 * named in `Elsewhere`, which are written under another name, by another statement, or not at all. A `.values({ … }
 * satisfies Writes<Input<typeof venue.addFloor>>)` no longer compiles when the call gets a field that it does not
 * write.
 */
export type Writes<Given, Elsewhere extends keyof Given = never> = Record<
  Exclude<keyof Given, Elsewhere | 'known'>,
  unknown
> &
  Record<string, unknown>
