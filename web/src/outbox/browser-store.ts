import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Item, ItemStore } from './item.ts'

type Placed = Item & { place: number }

interface Kept extends DBSchema {
  items: {
    key: number
    value: Placed
    indexes: { key: string; call: [Item['state'], string]; area: [Item['state'], string] }
  }
}

const STORE = 'items'
/** What is said to be kept is on the disk, not on its way there. */
const onDisk = { durability: 'strict' } as const

/** An index lists what is equal by place: in the order in which it was made. */
const open = (): Promise<IDBPDatabase<Kept>> =>
  openDB<Kept>('nivas-outbox', 1, {
    upgrade(db) {
      const items = db.createObjectStore(STORE, { keyPath: 'place', autoIncrement: true })
      items.createIndex('key', 'key', { unique: true })
      items.createIndex('call', ['state', 'call'])
      items.createIndex('area', ['state', 'area'])
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

/** The place is given by the database. */
const unplaced = (item: Item) => {
  const { place: _, ...value } = item as Placed
  return value as Placed
}

/** The items of this browser: they survive its tabs, and itself. */
export const browserStore = {
  async next(calls, without) {
    const items = (await database()).transaction(STORE).store.index('call')
    const first = async (call: string) => {
      const kept = await items.getAll(['waiting', call], without.size + 1)
      return kept.find(({ key }) => !without.has(key))
    }
    const found = await Promise.all(calls.map(first))
    return found
      .filter((item) => item !== undefined)
      .reduce<Placed | undefined>((one, other) => (one && one.place < other.place ? one : other), undefined)
  },
  async put(item) {
    const change = (await database()).transaction(STORE, 'readwrite', onDisk)
    const place = await change.store.index('key').getKey(item.key)
    await change.store.put(place === undefined ? unplaced(item) : { ...item, place })
    await change.done
  },
  /** Adds it at the end, unless it is there: it may have gone on here since. */
  async add(item: Item) {
    const change = (await database()).transaction(STORE, 'readwrite', onDisk)
    const place = await change.store.index('key').getKey(item.key)
    if (place === undefined) await change.store.add(unplaced(item))
    await change.done
  },
  async remove(key) {
    // One that comes back after a power cut is sent again, and is known.
    const change = (await database()).transaction(STORE, 'readwrite')
    const place = await change.store.index('key').getKey(key)
    if (place !== undefined) await change.store.delete(place)
    await change.done
  },
  /** The first of an area and state, in the order in which they were made. */
  async first(area: string, state: Item['state'], most: number): Promise<Item[]> {
    return (await database()).getAllFromIndex(STORE, 'area', [state, area], most)
  },
  async count(area: string) {
    const db = await database()
    const of = (state: Item['state']) => db.countFromIndex(STORE, 'area', [state, area])
    const [waiting, refused] = await Promise.all([of('waiting'), of('refused')])
    return { waiting, refused }
  },
} satisfies ItemStore & Record<string, unknown>
