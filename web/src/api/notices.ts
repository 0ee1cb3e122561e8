import type { PlainKey } from '@nivas/contract/texts.ts'
import { createStore } from './store.ts'

/** More than these would hide the screen; the oldest gives way. */
const MOST = 4

type Kind = 'success' | 'failure'
/** What can be done about what happened: 'Undo'. */
type Offer = { label: PlainKey; onClick: () => void }
export type Notice = { id: number; kind: Kind; text: string; offer?: Offer | undefined }

export const notices = createStore<readonly Notice[]>([])
let lastId = 0

/** The same text again is shown once, and read out again. */
function add(kind: Kind, text: string, offer?: Offer) {
  lastId += 1
  const id = lastId
  const others = notices.get().filter((notice) => notice.text !== text)
  notices.set([...others, { id, kind, text, offer }].slice(-MOST))
  return {
    dismiss: () => dismiss(id),
    /** Takes the button away: its screen goes before it was pressed. */
    withdrawOffer: () =>
      notices.set(notices.get().map((one) => (one.id === id ? { ...one, offer: undefined } : one))),
  }
}

export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))

/** Says what happened, from anywhere; texts are translated already. `offer` is a button beside the text. */
export const notify = {
  /** Goes by itself. */
  success: (text: string, offer?: Offer) => add('success', text, offer),
  /** Stays until it is dismissed. */
  failure: (text: string, offer?: Offer) => add('failure', text, offer),
}
