import type { Page } from '@playwright/test'

type Sale = { saleData: { customer: { cardno: string } | null; lines: { product: { name: string } }[] } }
type Held = { endWait?: () => void }

/** Blocks the disk of a till for its sales, as a slow disk does; the returned function releases it. */
export async function holdSales(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((isHeld) => {
        const opening = indexedDB.open('nivas-till')
        opening.onsuccess = () => {
          const change = opening.result.transaction(['sales', 'parked'], 'readwrite')
          let isOver = false
          ;(window as Held).endWait = () => {
            isOver = true
          }
          // A transaction stays open while it has pending requests.
          const ask = () => {
            isHeld()
            if (!isOver) change.objectStore('sales').get(99).onsuccess = ask
          }
          change.objectStore('sales').get(99).onsuccess = ask
          change.oncomplete = () => opening.result.close()
        }
      }),
  )
  return () => page.evaluate(() => (window as Held).endWait?.())
}

/** Returns the sales that are parked at a till: the card and the products of each. */
export const parkedAt = (page: Page): Promise<{ card: string | undefined; products: string[] }[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('nivas-till')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('parked').objectStore('parked').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const sales: Sale[] = reading.result
            done(
              sales.map(({ saleData: { customer, lines } }) => ({
                card: customer?.cardno,
                products: lines.map(({ product }) => product.name),
              })),
            )
          }
        }
      }),
  )
