/** A character that was typed, and when, in ms. */
export type Key = { char: string; at: number }

/** In ms: a scanner's characters follow each other faster than a person types. */
const FAST = 50
/** Shorter texts are amounts, typed quickly. */
const SHORTEST = 6

/** In ms: scanners by radio are slower, but no person types this many characters at their pace. */
const SLOW = 90
const SHORTEST_SLOW = 8

/** In ms: the longest pause within a code that the till knows. */
const PAUSE = 300

/** How many of the last keys follow each other, and this Enter, within a pause. */
function lengthWithin(keys: readonly Key[], enterAt: number, pause: number): number {
  let [length, next] = [0, enterAt]
  for (let at = keys.length - 1; at >= 0; at -= 1) {
    const key = keys[at]
    if (!key || next - key.at >= pause) break
    length += 1
    next = key.at
  }
  return length
}

/**
 * How many of the last keys before an Enter come from a scanner; 0: they were typed. Short codes, and those of
 * scanners that type slowly, are distinguished from amounts by the codes that the till knows.
 */
export function scannedLength(
  keys: readonly Key[],
  enterAt: number,
  isKnown: (code: string) => boolean,
): number {
  const fast = lengthWithin(keys, enterAt, FAST)
  if (fast >= SHORTEST) return fast
  const slow = lengthWithin(keys, enterAt, SLOW)
  if (slow >= SHORTEST_SLOW) return slow
  const all = keys.map(({ char }) => char)
  const known = (length: number) => length > 0 && isKnown(all.slice(-length).join(''))
  if (known(fast)) return fast
  for (let length = lengthWithin(keys, enterAt, PAUSE); length >= SHORTEST; length -= 1)
    if (known(length)) return length
  return 0
}
