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
/** A write resolves only once it is on the disk. */
const onDisk = { durability: 'strict' } as const

/** Opens the database. An index lists equal items by their place, which is the order in which they were made. */
const open = (): Promise<IDBPDatabase<Kept>> =>
  openDB<Kept>('nivas-outbox', 1, {
    upgrade(db) {
      const items = db.createObjectStore(STORE, { keyPath: 'place', autoIncrement: true })
      items.createIndex('key', 'key', { unique: true })
      items.createIndex('call', ['state', 'call'])
      items.createIndex('area', ['state', 'area'])
    },
    // Closes the connection, so that a later version of the product can upgrade the database.
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

/** Returns the item without a place, which the database then assigns. */
const unplaced = (item: Item) => {
  const { place: _, ...value } = item as Placed
  return value as Placed
}

/** The items of this browser, which survive its tabs and its restart. */
export const browserStore = {
  async next(calls, without) {
    const items = (await database()).transaction(STORE).store.index('call')
    const first = async (call: string) => {
      const some = await items.getAll(['waiting', call], without.size + 1)
      return some.find(({ key }) => !without.has(key))
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
  /** Moves an item to the end. */
  async putLast(item: Item) {
    const change = (await database()).transaction(STORE, 'readwrite', onDisk)
    const place = await change.store.index('key').getKey(item.key)
    if (place !== undefined) await change.store.delete(place)
    await change.store.add(unplaced(item))
    await change.done
  },
  /** Adds an item at the end, unless it is already stored, in which case its state may have changed here. */
  async add(item: Item) {
    const change = (await database()).transaction(STORE, 'readwrite', onDisk)
    const place = await change.store.index('key').getKey(item.key)
    if (place === undefined) await change.store.add(unplaced(item))
    await change.done
  },
  async remove(key) {
    // An item that returns after a power cut is sent again, and the server recognizes its key.
    const change = (await database()).transaction(STORE, 'readwrite')
    const place = await change.store.index('key').getKey(key)
    if (place !== undefined) await change.store.delete(place)
    await change.done
  },
  /** Returns the first items of an area and state, in the order in which they were made. */
  async first(area: string, state: Item['state'], most: number): Promise<Item[]> {
    return (await database()).getAllFromIndex(STORE, 'area', [state, area], most)
  },
  /** Returns the number of items of an area or of a call, by state. */
  async count(by: 'area' | 'call', name: string) {
    const db = await database()
    const of = (state: Item['state']) => db.countFromIndex(STORE, by, [state, name])
    const [waiting, refused] = await Promise.all([of('waiting'), of('refused')])
    return { waiting, refused }
  },
} satisfies ItemStore & Record<string, unknown>
