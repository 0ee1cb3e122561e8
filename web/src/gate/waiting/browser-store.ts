import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type EarlierRefusal, readRefusal } from './earlier-refusal.ts'
import type { Entry, EntryStore } from './entry.ts'

type KeptEntry = Omit<Entry, 'refusal'> & { refusal?: Entry['refusal'] | EarlierRefusal }

interface Kept extends DBSchema {
  entries: { key: number; value: KeptEntry & { place: number }; indexes: { state: string; key: string } }
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

const read = ({ refusal, ...entry }: KeptEntry & { place: number }) =>
  (refusal ? { ...entry, refusal: readRefusal(refusal) } : entry) as Entry

/** The entries of this browser: they survive its tabs, and itself. */
export const browserStore = {
  async next(without) {
    const db = await database()
    const kept = await db.getAllFromIndex(STORE, 'state', 'waiting', without.size + 1)
    const first = kept.find(({ key }) => !without.has(key))
    return first && read(first)
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
  async first(state: Entry['state'], most: number) {
    return (await (await database()).getAllFromIndex(STORE, 'state', state, most)).map(read)
  },
  async count() {
    const db = await database()
    const [waiting, refused] = await Promise.all(
      (['waiting', 'refused'] as const).map((state) => db.countFromIndex(STORE, 'state', state)),
    )
    return { waiting: waiting ?? 0, refused: refused ?? 0 }
  },
} satisfies EntryStore & Record<string, unknown>
