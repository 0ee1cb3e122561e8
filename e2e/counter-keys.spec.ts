import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { makeCardHolders } from './card-holder.ts'
import { catchPrinting, printedText } from './journey.ts'
import { countKeys } from './keys.ts'
import { ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, send, signIn, startAnew } from './staff.ts'

/** A card number as long as those of the venue: 'K-123456'. */
const shortCard = () => `K-${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`

test('one room for two members is held with 40 keys, and their Bhent, check-in and meal cards follow by key', async ({
  page,
}) => {
  test.slow()
  const [first, second] = await makeCardHolders([shortCard(), shortCard()])
  if (!first || !second) throw new Error('no person was registered')
  const { building } = await makeBuilding([[1, '101', '102', 500]], '0 Ashram')
  await catchPrinting(page)
  await signIn(page)
  await open(page, '/admin-booking')
  const keys = countKeys(page)
  const dialog = page.getByRole('dialog')

  await expect(page.getByLabel('Arrival', { exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
  await keys.press('Tab', 'Tab')
  await keys.type('2')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Select room 101', exact: true })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText('Selected rooms: 1')).toBeVisible()
  await keys.press('F4')
  await expect(dialog.getByLabel('Bhandara/Satsang')).toBeFocused()
  await keys.press('ArrowDown', 'ArrowDown', 'Enter', 'Tab')
  await expect(dialog.getByLabel('Id card number')).toBeFocused()
  await keys.type(first.id_card_no)
  await keys.press('Enter')
  await expect(dialog.getByText(`${first.main_name} · Agra`)).toBeVisible()
  await expect(dialog.getByLabel('I-Card number').nth(1)).toBeFocused()
  await keys.type(second.id_card_no)
  await keys.press('Enter')
  await expect(dialog.getByLabel('YES', { exact: true })).toBeFocused()
  await keys.press('Space', 'Enter')
  await expect(page.getByTestId('reference')).toHaveText(/^A\d\d-\d{6}$/)
  expect(keys.count()).toBeLessThanOrEqual(40)
  const reference = await page.getByTestId('reference').innerText()
  const read = async () => (await send(page, reservations.list, { application_number: reference })).data[0]
  expect(await read()).toMatchObject({
    status: 'HOLD',
    applicant_name: first.main_name,
    members: [{ name: first.main_name }, { name: second.main_name }],
    phone: '9812345678',
    email: first.email,
    customer: 'Agra',
    arrival_time: '12:00',
    departure_time: '10:00',
    room_names: [{ building: building.name, room_number: '101' }],
  })

  await test.step('the Bhent, its receipt, the check-in and the meal cards', async () => {
    await expect(page.getByRole('button', { name: 'Collect Bhent' })).toBeFocused()
    await expectAccessible(page, 'booked')
    await page.keyboard.press('F4')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.type('500')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('receipt-number')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeFocused()
    await expectAccessible(page, 'Bhent received')
    await page.keyboard.press('Enter')
    await expect.poll(() => printedText(page)).toContain(reference)
    await expect(page.getByRole('button', { name: 'Check In' })).toBeFocused()
    await page.keyboard.press('F4')
    await expect(page.getByText(`${first.main_name} checked in, ${building.name} 101`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print meal cards' })).toBeFocused()
    await page.keyboard.press('F4')
    await expect.poll(() => printedText(page)).toContain('Meal card')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Arrival', { exact: true })).toBeFocused()
    expect(await read()).toMatchObject({ status: 'PAID', acco_checkin_status: 'Yes' })
  })
})

test('payments open with those on HOLD, are taken with 12 keys, and the next reference closes what was received', async ({
  page,
}) => {
  await signIn(page)
  await test.step('from the list of payments to paid with 12 keys: the last digits, Enter, the cash, Enter', async () => {
    const { roomId } = await makeBuilding()
    const { application_number } = await makeHeld([roomId('101')], { name: ownName('Kiran'), from: 0, to: 1 })
    await open(page, '/payments')
    const filter = page.getByPlaceholder('Reservation Reference')
    await expect(filter).toBeFocused()
    const keys = countKeys(page)
    await keys.type(application_number.slice(-6))
    await keys.press('Enter')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await keys.type('500')
    await keys.press('Enter')
    await expect(page.getByTestId('receipt-number')).toBeVisible()
    expect(keys.count()).toBeLessThanOrEqual(12)
    await page.keyboard.press('Escape')
    await expect(filter).toBeFocused()
  })
  await test.step('payments open with those on HOLD, the next to arrive first; the next reference closes ’Bhent received’', async () => {
    await startAnew(page)
    const { roomId } = await makeBuilding()
    const name = ownName('Kiran')
    const later = await makeHeld([roomId('101')], { name, from: 300, to: 301 })
    const [first, second] = [
      await makeHeld([roomId('102')], { name, from: 0, to: 1 }),
      await makeHeld([roomId('103')], { name, from: 0, to: 1 }),
    ]
    await open(page, '/payments')
    const row = (of: { application_number: string }) => page.getByRole('row', { name: of.application_number })
    await expect(page.getByRole('row').nth(1)).toContainText('HOLD')
    await expect(row(later)).toHaveCount(0)
    const filter = page.getByPlaceholder('Reservation Reference')
    await expect(filter).toBeFocused()
    await page.keyboard.type(first.application_number)
    await page.keyboard.press('Enter')
    await page.getByLabel('Total Cash').fill('500')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Bhent received' })).toBeVisible()
    // Longer than the time in which a second press of Enter is ignored.
    await page.waitForTimeout(700)
    await page.keyboard.type(second.application_number)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(filter).toHaveValue(second.application_number)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Reservation Payment' })).toContainText(
      second.application_number,
    )
    await page.keyboard.press('Escape')
    await filter.fill('')
    await expect(row(second)).toBeVisible()
    await expect(row(first)).toHaveCount(0)
    await page.getByRole('button', { name: 'Include PAID' }).click()
    await expect(row(first)).toContainText('PAID')
  })
})

test('a new member has the focus; without a card, NA and Enter go on to the name', async ({ page }) => {
  await signIn(page)
  await makeBuilding()
  await open(page, '/admin-booking')
  await page.getByRole('button', { name: 'Choose rooms automatically' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Add member' }).click()
  await expect(form.getByLabel('I-Card number').nth(1)).toBeFocused()
  await page.keyboard.type('NA')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/^Name/).nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel(/^Age/).nth(1)).toBeFocused()
})
