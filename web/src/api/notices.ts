import type { PlainKey } from '@nivas/contract/texts.ts'
import { createStore } from './store.ts'

/** The most notices at a time. More would hide the screen, so the oldest is removed. */
const MOST = 4

type Kind = 'success' | 'failure'
/**
 * A button in a notice, such as 'Undo'. Its key works from everywhere, because a notice is the last Tab stop and lies
 * outside of an open dialog.
 */
type Offer = { label: PlainKey; onClick: () => void; hotkey?: string }
export type Notice = { id: number; kind: Kind; text: string; offer?: Offer | undefined }

/** The notices on the screen, the newest last. */
export const notices = createStore<readonly Notice[]>([])
let lastId = 0

/** Adds a notice. A repeated text replaces the earlier notice, and is read aloud again. */
function add(kind: Kind, text: string, offer?: Offer) {
  lastId += 1
  const id = lastId
  const others = notices.get().filter((notice) => notice.text !== text)
  notices.set([...others, { id, kind, text, offer }].slice(-MOST))
  return {
    dismiss: () => dismiss(id),
    /** Removes the button, because its time is over or its screen closes. */
    withdrawOffer: () =>
      notices.set(notices.get().map((one) => (one.id === id ? { ...one, offer: undefined } : one))),
  }
}

/** Removes a notice, if it is still there. */
export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))

/**
 * Removes the notices of failures when the user leaves a screen, because they do not concern the next one and would
 * cover it. A notice with an offer stays.
 */
export function leaveFailures(): void {
  const stays = ({ kind, offer }: Notice) => kind !== 'failure' || offer !== undefined
  if (!notices.get().every(stays)) notices.set(notices.get().filter(stays))
}

/**
 * Shows a notice, from anywhere in the code. Texts must already be translated. `offer` is a button beside the text.
 */
export const notify = {
  /** Closes automatically. A notice with an offer closes after the offer is withdrawn. */
  success: (text: string, offer?: Offer) => add('success', text, offer),
  /** Stays until it is dismissed or another screen opens. */
  failure: (text: string, offer?: Offer) => add('failure', text, offer),
}

/**
 * Makes the notice of an action that can be repeated, such as a search. Each notice replaces the one before, so that
 * two results are not shown together.
 */
export function createOneNotice() {
  let shown: { dismiss: () => void } | undefined
  const takeAway = () => {
    shown?.dismiss()
    shown = undefined
  }
  return {
    show: (text: string): void => {
      takeAway()
      shown = notify.success(text)
    },
    takeAway,
  }
}
