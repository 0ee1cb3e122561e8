import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { act, book, find } from './journey.ts'
import { send, signIn } from './staff.ts'

/** Opens 'Edit details' of a reservation from the list. */
async function edit(page: Page, reference: string) {
  const row = await find(page, '/reservations', reference)
  await act(row, 'Edit details')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Phone')).toBeVisible()
  return form
}

const typed = (day: string) => day.split('-').reverse().join('/')

test('a paid stay is made longer, and then the guest leaves early: the screen says what is collected and given back', async ({
  page,
}) => {
  await signIn(page)
  const reference = await book(page, 'Edited Guest')
  const found = (await send(page, reservations.list, { application_number: reference })).data[0]
  if (!found) throw new Error('the booking is not in the list')
  await send(page, reservations.takeBhent, { id: found.id, payment_amount: found.total_amount })
  const { today } = (await send(page, venue.venue, {})).data
  const night = found.total_amount
  const rupees = new RegExp(night.toLocaleString('en-IN').replace(',', ',?'))

  await test.step('not for days on which the room is somebody else’s', async () => {
    const rooms = (await send(page, reservations.rooms, { id: found.id })).data
    const other = (await send(page, reservations.list, { status: 'NEW', per_page: 1 })).data[0]
    if (!other) throw new Error('the demo venue has no NEW reservations')
    await send(page, reservations.edit, {
      id: other.id,
      arrival_date: addDays(today, 2),
      departure_date: addDays(today, 4),
    })
    await send(page, reservations.hold, { id: other.id, room_ids: rooms.map((room) => room.id) })
    const form = await edit(page, reference)
    await form
      .getByLabel('Departure', { exact: false })
      .first()
      .fill(typed(addDays(today, 3)))
    await form.getByRole('button', { name: /^Save and collect/ }).click()
    await expect(form.getByText('has just been taken for these dates.')).toBeVisible()
    await expect(form.getByText(`Room ${rooms[0]?.room_number} (`)).toBeVisible()
    await form
      .getByLabel('Departure', { exact: false })
      .first()
      .fill(typed(addDays(today, 2)))
    await form.getByLabel('Comments').fill('One night more')
    await form.getByRole('button', { name: /^Save and collect/ }).click()
  })
  const done = page.getByRole('dialog')
  await expect(done.getByText(/^Collect Rs\./)).toContainText(rupees)
  await expect(page.getByTestId('receipt-number')).toHaveText(/^\d+$/)
  await page.waitForTimeout(700)
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(done).toHaveCount(0)

  const form = await edit(page, reference)
  await form
    .getByLabel('Departure', { exact: false })
    .first()
    .fill(typed(addDays(today, 1)))
  await form.getByRole('button', { name: /^Save and give back/ }).click()
  await expect(page.getByRole('dialog').getByText(/^Give back Rs\./)).toContainText(rupees)

  const { data } = await send(page, reservations.get, { id: found.id })
  expect(data).toMatchObject({
    departure_date: addDays(today, 1),
    comments: 'One night more',
    status: 'PAID',
  })
  expect(data.payments.map(({ payment_amount }) => payment_amount)).toEqual([night, night, -night])
})
