import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { typedDay } from './days.ts'
import { closeDialog } from './dialogs.ts'
import { act, book, catchPrinting, find, printedText } from './journey.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { send, signIn, startAnew } from './staff.ts'

/** Opens 'Edit dates and contact' of a reservation from the list. */
async function edit(page: Page, reference: string) {
  const row = await find(page, '/reservations', reference)
  await act(row, 'Edit dates and contact')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Phone')).toBeVisible()
  return form
}

test('a paid stay is extended, and then the guest leaves early: the screen shows the amounts to collect and to give back', async ({
  page,
}) => {
  await catchPrinting(page)
  await signIn(page)
  const reference = await book(page, 'Edited Guest')
  const found = (await send(page, reservations.list, { application_number: reference })).data[0]
  if (!found) throw new Error('the booking is not in the list')
  await send(page, reservations.takeBhent, { id: found.id, payment_amount: found.total_amount })
  const { today } = (await send(page, venue.venue, {})).data
  const night = found.total_amount
  const rupees = new RegExp(night.toLocaleString('en-IN').replace(',', ',?'))

  await test.step('the stay is not extended to days on which another reservation holds the room', async () => {
    const rooms = (await send(page, reservations.rooms, { id: found.id })).data
    await makeHeld(
      rooms.map((room) => room.id),
      { from: 2, to: 4 },
    )
    const form = await edit(page, reference)
    await form
      .getByLabel('Departure', { exact: false })
      .first()
      .fill(typedDay(addDays(today, 3)))
    await form.getByRole('button', { name: /^Save and collect/ }).click()
    await expect(form.getByText('has just been taken for these dates.')).toBeVisible()
    await expect(form.getByText(`Room ${rooms[0]?.room_number} (`)).toBeVisible()
    await form
      .getByLabel('Departure', { exact: false })
      .first()
      .fill(typedDay(addDays(today, 2)))
    await form.getByLabel('Comments').fill('One night more')
    await form.getByRole('button', { name: /^Save and collect/ }).click()
  })
  const done = page.getByRole('dialog')
  await expect(done.getByText(/^Collect Rs\./)).toContainText(rupees)
  await expect(page.getByTestId('receipt-number')).toHaveText(/^\d+$/)
  // The keys are those of 'Bhent received': the receipt, then the guest's next step.
  await expect(done.getByRole('button', { name: 'Print receipt' })).toHaveAttribute('aria-keyshortcuts', 'F8')
  await expect(done.getByRole('button', { name: /^(Check In|Print meal cards)$/ })).toHaveAttribute(
    'aria-keyshortcuts',
    'F4',
  )
  await closeDialog(page)

  const form = await edit(page, reference)
  await form
    .getByLabel('Departure', { exact: false })
    .first()
    .fill(typedDay(addDays(today, 1)))
  await form.getByRole('button', { name: /^Save and give back/ }).click()
  await expect(page.getByRole('dialog').getByText(/^Give back Rs\./)).toContainText(rupees)

  const { data } = await send(page, reservations.get, { id: found.id })
  expect(data).toMatchObject({
    departure_date: addDays(today, 1),
    comments: 'One night more',
    status: 'PAID',
  })
  expect(data.payments.map(({ payment_amount }) => payment_amount)).toEqual([night, night, -night])

  await test.step('a receipt that was printed by keyboard keeps the focus for the next one', async () => {
    await closeDialog(page)
    await act(await find(page, '/reservations', reference), 'Receipts')
    const print = page.getByRole('button', { name: `Print receipt ${data.payments[0]?.receipt_number}` })
    await expect(print).toBeFocused()
    await page.keyboard.press('Enter')
    expect(await printedText(page)).toContain(String(data.payments[0]?.receipt_number))
    await expect(print).toBeFocused()
  })
})

test('an edit shows what is given back by UPI, keeps the days that another desk set, and appears in the history', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('before a shorter stay is saved, the form shows what is given back by UPI, as it was paid', async () => {
    const { roomId } = await makeBuilding()
    const held = await makeHeld([roomId('101')], { from: 0, to: 3 })
    const utr = String(Date.now()).slice(-12)
    await office(reservations.takeBhent, { id: held.id, payment_amount: 1500, upiamount: 1200, utr })
    const form = await edit(page, held.application_number)
    const departure = form.getByLabel('Departure', { exact: false }).first()
    await departure.fill(typedDay(addDays(held.arrival_date, 1)))
    await departure.press('Tab')
    await expect(form.getByRole('status')).toContainText('Given back: Rs. 300.00 in cash, Rs. 700.00 by UPI.')
    await departure.fill(typedDay(addDays(held.arrival_date, 4)))
    await departure.press('Tab')
    await expect(form.getByRole('status')).toContainText('Rs. 500.00 is collected in cash.')
  })
  await test.step('a corrected phone number keeps the days that another desk changed', async () => {
    await startAnew(page)
    const { roomId } = await makeBuilding()
    const { id, application_number, total_amount } = await makeHeld([roomId('101')], { from: 0, to: 1 })
    await office(reservations.takeBhent, { id, payment_amount: total_amount })
    const form = await edit(page, application_number)
    const { departure_date } = await office(reservations.get, { id })
    await office(reservations.edit, {
      id,
      departure_date: addDays(departure_date, 1),
      comments: 'A night more',
    })
    await form.getByLabel('Phone').fill('9812345670')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const after = await office(reservations.get, { id })
    expect(after).toMatchObject({
      departure_date: addDays(departure_date, 1),
      comments: 'A night more',
      phone: '9812345670',
    })
    expect(after.payments).toHaveLength(2)
  })
  await test.step('an open history shows a change once it is saved', async () => {
    await startAnew(page)
    const { roomId } = await makeBuilding()
    const { application_number } = await makeHeld([roomId('101')])
    const row = await find(page, '/reservations', application_number)
    await row.getByRole('button', { name: /^Details of/ }).click()
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('table', { name: 'History' })
    await expect(history.getByRole('row', { name: /Booked/ })).toHaveCount(1)
    await act(row, 'Edit dates and contact')
    const form = page.getByRole('dialog')
    await form.getByLabel('Phone').fill('9811122233')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(history.getByRole('row', { name: /Changed/ })).toHaveCount(1)
  })
})
