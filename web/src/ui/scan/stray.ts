/** The longest time in ms between two keys of a scanner. */
const FAST = 60
/** The longest pause in ms of a scanner before the Enter that ends its code. */
const BEFORE_ENTER = 300
/** The length in characters of the shortest code of a card. A hand can type fewer keys as fast as a scanner. */
const SHORTEST = 5

/** Keys that follow each other as fast as a scanner types, and the value of their field before them. */
type Burst<F> = { field: F; before: string; text: string; began: number; at: number }

/**
 * Matches the beginning of a code: more digits than any field takes but fewer than any code has, or the `<` of an older
 * card.
 */
const CODE = /<|^\d{16}/
const CODE_BESIDE_SIGNS = /<[/?A-Za-z]|^\d{16}/

/**
 * Recognises a card's code that is typed into a field for something else.
 *
 * @param takesSigns a field may contain a text such as '< 90', so `<` alone does not begin a code. Without it, `<`
 *   alone does, even when a busy PC handles the next key late
 */
export function createStray<F>({ takesSigns = false }: { takesSigns?: boolean } = {}) {
  const isCode = (text: string) => (takesSigns ? CODE_BESIDE_SIGNS : CODE).test(text)
  let burst: Burst<F> | undefined
  return {
    /**
     * Notes a character that is about to be typed into a field. Returns the burst that it belongs to once that is a
     * code.
     */
    key(char: string, at: number, field: F, value: string): Burst<F> | undefined {
      const goesOn = burst !== undefined && burst.field === field && at - burst.at < FAST
      burst =
        goesOn && burst
          ? { ...burst, text: burst.text + char, at }
          : { field, before: value, text: char, began: at, at }
      return isCode(burst.text) ? burst : undefined
    },
    /**
     * Notes an Enter in a field. Returns the burst that it ends if that is a code. By default a short code counts too.
     */
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
