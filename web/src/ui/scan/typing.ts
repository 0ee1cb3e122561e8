/** The longest time in milliseconds between two keys of a scanner. */
const FAST = 60
/**
 * The number of fast keys, without a long pause between them, that only a scanner types. A busy PC delays some keys.
 */
const RUN = 10
/** The length of the longest id (specification, section 6). A longer text from a scanner is a code. */
const ID = 15
/** The number of fast keys, including the Enter after them, that no person types at the end of a number. */
const BURST = 4
/**
 * A pause in milliseconds that is longer than any within a scanned code, and shorter than any before a person reaches
 * for a scanner.
 */
const APART = 500
/** The pause in milliseconds after which a scanner has typed the whole code. */
const PAUSE = 1_000

/** How to handle a key: let it through, replace it with a blank, or read the field's text. */
export type KeyHandling = 'pass' | 'blank' | 'read'

/**
 * Returns whether the text begins as a code. No person types this beginning, so it is a code even from a slow scanner.
 */
const isCode = (text: string) => text.trimStart().startsWith('<')
/** Returns whether the text ends with the end of an XML element. The XML declaration ends differently. */
const isWhole = (text: string) => /(\/|<\/\w+)>\s*$/.test(text)
/** Returns whether the text is short enough for a typed id. */
export const isShort = (text: string) => text.trim().length <= ID
const isOneLine = (text: string) => /^[\d\s-]*$/.test(text) || isShort(text)

/**
 * Distinguishes a scanner's typing from a person's by its speed. Enter reads the input and never submits a form. Within
 * a code of letters Enter may be a line end, so the reading waits for a pause. The same pause ends the code of a
 * scanner that types no Enter. A scanner's Tab becomes a blank, and a person's Tab leaves the field.
 *
 * @param read called when a pause shows that the code is complete
 */
export function createTyping(read: () => void) {
  let last = Number.NEGATIVE_INFINITY
  let fast = 0
  /** The number of fast keys since the last long pause. */
  let quick = 0
  /** The length of the text before the last long pause. */
  let before = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(read, PAUSE)
  }
  return {
    /** Notes a key that was pressed at `at` milliseconds, before it changes the field's `text`. */
    key(key: string, at: number, text: string): KeyHandling {
      const isFast = at - last < FAST
      fast = isFast ? fast + 1 : 0
      if (at - last > APART) {
        before = text.length
        quick = 0
      } else if (isFast) quick += 1
      last = at
      const isScanner = quick >= RUN || isCode(text)
      if (key === 'Enter' && (!isScanner || isOneLine(text) || isWhole(text))) return 'read'
      if (key !== 'Enter' && !(key === 'Tab' && isScanner && text !== '')) return 'pass'
      wait()
      return 'blank'
    },
    /**
     * Returns what a scanner typed last, if its Enter was the last key: without half a number that a person had typed
     * before, which would become a part of the scanned one. In all other cases returns the whole text.
     */
    scanned: (text: string): string => (fast >= BURST ? text.slice(before) : text),
    /**
     * Notes that the field's text has changed. A text that comes before any key is the first half of what is being
     * typed: the field was rendered again in between.
     */
    typed(text: string, at = last) {
      if (last === Number.NEGATIVE_INFINITY) last = at
      if (pause !== undefined || (quick >= RUN && !isShort(text))) wait()
    },
    /** Starts again, because the field's text was read or removed. */
    forget() {
      clearTimeout(pause)
      pause = undefined
      fast = 0
      quick = 0
      before = 0
    },
  }
}
