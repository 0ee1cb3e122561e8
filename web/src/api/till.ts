import { storedValue, storeValue } from './stored-value.ts'
import { newUuid } from './submission.ts'

const STORAGE_KEY = 'nivas.till'

/** In ms: a database that does not answer must not hold up the first call. */
const PATIENCE = 3_000

let till: Promise<string> | undefined
let now: string | undefined

/** The same key once it is known: a request that has it leaves at once, and not after the page is drawn. */
export const tillKeyNow = (): string | undefined => now

/**
 * This browser's own key, which separates its cash sessions from those of other tills: `X-Till`. Without storage
 * it is new with each page.
 */
export function tillKey(): Promise<string> {
  till ??= known().then((key) => {
    now = key
    return key
  })
  return till
}

async function known(): Promise<string> {
  const here = storedValue(STORAGE_KEY)
  const key = here ?? newUuid()
  // A browser writes its local storage to the disk after some seconds. A till that lost power before that would
  // be another one, with another session: the database has the key on the disk before it is first used.
  const onDisk = stored(key).catch(() => key)
  if (here) return here
  const first = await Promise.race([
    onDisk,
    new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, key)),
  ])
  storeValue(STORAGE_KEY, first)
  return first
}

/** The key in the database of this browser: the one that is there, otherwise this one. */
const stored = (key: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('nivas-this-till', 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore('till')
    opening.onsuccess = () => {
      const db = opening.result
      const change = db.transaction('till', 'readwrite', { durability: 'strict' })
      const found = change.objectStore('till').get('key')
      found.onsuccess = () => {
        if (typeof found.result !== 'string') change.objectStore('till').put(key, 'key')
      }
      change.oncomplete = () => {
        resolve(typeof found.result === 'string' ? found.result : key)
        db.close()
      }
      change.onabort = () => reject(change.error)
    }
  })
