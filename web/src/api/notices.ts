import type { PlainKey } from '@nivas/contract/texts.ts'
import { createStore } from './store.ts'

/** More notices would hide the screen; the oldest is removed. */
const MOST = 4

type Kind = 'success' | 'failure'
/**
 * An action for the notice: 'Undo'. Its key acts from everywhere: a notice stands behind all else for Tab, and outside of
 * a dialog that is open.
 */
type Offer = { label: PlainKey; onClick: () => void; hotkey?: string }
export type Notice = { id: number; kind: Kind; text: string; offer?: Offer | undefined }

/** The notices on the screen, the newest last. */
export const notices = createStore<readonly Notice[]>([])
let lastId = 0

/** A repeated text is shown once, and read out again. */
function add(kind: Kind, text: string, offer?: Offer) {
  lastId += 1
  const id = lastId
  const others = notices.get().filter((notice) => notice.text !== text)
  notices.set([...others, { id, kind, text, offer }].slice(-MOST))
  return {
    dismiss: () => dismiss(id),
    /** Removes the button: its time is over, or its screen closes before it was pressed. */
    withdrawOffer: () =>
      notices.set(notices.get().map((one) => (one.id === id ? { ...one, offer: undefined } : one))),
  }
}

/** Removes a notice; one that is gone already stays so. */
export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))

/**
 * A screen was left: its failures go with it, since on the next one they would cover what they do not concern. One with
 * an offer stays.
 */
export function leaveFailures(): void {
  const stays = ({ kind, offer }: Notice) => kind !== 'failure' || offer !== undefined
  if (!notices.get().every(stays)) notices.set(notices.get().filter(stays))
}

/** Shows a notice, from anywhere; texts are translated already. `offer` is a button beside the text. */
export const notify = {
  /** Closes by itself, with an offer once that is withdrawn. */
  success: (text: string, offer?: Offer) => add('success', text, offer),
  /** Stays until it is dismissed, or another screen is opened. */
  failure: (text: string, offer?: Offer) => add('failure', text, offer),
}

/**
 * The notice of an action that is repeated, such as a search: the next one takes it away, so that it does not stand beside
 * another outcome.
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
