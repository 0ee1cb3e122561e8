import { expect, test } from '@playwright/test'
import { everythingStored } from './browser-store.ts'
import { makeBuilding } from './building.ts'
import { newCard } from './gate.ts'
import { act, fillBooking, find } from './journey.ts'
import { ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'
import { isStored, storedDrafts } from './stored-drafts.ts'

test('a function key that is held down does one step, and not the next one too', async ({ page }) => {
  await signIn(page)
  const { roomId } = await makeBuilding()
  const { application_number } = await makeHeld([roomId('101')], { from: 0, to: 2 })
  await act(await find(page, '/payments', application_number), 'Bhent')
  await page.getByLabel('Total Cash').fill('1000')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('receipt-number')).toBeVisible()
  const tickets: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /ticket/i.test(request.url())) tickets.push(request.url())
  })
  const button = page.locator('[aria-keyshortcuts="F4"]')
  const before = await button.innerText()
  await page.keyboard.down('F4')
  // The next step has the same key.
  await expect(async () => {
    await page.keyboard.down('F4')
    expect(await button.innerText()).not.toBe(before)
  }).toPass()
  for (let pressed = 0; pressed < 20; pressed += 1) await page.keyboard.down('F4')
  await page.keyboard.up('F4')
  await expect(button).toBeEnabled()
  expect(tickets).toEqual([])
})

test('what is typed about health in a booking is not stored in the browser, and has to be typed again', async ({
  page,
}) => {
  const { building } = await makeBuilding([[1, '101', '102', 500]])
  await signIn(page)
  await open(page, '/admin-booking')
  await page
    .getByRole('navigation', { name: 'Buildings' })
    .getByRole('button', { name: building.name })
    .click()
  await page.getByRole('button', { name: 'Select room 101', exact: true }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Application for a short stay' })
  const name = ownName('Health')
  await form.getByLabel('Medical constraint').fill('Needs insulin')
  await fillBooking(page, form, name)
  await isStored(page, name)
  expect(await everythingStored(page)).not.toContain('insulin')
})

test('an Enter that ends a composition does not choose an option, and success deletes a draft from a clock that was ahead', async ({
  page,
}) => {
  await signIn(page)
  await test.step('an Enter that ends a composition does not choose an option', async () => {
    await open(page, '/gate-visitor-entry')
    await page.getByRole('button', { name: /^Go to/ }).click()
    const field = page.getByRole('combobox', { name: 'Which screen, guest, room or receipt?' })
    await field.fill('Exit scan')
    await expect(page.getByRole('option').first()).toBeVisible()
    const ended = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    const isTaken = await field.evaluate(
      (input, event) => !input.dispatchEvent(new KeyboardEvent('keydown', event)),
      ended,
    )
    expect(isTaken).toBe(false)
    await expect(field).toBeVisible()
  })
  await test.step('success deletes a draft that was typed while the clock was ahead', async () => {
    await startAnew(page)
    const now = Date.now()
    await page.clock.setFixedTime(now + 3 * 3_600_000)
    await open(page, '/gate-visitor-entry')
    await page.getByLabel('Satsangi Id Number').fill(newCard())
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Name' }).fill(ownName('Ahead'))
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('Q-81')
    await page.getByLabel(/^Departure Time/).fill('2359')
    await isStored(page, 'Q-81')
    // The network's time server corrects the clock.
    await page.clock.setFixedTime(now)
    await page.keyboard.press('F2')
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
    await expect.poll(() => storedDrafts(page)).not.toContain('Q-81')
  })
})
