import type { Entry, EntryStore, Refusal } from './entry.ts'

/** What became of sending an entry: after 'later' it is sent again, since it may have been written down or not. */
export type Outcome =
  | { is: 'sent' | 'later' | 'signed out' }
  /** `perhaps`: the server failed at it, which may be its own fault. */
  | { is: 'refused'; refusal: Refusal; perhaps?: true }

/** So often a server may fail at one entry before somebody has to look at it. */
const MOST_FAILURES = 5

/** So many entries that come to 'later' in one round mean that the server is away, and not that one entry is at fault. */
const AWAY = 2

/**
 * Makes the function that sends what waits, in its order, until nothing does. An entry leaves the store only when the
 * server has answered for it; whatever is lost between, it is sent again by the same key, which the server writes down
 * once. What is refused is kept with its reason. An entry that fails is left for the next round, and those behind it go on.
 */
export function sender(
  store: EntryStore,
  send: (entry: Entry) => Promise<Outcome>,
  onChange: () => void = () => {},
) {
  const failures = new Map<string, number>()

  /** Resolves to why it stopped, and how many it sent. */
  return async function sendAll(): Promise<{ why: 'done' | 'later' | 'signed out'; sent: number }> {
    /** What this round has failed at. */
    const failed = new Set<string>()
    for (let sent = 0, later = 0; ; ) {
      const entry = await store.next(failed)
      if (!entry) return { why: failed.size > 0 ? 'later' : 'done', sent }
      const outcome = await send(entry)
      if (outcome.is === 'signed out') return { why: outcome.is, sent }
      if (outcome.is === 'sent') {
        await store.remove(entry.key)
        sent += 1
      } else if (outcome.is === 'refused') {
        const times = (failures.get(entry.key) ?? 0) + 1
        failures.set(entry.key, times)
        if (outcome.perhaps && times < MOST_FAILURES) {
          failed.add(entry.key)
          continue
        }
        failures.delete(entry.key)
        await store.put({ ...entry, state: 'refused', refusal: outcome.refusal })
      } else {
        failed.add(entry.key)
        later += 1
        if (later === AWAY) return { why: 'later', sent }
      }
      onChange()
    }
  }
}
