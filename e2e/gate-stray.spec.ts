import { expect, test } from '@playwright/test'
import { act, find } from './journey.ts'
import { ownName } from './office.ts'
import { makeNew } from './reservation.ts'
import { cardOf } from './samadh.ts'
import { scan } from './scanner.ts'
import { open, signIn } from './staff.ts'

test('a card that is scanned into another field of a gate form is read as a card, and that field keeps its value', async ({
  page: first,
  context,
}) => {
  await signIn(first)
  // Each form has its own page, because a filled-in form asks before it is left.
  let page = first
  const scanInto = async (label: string, typed: string, holder: string) => {
    await page.getByLabel(label).first().fill(typed)
    await scan(page, cardOf(holder))
    await expect(page.getByLabel(label).first()).toHaveValue(typed)
  }
  const name = () =>
    page.getByRole('combobox', { name: /^Name/ }).or(page.getByRole('textbox', { name: /^Name/ }))

  await test.step('the short form', async () => {
    const holder = ownName('Stray')
    await open(page, '/gate-visitor-entry')
    await scanInto('Mobile Number', '98', holder)
    await expect(name().first()).toHaveValue(holder)
    await expect(page.getByText(/^XXXX XXXX \d{4}$/).first()).toBeVisible()
    // The short code of a venue's card is recognised too, and does not submit the form.
    await name().first().focus()
    await scan(page, 'NOBODY-107')
    await expect(page.getByText('NOBODY-107').first()).toBeVisible()
    await expect(name().first()).toHaveValue('')
  })
  await test.step('the list of satsangis', async () => {
    const holder = ownName('Stray')
    page = await context.newPage()
    const { application_number } = await makeNew({ from: 3 })
    await act(await find(page, '/gate-reservations', application_number), 'Check In')
    await expect(page.getByRole('dialog').getByLabel('Satsangi Id Number')).toBeFocused()
    await scanInto('Vehicle number', 'UP80 AB 1234', holder)
    const asked = page.getByLabel(/^Name of XXXX XXXX \d{4}/)
    await expect(asked).toHaveValue(holder)
    await asked.focus()
    await scan(page, 'NOBODY-108')
    await expect(asked).toHaveValue(holder)
  })
  await test.step('a non-satsangi', async () => {
    const holder = ownName('Stray')
    page = await context.newPage()
    await open(page, '/non-satsangi-entry')
    await scanInto('No of accompanying visitors', '2', holder)
    await expect(name().first()).toHaveValue(holder)
  })
})
