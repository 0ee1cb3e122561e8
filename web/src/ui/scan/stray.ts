/** In ms: a key that follows the one before sooner than this was typed by a scanner. */
const FAST = 60
/** More digits than any field takes, and fewer than any code has. */
const DIGITS = 16

/** Keys that follow each other as a scanner types them, and what their field held before. */
type Burst<F> = { field: F; before: string; text: string; at: number }

/** Recognises the beginning of a card's code that is typed into a field for something else. */
export function createStray<F>() {
  let burst: Burst<F> | undefined
  return {
    /** A character is about to be typed into a field; returns the burst it belongs to once that is a code. */
    key(char: string, at: number, field: F, value: string): Burst<F> | undefined {
      const goesOn = burst !== undefined && burst.field === field && at - burst.at < FAST
      burst =
        goesOn && burst ? { ...burst, text: burst.text + char, at } : { field, before: value, text: char, at }
      // No field takes this character: it begins the code of an older card.
      return char === '<' || new RegExp(`^\\d{${DIGITS}}$`).test(burst.text) ? burst : undefined
    },
    forget() {
      burst = undefined
    },
  }
}
