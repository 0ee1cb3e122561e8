import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { makeCardHolder } from './card-holder.ts'
import { closeDialog } from './dialogs.ts'
import { book, find, hindi, openBookingForm, openOwnBuilding, selectRoom } from './journey.ts'
import { makeHeld } from './reservation.ts'
import { endRoute, fail } from './routes.ts'
import { send, signIn, signInHindi, startAnew } from './staff.ts'

test('the booking form keeps its input, names the errors, and fills in the holder of a card once the card can be looked up', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('the booking form keeps the input, and shows each error beside its field', async () => {
    const form = await openBookingForm(page)
    await form.getByLabel('Phone').fill('98765')
    await form.getByRole('button', { name: 'Submit' }).click()
    for (const text of [
      'Please select Bhandara/Satsang',
      'This is a required field',
      'Please enter a phone number of 6 to 15 digits',
    ])
      await expect(form.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(form.getByLabel('Bhandara/Satsang')).toBeFocused()
    await expect(form.getByLabel('Phone')).toHaveValue('98765')
  })
  await test.step("a card's number fills in name and age; Enter from a scanner does not submit", async () => {
    await startAnew(page)
    const holder = await makeCardHolder()
    const form = await openBookingForm(page)
    await form.getByLabel('I-Card number').first().click()
    await page.keyboard.type(holder.id_card_no)
    await page.keyboard.press('Enter')
    await expect(form.getByLabel(/^Name/)).toHaveValue(holder.main_name)
    await expect(form.getByLabel(/^Age/)).toHaveValue(/^\d+$/)
    await expect(form.getByText('Please select Bhandara/Satsang')).toHaveCount(0)
  })
  await test.step('a card whose look-up fails is not called unknown, and is looked up again', async () => {
    await startAnew(page)
    const holder = await makeCardHolder()
    const form = await openBookingForm(page)
    const lookUps = '**/api/admin/registry/customerWithCard'
    await page.route(lookUps, fail)
    const says = (card: string) =>
      form.getByText(`The card ${card} could not be looked up. Please enter the data.`)
    const card = form.getByLabel('Id card number').first()
    await card.fill(holder.id_card_no)
    await card.press('Enter')
    await expect(says(holder.id_card_no)).toBeVisible()
    await expect(form.getByText('This card is not in the registry.')).toHaveCount(0)
    const ofMember = form.getByLabel('I-Card number').first()
    await ofMember.fill('OTHER-1')
    await ofMember.press('Enter')
    await expect(says('OTHER-1')).toBeVisible()
    await ofMember.fill('OTHER-2')
    await expect(says('OTHER-1')).toHaveCount(0)
    await endRoute(page, lookUps)
    await card.press('Enter')
    await expect(form.getByLabel(/^Name/)).toHaveValue(holder.main_name)
    await expect(says(holder.id_card_no)).toHaveCount(0)
  })
})

test('rooms are chosen by keyboard, and new dates clear them', async ({ page }) => {
  await signIn(page)
  await test.step('new dates clear the selected rooms; dates in the wrong order cannot be searched', async () => {
    await selectRoom(page)
    await expect(page.getByText('Selected rooms: 1')).toBeVisible()
    const departure = page.getByLabel('Departure')
    await departure.fill('2027-12-31')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Selected rooms: 0')).toBeVisible()
    // Still so after the rooms of the new dates have loaded.
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Selected rooms: 0')).toBeVisible()
    await departure.fill('01-01-2026')
    await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
    await departure.fill('31/02/2027')
    await departure.blur()
    await expect(page.getByText('Please enter a date that exists, as DD/MM/YYYY')).toBeVisible()
    await expect(departure).toHaveValue('31/02/2027')
  })
  await test.step('rooms are chosen by keyboard: the focus moves to the next room', async () => {
    await startAnew(page)
    await openOwnBuilding(page)
    await page
      .getByRole('button', { name: /^Select room/ })
      .first()
      .focus()
    for (let rooms = 1; rooms <= 3; rooms += 1) {
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Selected rooms: ${rooms}`)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Select room/ }).first()).toBeFocused()
    }
  })
})

test('Bhent is taken by keyboard, and only once after a double click or a lost answer', async ({ page }) => {
  test.slow()
  const { roomId } = await makeBuilding()
  await signIn(page)
  await test.step('Bhent is taken by keyboard', async () => {
    const reference = (await makeHeld([roomId('101')])).application_number
    const row = await find(page, '/payments', reference)
    await row.getByRole('button', { name: 'Bhent', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/The cash does not cover/)).toBeVisible()
    await page.keyboard.type('00000')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Is the cash right?' })
    await expect(question).toContainText('Rs. 99,000.00')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.getByLabel('Total Cash').fill('1000')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('receipt-number')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeFocused()
    await closeDialog(page, 'Close', (button) => button.press('Enter'))
    await expect(row).toContainText('PAID')
  })
  await test.step('a double click on Submit takes it once', async () => {
    const { id, application_number } = await makeHeld([roomId('102')])
    const row = await find(page, '/payments', application_number)
    await row.getByRole('button', { name: 'Bhent', exact: true }).click()
    await page.getByLabel('Total Cash').fill('1000')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).dblclick()
    await expect(page.getByTestId('receipt-number')).toBeVisible()
    expect((await send(page, reservations.get, { id })).data.payments).toHaveLength(1)
    await closeDialog(page)
  })
  await test.step('the payment survives a lost answer: it is sent again, and taken once', async () => {
    const reference = (await makeHeld([roomId('103')])).application_number
    const row = await find(page, '/payments', reference)
    await row.getByRole('button', { name: 'Bhent', exact: true }).click()
    let lost = 0
    await page.route('**/status/paid', async (route) => {
      lost += 1
      if (lost > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByLabel('Total Cash').fill('1000')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('receipt-number')).toBeVisible()
    expect(lost).toBe(2)
    const found = await send(page, reservations.list, { application_number: reference })
    const { data } = await send(page, reservations.get, { id: found.data[0]?.id ?? 0 })
    expect(data.payments).toHaveLength(1)
  })
})

test('a booking and its Bhent in Hindi', async ({ page }) => {
  await signInHindi(page, 'desk')
  const reference = await book(page, 'आशा राव', hindi)
  await signInHindi(page, 'cashier')
  const row = await find(page, '/payments', reference)
  await row.getByRole('button', { name: 'भेंट', exact: true }).click()
  await page.getByLabel('कुल नकद').fill('2000')
  await page.getByRole('dialog').getByRole('button', { name: 'जमा करें' }).click()
  await expect(page.getByTestId('receipt-number')).toBeVisible()
  await expect(page.getByText('रसीद संख्या')).toBeVisible()
})
