import { storedValue, storeValue } from './stored-value.ts'
import { newUuid } from './submission.ts'

const STORAGE_KEY = 'nivas.till'

/** Whether a stored value is a key. The server refuses every write of a till with any other value. */
const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

/** The longest wait in ms for the database, which must not hold up the first call. */
const PATIENCE = 3_000

let till: Promise<string> | undefined
let knownKey: string | undefined

/**
 * Returns the key of the till once it is known. A request that does not have to wait for a promise is sent before the
 * page renders, not after.
 */
export const tillKeyNow = (): string | undefined => knownKey

/**
 * Returns this browser's key, which separates its cash sessions from those of other tills: `X-Till`. Without storage
 * each page has a new key.
 */
export function tillKey(): Promise<string> {
  till ??= known().then((key) => {
    knownKey = key
    return key
  })
  return till
}

async function known(): Promise<string> {
  const stored = storedValue(STORAGE_KEY)
  const here = isKey(stored) ? stored : undefined
  const key = here ?? newUuid()
  // A browser writes its local storage to the disk only after some seconds. A till that loses power before that would
  // get a different key, and so a different session. The database therefore has the key on the disk before its first
  // use.
  const onDisk = keyOnDisk(key).catch(() => key)
  if (here) return here
  const first = await Promise.race([
    onDisk,
    new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, key)),
  ])
  storeValue(STORAGE_KEY, first)
  return first
}

/** Returns the key in this browser's database, or stores the given key there if it has none. */
const keyOnDisk = (key: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('nivas-this-till', 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore('till')
    opening.onsuccess = () => {
      const db = opening.result
      const change = db.transaction('till', 'readwrite', { durability: 'strict' })
      const found = change.objectStore('till').get('key')
      found.onsuccess = () => {
        if (!isKey(found.result)) change.objectStore('till').put(key, 'key')
      }
      change.oncomplete = () => {
        resolve(isKey(found.result) ? found.result : key)
        db.close()
      }
      change.onabort = () => {
        reject(change.error)
        db.close()
      }
    }
  })
