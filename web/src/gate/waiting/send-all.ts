import type { Entry, EntryStore, Refusal } from './entry.ts'

/** What became of sending an entry: nobody may know ('later'), and then it is sent again. */
export type Outcome =
  | { is: 'sent' | 'later' | 'signed out' }
  /** `perhaps`: the server failed at it, which may be its own fault. */
  | { is: 'refused'; refusal: Refusal; perhaps?: true }

/** So often a server may fail at one entry before somebody has to look at it, and those behind it go on. */
const MOST_FAILURES = 5

/**
 * Makes the function that sends what waits, in its order, until nothing does. An entry leaves the store only when the
 * server has answered for it; whatever is lost between, it is sent again by the same key, which the server writes down
 * once. What is refused is kept with its reason, and stops nothing.
 */
export function sender(
  store: EntryStore,
  send: (entry: Entry) => Promise<Outcome>,
  onChange: () => void = () => {},
) {
  const failures = new Map<string, number>()

  /** Resolves to why it stopped, and how many it sent. */
  return async function sendAll(): Promise<{ why: 'done' | 'later' | 'signed out'; sent: number }> {
    for (let sent = 0; ; ) {
      const entry = await store.next()
      if (!entry) return { why: 'done', sent }
      const outcome = await send(entry)
      if (outcome.is === 'sent') {
        await store.remove(entry.key)
        sent += 1
      } else if (outcome.is === 'refused') {
        const failed = (failures.get(entry.key) ?? 0) + 1
        failures.set(entry.key, failed)
        if (outcome.perhaps && failed < MOST_FAILURES) return { why: 'later', sent }
        failures.delete(entry.key)
        await store.put({ ...entry, state: 'refused', refusal: outcome.refusal })
      } else return { why: outcome.is, sent }
      onChange()
    }
  }
}
