import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, EntryStore } from './entry.ts'

interface Kept extends DBSchema {
  entries: { key: number; value: Entry & { place: number }; indexes: { state: string; key: string } }
}

const STORE = 'entries'
/** What is said to be kept is on the disk, not on its way there. */
const onDisk = { durability: 'strict' } as const

/** An index lists what is equal by place: in the order in which it was made. */
const open = (): Promise<IDBPDatabase<Kept>> =>
  openDB<Kept>('nivas-gate', 1, {
    upgrade(db) {
      const entries = db.createObjectStore(STORE, { keyPath: 'place', autoIncrement: true })
      entries.createIndex('state', 'state')
      entries.createIndex('key', 'key', { unique: true })
    },
    // A later version of the product waits for nobody.
    blocking: (_now, _next, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })

let opened: Promise<IDBPDatabase<Kept>> | undefined

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= open()
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** The entries of this browser: they survive its tabs, and itself. */
export const browserStore = {
  async next(without) {
    const db = await database()
    const first = await db.getAllFromIndex(STORE, 'state', 'waiting', without.size + 1)
    return first.find(({ key }) => !without.has(key))
  },
  async put(entry) {
    const change = (await database()).transaction(STORE, 'readwrite', onDisk)
    const place = await change.store.index('key').getKey(entry.key)
    const { place: _, ...value } = entry as Entry & { place?: number }
    await change.store.put((place === undefined ? value : { ...value, place }) as Entry & { place: number })
    await change.done
  },
  async remove(key) {
    // One that comes back after a power cut is sent again, and is known.
    const change = (await database()).transaction(STORE, 'readwrite')
    const place = await change.store.index('key').getKey(key)
    if (place !== undefined) await change.store.delete(place)
    await change.done
  },
  /** The first of a state, in the order in which they were made. */
  first: async (state: Entry['state'], most: number) =>
    (await database()).getAllFromIndex(STORE, 'state', state, most),
  async count() {
    const db = await database()
    const [waiting, refused] = await Promise.all(
      (['waiting', 'refused'] as const).map((state) => db.countFromIndex(STORE, 'state', state)),
    )
    return { waiting: waiting ?? 0, refused: refused ?? 0 }
  },
} satisfies EntryStore & Record<string, unknown>
