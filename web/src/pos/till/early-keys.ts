import { isTextField, writeValue } from '../../ui/fields/write-value.ts'
import { type Key, scannedLength } from './burst.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'timeStamp'>
/** The dialogs whose first field takes the early keys. */
type Awaited = 'payment' | 'edit'

/**
 * Collects the keys that are typed after the key that opens a dialog and before the dialog appears, which a slow disk
 * may delay. They belong to the dialog, but a scan among them stays a scan.
 */
export function makeEarlyKeys() {
  let keys: Key[] | undefined
  let awaited: Awaited | undefined
  /** The text that was typed before Enter. */
  let entered: string | undefined
  const end = () => {
    keys = undefined
    awaited = undefined
    entered = undefined
  }
  return {
    /** Starts to collect, when the key of this dialog was pressed. */
    begin: (dialog: Awaited) => {
      if (keys) return
      keys = []
      awaited = dialog
    },
    isFor: (dialog: string) => awaited === dialog,
    /** Drops the collected keys, when no dialog or a different one opened. */
    end,
    isWaiting: () => keys !== undefined,
    /**
     * Collects a key. Returns the code if it is the Enter of a scan.
     *
     * @param isKnown whether the till has a product with this code
     */
    take: ({ key, timeStamp }: Pressed, isKnown: (code: string) => boolean): string | undefined => {
      if (!keys) return undefined
      if (key.length === 1) keys.push({ char: key, at: timeStamp })
      else if (key === 'Backspace') keys.pop()
      else if (key === 'Escape') [keys, entered] = [[], undefined]
      if (key !== 'Enter') return undefined
      const chars = keys.map(({ char }) => char)
      const length = scannedLength(keys, timeStamp, isKnown)
      if (length > 0) {
        keys.splice(-length)
        return chars.slice(-length).join('')
      }
      entered ??= chars.join('')
      keys = []
      return undefined
    },
    /** Types the collected keys into the focused field of the dialog, including Enter. */
    deliver: () => {
      const text = entered ?? keys?.map(({ char }) => char).join('') ?? ''
      const isEntered = entered !== undefined
      end()
      const field = document.activeElement
      if (text === '' || !isTextField(field)) return
      writeValue(field, text)
      // The form knows only in the next turn whether it can be submitted.
      if (isEntered)
        setTimeout(() =>
          field.form?.querySelector<HTMLButtonElement>('[type="submit"]:not(:disabled)')?.click(),
        )
    },
  }
}
