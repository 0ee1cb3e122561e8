/** In ms: a key that follows the one before sooner than this was typed by a scanner. */
const FAST = 60
/** In ms: the longest pause of a scanner before the Enter that ends its code. */
const BEFORE_ENTER = 300
/** In characters: the shortest code of a card; a hand can type fewer keys as fast as a scanner. */
const SHORTEST = 5

/** Keys that follow each other as a scanner types them, and what their field held before. */
type Burst<F> = { field: F; before: string; text: string; began: number; at: number }

/** More digits than any field takes, and fewer than any code has; or the beginning of an older card. */
const CODE = /<|^\d{16}/
const CODE_BESIDE_SIGNS = /<[/?A-Za-z]|^\d{16}/

/**
 * Recognises a card's code that is typed into a field for something else.
 *
 * @param takesSigns a field may have '< 90': '<' alone begins no code. Elsewhere it does, also where a busy PC reads the
 * next key late
 */
export function createStray<F>({ takesSigns = false }: { takesSigns?: boolean } = {}) {
  const isCode = (text: string) => (takesSigns ? CODE_BESIDE_SIGNS : CODE).test(text)
  let burst: Burst<F> | undefined
  return {
    /** A character is about to be typed into a field; returns the burst it belongs to once that is a code. */
    key(char: string, at: number, field: F, value: string): Burst<F> | undefined {
      const goesOn = burst !== undefined && burst.field === field && at - burst.at < FAST
      burst =
        goesOn && burst
          ? { ...burst, text: burst.text + char, at }
          : { field, before: value, text: char, began: at, at }
      return isCode(burst.text) ? burst : undefined
    },
    /** Enter is about to be pressed in a field; returns the burst that it ends if that is a code, by default also a short one. */
    enter(at: number, field: F, short = true): Burst<F> | undefined {
      const ends = burst !== undefined && burst.field === field && at - burst.at < BEFORE_ENTER
      burst = ends && burst ? { ...burst, at } : undefined
      const isShortCode = (text: string) => text.length >= SHORTEST && /\d/.test(text)
      return burst && (isCode(burst.text) || (short && isShortCode(burst.text))) ? burst : undefined
    },
    forget() {
      burst = undefined
    },
  }
}
