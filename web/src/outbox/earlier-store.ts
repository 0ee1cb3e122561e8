import { type DBSchema, openDB } from 'idb'
import { browserStore } from './browser-store.ts'
import { type EarlierRefusal, readRefusal } from './earlier-refusal.ts'
import type { Item } from './item.ts'

/** An entry in the format of earlier versions, when only the gate had a queue. */
type Entry = Omit<Item, 'area' | 'refusal'> & {
  place: number
  name: string
  people: number
  refusal?: Item['refusal'] | EarlierRefusal
}

interface Earlier extends DBSchema {
  entries: { key: number; value: Entry }
}

/** The item of an earlier entry. */
export function itemOf({ place: _, name: _name, people: _people, refusal, call, ...entry }: Entry): Item {
  return {
    ...entry,
    area: 'gate',
    call: `gate.${call}`,
    ...(refusal && { refusal: readRefusal(refusal) }),
  }
}

/**
 * The earlier database; undefined if it does not exist. Opening must not create it, and an upgrade that is
 * aborted holds up other openings: a browser that lists its databases is asked first.
 */
async function earlier() {
  const known = await indexedDB.databases?.()
  if (known && !known.some(({ name }) => name === 'nivas-gate')) return undefined
  return openDB<Earlier>('nivas-gate', 1, {
    upgrade: (_db, _from, _to, change) => {
      change.done.catch(() => undefined)
      change.abort()
    },
  }).catch(() => undefined)
}

/**
 * Takes over the entries that an earlier version of this page stored. Each is on the disk here before it is
 * deleted there; an entry that is taken over twice has one key. A page of that version may still be open, and
 * store more: its database stays, and this is repeated.
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
