/** A key that comes sooner than this after the one before, in milliseconds, was typed by a scanner. */
const FAST = 60
/** So many fast keys in a row no hand types. */
const RUN = 10
/** Longer than this (specification, section 6) and what a scanner typed is a code, not an id. */
const ID = 15
/** A scanner that is silent for so long, in milliseconds, has typed the whole code. */
const PAUSE = 200

/** What to do with a key: let it through, take a blank for it, or read what stands in the field. */
export type Deed = 'pass' | 'blank' | 'read'

const isOneLine = (text: string) => /^[\d\s-]*$/.test(text) || text.trim().length <= ID

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
  const forget = () => {
    clearTimeout(pause)
    pause = undefined
    fast = 0
  }
  return {
    /** A key went down at `at` milliseconds, before it changes the field's `text`. */
    key(key: string, at: number, text: string): Deed {
      fast = at - last < FAST ? fast + 1 : 0
      last = at
      const isScanner = fast >= RUN
      if (key === 'Enter') {
        if (!isScanner || isOneLine(text)) return 'read'
        wait()
        return 'blank'
      }
      if (key === 'Tab' && isScanner && text !== '') {
        wait()
        return 'blank'
      }
      return 'pass'
    },
    /** The field's text has changed. */
    typed(text: string) {
      if (pause !== undefined || (fast >= RUN && text.trim().length > ID)) wait()
    },
    /** What stood there was read or taken away. */
    forget,
  }
}
