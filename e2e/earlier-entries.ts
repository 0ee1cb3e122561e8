import type { Page } from '@playwright/test'

/** Stores an entry in this page's browser in the format of earlier pages, which had a queue only for the gate. */
export const storeAsEarlier = (page: Page, visitorname: string, day: string): Promise<void> =>
  page.evaluate(
    ({ name, day }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('nivas-gate', 1)
        opening.onupgradeneeded = () => {
          const made = opening.result.createObjectStore('entries', { keyPath: 'place', autoIncrement: true })
          made.createIndex('state', 'state')
          made.createIndex('key', 'key', { unique: true })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('entries', 'readwrite')
          change.objectStore('entries').put({
            key: crypto.randomUUID(),
            call: 'createEntry',
            request: {
              id_card_no: 'IC-9',
              visitorname: name,
              houseNo: 'B-12',
              fromdate: day,
              todate: day,
              departure_time: '23:59',
              people: 1,
              issatsangi: true,
            },
            sealed: [],
            madeAt: new Date().toISOString(),
            madeBy: { id: 1, name: 'Asha' },
            name,
            people: 1,
            state: 'waiting',
          })
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { name: visitorname, day },
  )
