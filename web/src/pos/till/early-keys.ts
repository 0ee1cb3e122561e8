import { isTextField, writeValue } from '../../ui/fields/write-value.ts'
import { type Key, scannedLength } from './burst.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'timeStamp'>
/** The dialogs whose first field is typed into. */
type Awaited = 'payment' | 'edit'

/**
 * What is typed after the key that opens a dialog and before the dialog is there, which a slow disk delays: it belongs to
 * the dialog. A scan among it stays a scan.
 */
export function makeEarlyKeys() {
  let keys: Key[] | undefined
  let awaited: Awaited | undefined
  /** What was typed before Enter. */
  let entered: string | undefined
  const end = () => {
    keys = undefined
    awaited = undefined
    entered = undefined
  }
  return {
    /** The key of this dialog was pressed: what follows is kept. */
    begin: (dialog: Awaited) => {
      if (keys) return
      keys = []
      awaited = dialog
    },
    isFor: (dialog: string) => awaited === dialog,
    /** No dialog came of it, or another one. */
    end,
    isWaiting: () => keys !== undefined,
    /**
     * Keeps a key. Returns the code when its Enter ends a scan.
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
    /** Types it into the field of the dialog that has the focus, with its Enter. */
    deliver: () => {
      const text = entered ?? keys?.map(({ char }) => char).join('') ?? ''
      const isEntered = entered !== undefined
      end()
      const field = document.activeElement
      if (text === '' || !isTextField(field)) return
      writeValue(field, text)
      // The form knows in the next turn whether it can be sent.
      if (isEntered)
        setTimeout(() =>
          field.form?.querySelector<HTMLButtonElement>('[type="submit"]:not(:disabled)')?.click(),
        )
    },
  }
}
