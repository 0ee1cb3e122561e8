import { type DBSchema, openDB } from 'idb'
import { browserStore } from './browser-store.ts'
import { type EarlierRefusal, readRefusal } from './earlier-refusal.ts'
import type { Item } from './item.ts'

/** An entry as earlier versions of this page kept it, when only the gate had a queue. */
type Entry = Omit<Item, 'area' | 'refusal'> & {
  place: number
  name: string
  people: number
  refusal?: Item['refusal'] | EarlierRefusal
}

interface Earlier extends DBSchema {
  entries: { key: number; value: Entry }
}

/** The item that an earlier entry is. */
export function itemOf({ place: _, name: _name, people: _people, refusal, call, ...entry }: Entry): Item {
  return {
    ...entry,
    area: 'gate',
    call: `gate.${call}`,
    ...(refusal && { refusal: readRefusal(refusal) }),
  }
}

/** Their database; undefined where there is none, which is not made by looking. */
const earlier = () =>
  openDB<Earlier>('nivas-gate', 1, {
    upgrade: (_db, _from, _to, change) => {
      change.done.catch(() => undefined)
      change.abort()
    },
  }).catch(() => undefined)

/**
 * Takes over what an earlier version of this page keeps. Each is on the disk here before it leaves there; what is taken over
 * twice has one key. A page of that version may still be open, and keep more: its database stays, and this is done again.
 */
export const takeOverEarlier = (): Promise<void> =>
  navigator.locks.request('nivas-outbox-earlier', async () => {
    const from = await earlier()
    if (!from) return
    try {
      for (const entry of await from.getAll('entries')) {
        await browserStore.add(itemOf(entry))
        await from.delete('entries', entry.place)
      }
    } finally {
      from.close()
    }
  })
