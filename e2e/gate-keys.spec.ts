import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { liveRegions } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { makeCardHolder } from './card-holder.ts'
import { countKeys } from './keys.ts'
import { office, ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'

test('a party is checked in with four keys, and a known card enters with 12', async ({ page }) => {
  await signIn(page)
  await test.step('a party is checked in at the gate with four keys: the scan’s Enter, F4, the card’s Enter, F2', async () => {
    const { roomId } = await makeBuilding()
    const holder = await makeCardHolder()
    const coming = await makeHeld([roomId('101')], { name: ownName('Asha'), from: 0, to: 1 })
    await office(reservations.takeBhent, { id: coming.id, payment_amount: coming.total_amount })
    await open(page, '/gate-reservations')
    await expect(page.getByLabel('Scan reservation code, card or ticket')).toBeFocused()
    const read = await liveRegions(page)
    const keys = countKeys(page)
    // The scanner types the code; only its Enter counts as a key.
    await page.keyboard.type(coming.application_number)
    await keys.press('Enter')
    await expect(read.filter({ hasText: 'Expected today' })).toBeVisible()
    await expect(page.locator('[aria-keyshortcuts="F4"]').first()).toBeEnabled()
    await keys.press('F4')
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
    await page.keyboard.type(holder.id_card_no)
    await keys.press('Enter')
    await expect(form.getByText(holder.main_name)).toBeVisible()
    await keys.press('F2')
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
    // The check-in removes the verdict and its F4.
    await expect(page.getByRole('status').filter({ hasText: 'Expected today' })).toHaveCount(0)
    expect(keys.count()).toBe(4)
    await expect(page.getByLabel('Scan reservation code, card or ticket')).toBeFocused()
  })
  await test.step('a known card enters with 12 keys: Enter, the house, the time, F2; an unknown one also needs its name', async () => {
    await startAnew(page)
    const holder = await makeCardHolder()
    await open(page, '/gate-visitor-entry')
    const card = page.getByLabel('Satsangi Id Number')
    const house = page.getByRole('combobox', { name: /^Visiting House/ })
    await expect(card).toBeFocused()
    const goOn = async (keys: ReturnType<typeof countKeys>) => {
      await expect(house).toBeFocused()
      await keys.type('A-1')
      await keys.press('Tab', 'Tab', 'Tab')
      await expect(page.getByLabel(/^Departure Time/)).toBeFocused()
      await keys.type('2359')
      await keys.press('F2')
      await expect(page.getByText('Entry created successfully.').first()).toBeVisible()
      await expect(card).toBeFocused()
    }
    const known = countKeys(page)
    await page.keyboard.type(holder.id_card_no)
    await known.press('Enter')
    await expect(page.getByLabel(/^Name/).first()).toHaveValue(holder.main_name)
    await goOn(known)
    expect(known.count()).toBe(12)

    const unknown = countKeys(page)
    await page.keyboard.type(`N-${Date.now() % 1_000_000}`)
    await unknown.press('Enter')
    await expect(page.getByLabel(/^Name/).first()).toBeFocused()
    await unknown.type('Asha Rao')
    await unknown.press('Tab', 'Tab')
    await goOn(unknown)
    expect(unknown.count()).toBe(22)
  })
})
