import type { Item, ItemStore, Refusal } from './item.ts'

/** What became of sending an item: after 'later' it is sent again, since it may have been written down or not. */
export type Outcome =
  /** 'not theirs': who is signed in may not send it, so it was not sent. */
  | { is: 'sent' | 'later' | 'signed out' | 'not theirs' }
  /** `perhaps`: the server failed at it, which may be its own fault. */
  | { is: 'refused'; refusal: Refusal; perhaps?: true }

/** So often a server may fail at one item before somebody has to look at it. */
const MOST_FAILURES = 5

/** So many items that come to 'later' in one round mean that the server is away, and not that one item is at fault. */
const AWAY = 2

/**
 * Makes the function that sends what waits for these calls, in its order, until nothing does. An item leaves the store only
 * when the server has answered for it; whatever is lost between, it is sent again by the same key, which the server writes
 * down once. What is refused is kept with its reason. An item that fails is left for the next round, and those behind it go on.
 */
export function sender(
  store: ItemStore,
  send: (item: Item) => Promise<Outcome>,
  onChange: () => void = () => {},
) {
  const failures = new Map<string, number>()

  /** Resolves to why it stopped, and how many it sent. `calls` is asked anew for each: who is signed in may change. */
  return async function sendAll(
    calls: () => readonly string[],
  ): Promise<{ why: 'done' | 'later' | 'signed out'; sent: number }> {
    /** What this round has come past. */
    const passed = new Set<string>()
    for (let sent = 0, later = 0, failed = 0; ; ) {
      const item = await store.next(calls(), passed)
      if (!item) return { why: later + failed > 0 ? 'later' : 'done', sent }
      const outcome = await send(item)
      if (outcome.is === 'signed out') return { why: outcome.is, sent }
      if (outcome.is === 'sent') {
        await store.remove(item.key)
        sent += 1
      } else if (outcome.is === 'refused') {
        const times = (failures.get(item.key) ?? 0) + 1
        failures.set(item.key, times)
        if (outcome.perhaps && times < MOST_FAILURES) {
          passed.add(item.key)
          failed += 1
          continue
        }
        failures.delete(item.key)
        await store.put({ ...item, state: 'refused', refusal: outcome.refusal })
      } else {
        passed.add(item.key)
        if (outcome.is === 'not theirs') continue
        later += 1
        if (later === AWAY) return { why: 'later', sent }
      }
      onChange()
    }
  }
}
