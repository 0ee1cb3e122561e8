/** A typed character and its time, in ms. */
export type Key = { char: string; at: number }

/** The longest pause between a scanner's characters, in ms; a person types more slowly. */
const FAST = 50
/** The shortest text that counts as a scan; shorter ones are amounts, typed quickly. */
const SHORTEST = 6

/** The longest pause, in ms, of a slower radio scanner, and the shortest text that a person cannot type at its pace. */
const SLOW = 90
const SHORTEST_SLOW = 8

/** The longest pause within a code that the till knows, in ms. */
const PAUSE = 300

/** Counts the last keys before Enter whose pauses are all shorter than `pause`. */
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
 * Returns how many of the last keys before Enter come from a scanner; 0 if they were typed. To distinguish short codes
 * and slow scanners from typed amounts, it compares them with the codes that the till knows.
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
