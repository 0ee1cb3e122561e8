import { type DBSchema, openDB } from 'idb'
import { browserStore } from './browser-store.ts'
import { type EarlierRefusal, readRefusal } from './earlier-refusal.ts'
import type { Item } from './item.ts'

/** An entry in the format of earlier versions, in which only the gate had a queue. */
type Entry = Omit<Item, 'area' | 'refusal'> & {
  place: number
  name: string
  people: number
  refusal?: Item['refusal'] | EarlierRefusal
}

interface Earlier extends DBSchema {
  entries: { key: number; value: Entry }
}

/** Turns an earlier entry into an item. */
export function itemOf({ place: _, name: _name, people: _people, refusal, call, ...entry }: Entry): Item {
  return {
    ...entry,
    area: 'gate',
    call: `gate.${call}`,
    ...(refusal && { refusal: readRefusal(refusal) }),
  }
}

/**
 * Opens the earlier database. Returns undefined if it does not exist. Opening must not create it, and aborting its
 * upgrade holds up other openings, so the list of databases is checked first if the browser has one.
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
 * Takes over the entries that an earlier version of this page stored. Each entry is on the disk here before it is
 * deleted there. An entry that is taken over twice has the same key, so it is stored once. A page of the earlier
 * version may still be open and store more entries, so its database is kept and this is repeated.
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
