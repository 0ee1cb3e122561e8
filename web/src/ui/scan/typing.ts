/** In milliseconds: a key that follows the one before sooner than this was typed by a scanner. */
const FAST = 60
/** The number of fast keys, without a long pause among them, that only a scanner types: a busy PC delays some. */
const RUN = 10
/** The longest id (specification, section 6); a longer text of a scanner is a code. */
const ID = 15
/** The number of fast keys, with the Enter after them, that no person types at the end of a number. */
const BURST = 4
/** In milliseconds: no scanner pauses so long within a code, and no person reaches for one sooner. */
const APART = 500
/** In milliseconds: after this pause a scanner has typed the whole code. */
const PAUSE = 1_000

/** The handling of a key: let it through, replace it by a blank, or read the field's text. */
export type Deed = 'pass' | 'blank' | 'read'

/** No person types this beginning, so it is a code even from a slow scanner. */
const isCode = (text: string) => text.trimStart().startsWith('<')
/** The declaration has another end. */
const isWhole = (text: string) => /(\/|<\/\w+)>\s*$/.test(text)
/** Short enough for a typed id. */
export const isShort = (text: string) => text.trim().length <= ID
const isOneLine = (text: string) => /^[\d\s-]*$/.test(text) || isShort(text)

/**
 * Distinguishes a scanner's typing from a person's, by its speed. Enter reads the input, and never submits a
 * form; but within a code of letters it may be a line end, so there the reading waits for a pause. So does a
 * scanner that types no Enter. A scanner's Tab is a blank; a person's leaves the field.
 *
 * @param read called when a pause shows that the code is whole
 */
export function createTyping(read: () => void) {
  let last = Number.NEGATIVE_INFINITY
  let fast = 0
  /** The fast keys since the last long pause. */
  let quick = 0
  /** The length of the text before the last long pause. */
  let before = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(read, PAUSE)
  }
  return {
    /** A key was pressed at `at` milliseconds, before it changes the field's `text`. */
    key(key: string, at: number, text: string): Deed {
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
     * What a scanner typed last, when its Enter was the last key: a person had typed half a number before, which
     * would become a part of the scanned one. Otherwise the whole text.
     */
    scanned: (text: string): string => (fast >= BURST ? text.slice(before) : text),
    /**
     * The field's text has changed. A text that comes before any key is the first half of what is being typed: its
     * field was drawn anew meanwhile.
     */
    typed(text: string, at = last) {
      if (last === Number.NEGATIVE_INFINITY) last = at
      if (pause !== undefined || (quick >= RUN && !isShort(text))) wait()
    },
    /** The field's text was read or removed. */
    forget() {
      clearTimeout(pause)
      pause = undefined
      fast = 0
      quick = 0
      before = 0
    },
  }
}
