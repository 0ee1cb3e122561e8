/** A key that comes sooner than this after the one before, in milliseconds, was typed by a scanner. */
const FAST = 60
/** So many fast keys in a row no hand types. */
const RUN = 10
/** Longer than this (specification, section 6) and what a scanner typed is a code, not an id. */
const ID = 15
/** A scanner that is silent for so long, in milliseconds, has typed the whole code. */
const PAUSE = 1_000

/** What to do with a key: let it through, take a blank for it, or read what stands in the field. */
export type Deed = 'pass' | 'blank' | 'read'

/** No hand begins with this, however slow the scanner is. */
const isCode = (text: string) => text.trimStart().startsWith('<')
/** The declaration ends in another way. */
const isWhole = (text: string) => /(\/|<\/\w+)>\s*$/.test(text)
/** Short enough for an id that a hand types. */
export const isShort = (text: string) => text.trim().length <= ID
const isOneLine = (text: string) => /^[\d\s-]*$/.test(text) || isShort(text)

/**
 * Tells a scanner's typing from a hand's, by its speed. Enter reads what was typed, and never submits a form; but within
 * a code of letters it may be a line end, after which more comes, so there the reading waits for a pause. So does a
 * scanner that types no Enter. A scanner's Tab is a blank; a hand's leaves the field.
 *
 * @param read called when a pause says that the code is whole
 */
export function createTyping(read: () => void) {
  let last = Number.NEGATIVE_INFINITY
  let fast = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(read, PAUSE)
  }
  return {
    /** A key went down at `at` milliseconds, before it changes the field's `text`. */
    key(key: string, at: number, text: string): Deed {
      fast = at - last < FAST ? fast + 1 : 0
      last = at
      const isScanner = fast >= RUN || isCode(text)
      if (key === 'Enter' && (!isScanner || isOneLine(text) || isWhole(text))) return 'read'
      if (key !== 'Enter' && !(key === 'Tab' && isScanner && text !== '')) return 'pass'
      wait()
      return 'blank'
    },
    /** The field's text has changed. */
    typed(text: string) {
      if (pause !== undefined || (fast >= RUN && !isShort(text))) wait()
    },
    /** What stood there was read or taken away. */
    forget() {
      clearTimeout(pause)
      pause = undefined
      fast = 0
    },
  }
}
