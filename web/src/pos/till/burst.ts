/** In ms: a scanner's characters follow each other faster than anybody types. */
const GAP = 50
/** Shorter texts are amounts, typed quickly. */
const SHORTEST = 6

/** What a burst of keys has so far: how many characters, and when the last came. */
export type Burst = { length: number; at: number }

export const noBurst: Burst = { length: 0, at: Number.NEGATIVE_INFINITY }

/** The burst after a character at `at`, in ms. */
export const withKey = (burst: Burst, at: number): Burst => ({
  length: at - burst.at < GAP ? burst.length + 1 : 1,
  at,
})

/** Whether an Enter at `at` ends the burst of a scanner. */
export const isScan = ({ length, at: last }: Burst, at: number): boolean =>
  length >= SHORTEST && at - last < GAP
