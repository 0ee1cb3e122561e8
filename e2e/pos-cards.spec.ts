import { expect, type Page, test } from '@playwright/test'
import { makeCardHolder } from './card-holder.ts'
import { openTill } from './pos.ts'
import { signIn } from './staff.ts'

/** Gives a till a card that the registry has no longer, and has it fetch the registry at its next occasion. */
const keepRemoved = (page: Page, cardno: string) =>
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

/** Which of these cards the till knows; undefined until it has fetched the registry. */
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

test('a card that was removed from the registry is forgotten by a till, and the others are kept', async ({
  page,
}) => {
  const { id_card_no } = await makeCardHolder()
  await signIn(page)
  await openTill(page, 2)
  const cards = [id_card_no, 'REMOVED-1']
  await expect.poll(() => known(page, cards), { timeout: 30_000 }).toBeDefined()
  await keepRemoved(page, 'REMOVED-1')
  await page.reload()
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  await expect.poll(() => known(page, cards), { timeout: 30_000 }).toEqual([id_card_no])
})

test('a till that stays open fetches the registry again when its connection is back', async ({
  page,
  context,
}) => {
  const { id_card_no } = await makeCardHolder()
  await signIn(page)
  await openTill(page, 2)
  const cards = [id_card_no, 'REMOVED-2']
  await expect.poll(() => known(page, cards), { timeout: 30_000 }).toBeDefined()
  const cutOff = page.getByText('No connection: sales are kept here')
  await context.setOffline(true)
  await expect(cutOff).toBeVisible({ timeout: 30_000 })
  await keepRemoved(page, 'REMOVED-2')
  await context.setOffline(false)
  await expect(cutOff).toHaveCount(0, { timeout: 30_000 })
  await expect.poll(() => known(page, cards), { timeout: 30_000 }).toEqual([id_card_no])
})
