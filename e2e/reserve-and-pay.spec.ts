import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { closeDialog } from './dialogs.ts'
import { holdFirst } from './hold-call.ts'
import { book, catchPrinting, fillBooking, find, printedText } from './journey.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('from booking to meal card: book, take the Bhent, check in, print the card', async ({ page }) => {
  await catchPrinting(page)
  await signIn(page)
  const reference = await book(page, 'Asha Rao')

  await test.step('the Bhent is taken, with a count of the notes', async () => {
    const row = await find(page, '/payments', reference)
    await row.getByRole('button', { name: 'Bhent', exact: true }).click()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Total Cash')).toBeFocused()
    await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await form.getByRole('button', { name: 'Count notes' }).click()
    const notes = page.getByLabel('2000 ×')
    const use = page.getByRole('button', { name: 'Use this amount' })
    for (const [wrong, text] of [
      ['1.5', 'Please enter a whole number'],
      ['-3', 'Must be 0 or more'],
      ['100000', 'Must be 99999 or less'],
    ] as const) {
      await notes.fill('')
      await notes.pressSequentially(wrong)
      await expect(notes).toHaveValue(wrong)
      await expect(page.getByText(text)).toBeVisible()
      await expect(use).toBeDisabled()
    }
    await notes.fill('1')
    await use.click()
    await expect(form.getByLabel('Total Cash')).toBeFocused()
    await form.getByLabel('Additional Bhent').fill('51')
    await expect(form.getByLabel('Change')).not.toHaveValue('')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('receipt-number')).toHaveText(/^\d+$/)
    await page.getByRole('button', { name: 'Print receipt' }).click()
    const receipt = await printedText(page)
    expect(receipt).toContain(reference)
    expect(receipt).toContain(await page.getByTestId('receipt-number').innerText())
    await closeDialog(page)
  })

  await test.step('the accommodation desk checks in, and prints the meal card', async () => {
    await open(page, '/accomodation-reservations')
    // Until then, the field with that name belongs to the previous screen.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accommodation reservations')
    await page.getByPlaceholder('Reservation Reference').fill(reference)
    const row = page.getByRole('row', { name: new RegExp(reference) })
    const held = (await send(page, reservations.list, { application_number: reference })).data[0]
      ?.room_names[0]
    const roomName = `${held?.building} ${held?.room_number}`
    await expect(row).toContainText(roomName)
    await row.getByRole('button', { name: 'Check In' }).click()
    await expect(page.getByText(`Asha Rao checked in, ${roomName}`)).toBeVisible()
    // The row of the guest stays in view, and Enter starts the next step.
    await expect(row).toHaveAttribute('data-selected', 'true')
    await expect(row.getByRole('button', { name: 'Print Ticket', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => printedText(page)).toContain('Meal card')
    const card = await printedText(page)
    for (const text of ['Asha Rao', reference, 'Lunch', 'Dinner']) expect(card).toContain(text)
  })

  const { data } = await send(page, reservations.list, { application_number: reference })
  expect(data[0]).toMatchObject({ status: 'PAID', acco_checkin_status: 'Yes', bhandarghar_ticket: 'YES' })
})

test('rooms are chosen automatically; those that another desk takes in between are named and left out', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('without a choice, rooms that fit are chosen, and the desk sees which', async () => {
    const { name } = (await makeBuilding([[1, '101', '103', 500]])).building
    await open(page, '/admin-booking')
    await page.getByRole('button', { name: 'Choose rooms automatically' }).click()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Bhandara/Satsang')).toBeFocused()
    await fillBooking(page, form, 'Kamla Devi')
    await form.getByLabel('Building').click()
    await page.getByRole('option', { name: `${name} (3 free)` }).click()
    const rooms = form.getByLabel('Number of rooms')
    await rooms.fill('')
    await rooms.pressSequentially('1.5')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(rooms).toHaveValue('1.5')
    await expect(form.getByText('Please enter a whole number')).toBeVisible()
    await rooms.fill('4')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('alert')).toContainText(`Only 3 rooms are free in ${name} for these dates.`)
    await rooms.fill('2')
    await expectAccessible(page, 'rooms chosen automatically')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('reference')).toHaveText(/^A\d\d-\d{6}$/)
    const given = page.getByTestId('rooms').getByRole('listitem')
    await expect(given).toHaveText([`Room 101, ${name}, floor 1`, `Room 102, ${name}, floor 1`])
    await expectAccessible(page, 'booked')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a selected room that another desk takes is left out; when none is left, rooms can be chosen again', async () => {
    await startAnew(page)
    const { building, roomId } = await makeBuilding([[1, '101', '104', 500]])
    const { name } = building
    await open(page, '/admin-booking')
    await page.getByRole('navigation', { name: 'Buildings' }).getByRole('button', { name }).click()
    for (const number of ['101', '102'])
      await page.getByRole('button', { name: `Select room ${number}`, exact: true }).click()
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    const form = page.getByRole('dialog')
    await fillBooking(page, form, 'Lata Ben')
    const takes = (number: string) => makeHeld([roomId(number)], { from: 0, to: 1 })
    const submit = form.getByRole('button', { name: 'Submit' })
    await takes('101')
    await submit.click()
    await expect(form.getByRole('alert')).toContainText(`Room 101 (${name}, floor 1) has just been taken`)
    await takes('102')
    await submit.click()
    await expect(form.getByRole('alert')).toContainText(`Room 102 (${name}, floor 1) has just been taken`)
    await form.getByLabel('Building').click()
    await page.getByRole('option', { name: `${name} (2 free)` }).click()
    await expect(form.getByLabel(/^Name/).first()).toHaveValue('Lata Ben')
    await submit.click()
    await expect(page.getByTestId('rooms').getByRole('listitem')).toHaveText([`Room 103, ${name}, floor 1`])
  })
  await test.step('a refusal is shown when the remaining rooms are known: until then nothing more is booked', async () => {
    await startAnew(page)
    const { building, roomId } = await makeBuilding([[1, '101', '104', 500]])
    await open(page, '/admin-booking')
    await page
      .getByRole('navigation', { name: 'Buildings' })
      .getByRole('button', { name: building.name })
      .click()
    for (const number of ['101', '102'])
      await page.getByRole('button', { name: `Select room ${number}`, exact: true }).click()
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    const form = page.getByRole('dialog')
    await fillBooking(page, form, 'Lata Ben')
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === reservations.book.method && request.url().endsWith(reservations.book.path))
        sent += 1
    })
    await makeHeld([roomId('101')], { from: 0, to: 1 })
    const held = await holdFirst(page, venue.availableRooms)
    const submit = form.getByRole('button', { name: 'Submit' })
    await submit.click()
    await held.isHeld()
    await makeHeld([roomId('102')], { from: 0, to: 1 })
    await submit.click({ force: true })
    await expect(form.getByRole('alert')).toHaveCount(0)
    held.release()
    await expect(form.getByRole('alert')).toContainText('has just been taken')
    await expect(form.getByLabel('Building')).toBeVisible()
    expect(sent).toBe(1)
  })
})

test('rooms are matched by hand; when another desk was faster, the screen shows which room is taken', async ({
  page,
}) => {
  await signIn(page)
  const { building, roomId } = await makeBuilding()
  const one = await makeNew()
  const row = await find(page, '/reservations', one.application_number)
  await row.getByRole('button', { name: 'Manual' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeDisabled()
  await modal
    .getByRole('navigation', { name: 'Buildings' })
    .getByRole('button', { name: building.name })
    .click()
  await modal.getByRole('button', { name: 'Select room 101', exact: true }).click()
  // Another desk takes the room.
  await makeHeld([roomId('101')])

  await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(modal.getByRole('alert')).toContainText(`Room 101 (${building.name}`)
  await expect(modal.getByRole('alert')).toContainText('has just been taken for these dates.')
  await expect(modal.getByText('Select rooms below.')).toBeVisible()

  await modal.getByRole('button', { name: 'Select room 102', exact: true }).click()
  await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(modal).toHaveCount(0)
  await expect(row).toContainText('HOLD')
})
