import { expect, type Page } from '@playwright/test'

/** Returns all drafts that the browser has stored on its disk. */
export const storedDrafts = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('nivas-drafts')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const all = await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction('drafts').objectStore('drafts').getAll()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    db.close()
    return JSON.stringify(all)
  })

/** Waits until the browser has stored the last input. `waitForFunction` does not wait for promises. */
export const isStored = (page: Page, text: string) => expect.poll(() => storedDrafts(page)).toContain(text)
