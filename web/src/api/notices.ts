import { createStore } from './store.ts'

/** More than these would hide the screen; the oldest gives way. */
const MOST = 4

type Kind = 'success' | 'failure'
/** What can be done about what happened: 'Undo'. An English text. */
type Offer = { label: string; onClick: () => void }
export type Notice = { id: number; kind: Kind; text: string; offer?: Offer | undefined }

export const notices = createStore<readonly Notice[]>([])
let lastId = 0

/** The same text said again is shown once, and read out again. Returns what takes its offer back. */
function add(kind: Kind, text: string, offer?: Offer): () => void {
  lastId += 1
  const id = lastId
  const others = notices.get().filter((notice) => notice.text !== text)
  notices.set([...others, { id, kind, text, offer }].slice(-MOST))
  return () =>
    notices.set(notices.get().map((notice) => (notice.id === id ? { ...notice, offer: undefined } : notice)))
}

export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))

/**
 * Tells what happened, from anywhere; texts are translated already. `offer` is a button beside the text; what is returned
 * takes the button away again, as a screen does that goes before it was pressed.
 */
export const notify = {
  /** Goes by itself. */
  success: (text: string, offer?: Offer) => add('success', text, offer),
  /** Stays until it is dismissed. */
  failure: (text: string, offer?: Offer) => add('failure', text, offer),
}
