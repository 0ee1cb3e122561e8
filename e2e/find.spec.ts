import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { makeCardHolder } from './card-holder.ts'
import { ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn, signInAdministratorHindi } from './staff.ts'

/** Opens the palette by its key and types; returns the lines that it shows. */
async function search(page: Page, text: string) {
  await expect(page.getByRole('button', { name: /Ctrl\+K/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /Which screen|कौन-सी स्क्रीन/ })).toBeFocused()
  await page.keyboard.type(text)
  return page.getByRole('dialog', { name: /Go to|यहाँ जाएँ/ }).getByRole('option')
}

test('Ctrl+K finds a reservation by its last digits; Enter opens its Bhent, arrows offer more', async ({
  page,
}) => {
  const { roomId } = await makeBuilding()
  const name = ownName('Kirti')
  const { application_number } = await makeHeld([roomId('101')], { name, from: 0, to: 1 })
  await signIn(page)
  await open(page, '/dashboard')
  const lines = await search(page, '')
  await test.step('Tab does not stop at the list of all screens, which only scrolls', async () => {
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('listbox', { name: 'Screens and records' })).not.toBeFocused()
    }
    await page.getByRole('combobox', { name: /Which screen/ }).focus()
  })
  await page.keyboard.type(application_number.slice(-6))
  await expect(lines.first()).toContainText(name)
  await expect(lines.first()).toContainText('Collect Bhent')
  await expectAccessible(page, 'records in the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Reservation Payment' })).toContainText(name)
  await page.keyboard.press('Escape')

  await search(page, name)
  await expect(lines.first()).toContainText(application_number)
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toContainText('Show in the list')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(application_number) })).toBeVisible()
})

test('a customer is found in Hindi, and a stay is booked with the card', async ({ page }) => {
  const holder = await makeCardHolder()
  await makeBuilding()
  await signInAdministratorHindi(page)
  await open(page, '/dashboard')
  const lines = await search(page, holder.id_card_no.toLowerCase())
  await expect(lines.first()).toContainText('ठहराव बुक करें')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'कमरे अपने आप चुनें' })).toBeEnabled()
  await page.keyboard.press('F2')
  await expect(page.getByRole('dialog').getByLabel('फ़ोन')).toHaveValue(holder.phone)
})
