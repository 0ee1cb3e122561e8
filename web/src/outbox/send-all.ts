import type { Item, ItemStore, Refusal } from './item.ts'

/** The result of sending an item. After 'later' it is sent again, since it may have been written or not. */
export type Outcome =
  /** 'not theirs': the signed-in user may not send the item, as this page or the server knows. */
  | { is: 'sent' | 'later' | 'signed out' | 'not theirs' }
  /** `perhaps`: the server failed, and the fault may be in the server, not in the item. */
  | { is: 'refused'; refusal: Refusal; perhaps?: true }

/** The number of failures of one item after which the user has to correct it; one in order is sent until it is taken. */
const MOST_FAILURES = 5

/** The number of items with 'later' in one round that mean that the server is down, not that one item is at fault. */
const AWAY = 2

/** The number of failures in a row that mean that the server is at fault, so that it must not put all items aside. */
const AT_FAULT = 3

/**
 * Makes the function that sends the waiting items of these calls in their order until none is left. An item leaves the
 * store only when the server has answered for it. After a lost answer it is sent again with the same key, which the
 * server writes once. A refused item is stored with its reason. An item that fails is left for the next round, and the
 * items behind it are sent.
 *
 * @param inOrder returns whether later items of the same call build on this item and wait for it
 */
export function sender(
  store: ItemStore,
  send: (item: Item) => Promise<Outcome>,
  onChange: () => void = () => {},
  inOrder: (item: Item) => boolean = () => false,
) {
  const failures = new Map<string, number>()

  /**
   * Resolves to why it stopped and how many items it sent. `calls` is read again for each item, because the signed-in
   * user may change.
   */
  return async function sendAll(
    calls: () => readonly string[],
  ): Promise<{ why: 'done' | 'later' | 'signed out'; sent: number }> {
    /** The keys of the items that this round has skipped. */
    const passed = new Set<string>()
    /** The calls whose items wait for an item that was not sent. */
    const held = new Set<string>()
    const hold = (item: Item) => {
      if (inOrder(item)) held.add(item.call)
    }
    for (let sent = 0, later = 0, failed = 0, inARow = 0; ; ) {
      const item = await store.next(
        calls().filter((call) => !held.has(call)),
        passed,
      )
      if (!item) return { why: later + failed > 0 ? 'later' : 'done', sent }
      const outcome = await send(item)
      if (outcome.is === 'signed out') return { why: outcome.is, sent }
      if (outcome.is === 'sent') {
        await store.remove(item.key)
        sent += 1
        inARow = 0
      } else if (outcome.is === 'refused') {
        hold(item)
        const times = (failures.get(item.key) ?? 0) + 1
        failures.set(item.key, times)
        if (outcome.perhaps && (inOrder(item) || times < MOST_FAILURES)) {
          passed.add(item.key)
          failed += 1
          inARow += 1
          if (inARow === AT_FAULT) return { why: 'later', sent }
          continue
        }
        if (!outcome.perhaps) inARow = 0
        failures.delete(item.key)
        await store.put({ ...item, state: 'refused', refusal: outcome.refusal })
      } else {
        passed.add(item.key)
        hold(item)
        if (outcome.is === 'not theirs') continue
        later += 1
        if (later === AWAY) return { why: 'later', sent }
      }
      onChange()
    }
  }
}
