import { expect, type Page, test } from '@playwright/test'
import { makeCardHolder } from './card-holder.ts'
import { openTill } from './pos.ts'
import { signIn } from './staff.ts'

/** Gives a till a card that is no longer in the registry, and makes it fetch the registry at the next opportunity. */
const storeRemovedCard = (page: Page, cardno: string) =>
  page.evaluate(
    (card) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('nivas-till')
        opening.onsuccess = () => {
          const change = opening.result.transaction(['cards', 'notes'], 'readwrite')
          change.objectStore('cards').put({ key: card.toLowerCase(), cardno: card, name: 'Removed' })
          change.objectStore('notes').delete('cards')
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    cardno,
  )

/** Returns which of these cards the till knows, or undefined until it has fetched the registry. */
const known = (page: Page, cards: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      new Promise<string[] | undefined>((done) => {
        const opening = indexedDB.open('nivas-till')
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['cards', 'notes'])
          const note = reading.objectStore('notes').get('cards')
          const keys = reading.objectStore('cards').getAllKeys()
          reading.oncomplete = () => {
            opening.result.close()
            done(note.result && wanted.filter((card) => keys.result.includes(card.toLowerCase())))
          }
        }
      }),
    cards,
  )

test('a till forgets a card that was removed from the registry, at its start and when its connection is back', async ({
  page,
  context,
}) => {
  test.slow()
  const { id_card_no } = await makeCardHolder()
  await signIn(page)
  await openTill(page, 2)
  const cards = [id_card_no, 'REMOVED-1']
  const isForgotten = () => expect.poll(() => known(page, cards), { timeout: 30_000 }).toEqual([id_card_no])
  await expect.poll(() => known(page, cards), { timeout: 30_000 }).toBeDefined()
  await storeRemovedCard(page, 'REMOVED-1')
  await page.reload()
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  await isForgotten()

  const cutOff = page.getByText('No connection: sales are stored here')
  await context.setOffline(true)
  await expect(cutOff).toBeVisible({ timeout: 30_000 })
  await storeRemovedCard(page, 'REMOVED-1')
  await context.setOffline(false)
  await expect(cutOff).toHaveCount(0, { timeout: 30_000 })
  await isForgotten()
})
