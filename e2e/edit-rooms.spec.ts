import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { find } from './journey.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { signIn, startAnew } from './staff.ts'

test('a change of rooms first shows the amount to give back, and keeps rooms that another desk chose in between', async ({
  page,
}) => {
  await signIn(page)
  await test.step('when a paid stay gets other rooms, the form shows the refund in cash and by UPI before it is saved', async () => {
    const oneRoom = (number: string, price: number) => makeBuilding([[1, number, number, price]])
    const [now, cheaper, dearer] = [
      await oneRoom('101', 700),
      await oneRoom('201', 500),
      await oneRoom('301', 900),
    ]
    const { id, application_number } = await makeHeld([now.roomId('101')])
    await office(reservations.takeBhent, {
      id,
      payment_amount: 1400,
      upiamount: 1300,
      utr: String(Date.now()).slice(-12),
    })
    const row = await find(page, '/reservations', application_number)
    const question = page.getByRole('dialog', { name: 'Reserve Rooms' })
    await row.getByRole('button', { name: 'Edit rooms' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit rooms' })
    const exchange = async (from: string, to: string, { building }: typeof now) => {
      await edit.getByRole('button', { name: new RegExp(`^Delete room ${from}`) }).click()
      await edit
        .getByRole('navigation', { name: 'Buildings' })
        .getByRole('button', { name: building.name })
        .click()
      await edit.getByRole('button', { name: `Select room ${to}` }).click()
      await edit.getByRole('button', { name: 'Reserve Rooms' }).click()
    }

    await exchange('101', '301', dearer)
    await expect(question).toContainText(
      'The Bhent becomes Rs. 1,800.00; Rs. 1,400.00 was paid. Rs. 400.00 is collected in cash.',
    )
    await question.getByRole('button', { name: 'Cancel' }).click()
    await exchange('301', '201', cheaper)
    await expect(question).toContainText(
      'The Bhent becomes Rs. 1,000.00; Rs. 1,400.00 was paid. Given back: Rs. 100.00 in cash, Rs. 300.00 by UPI.',
    )
    await question.getByRole('button', { name: 'Reserve Rooms' }).click()
    const done = page.getByRole('dialog', { name: 'Edit rooms' })
    await expect(done).toContainText('Cash: Rs. 100.00')
    await expect(done).toContainText('UPI: Rs. 300.00')
  })
  await test.step('rooms that another desk chose stay: a form that does not know them is refused', async () => {
    await startAnew(page)
    const { building, roomId } = await makeBuilding()
    const { id, application_number } = await makeHeld([roomId('101')])
    const row = await find(page, '/reservations', application_number)
    await row.getByRole('button', { name: 'Edit rooms' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit rooms' })
    await edit.getByRole('button', { name: /^Delete room 101/ }).click()
    await edit
      .getByRole('navigation', { name: 'Buildings' })
      .getByRole('button', { name: building.name })
      .click()
    await edit.getByRole('button', { name: 'Select room 103' }).click()
    await office(reservations.hold, { id, room_ids: [roomId('102')] })
    await edit.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(edit.getByText('This reservation was changed meanwhile. Please reload.')).toBeVisible()
    const rooms = await office(reservations.rooms, { id })
    expect(rooms.map(({ room_number }) => room_number)).toEqual(['102'])
  })
  await test.step('Bhent for rooms that another desk has exchanged is refused, and the form shows the new rooms and Bhent', async () => {
    await startAnew(page)
    const { roomId } = await makeBuilding([[1, '101', '103', 500]])
    const { id, application_number } = await makeHeld([roomId('101')])
    const row = await find(page, '/payments', application_number)
    await row.getByRole('button', { name: 'Bhent', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Reservation Payment' })
    await expect(form.getByTestId('total-bhent')).toContainText('Rs. 1,000.00')
    await office(reservations.hold, { id, room_ids: [roomId('102'), roomId('103')] })
    await form.getByLabel('Total Cash').fill('2000')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByText('The Bhent for these rooms is Rs. 2,000.00, not Rs. 1,000.00.')).toBeVisible()
    await expect(form.getByTestId('total-bhent')).toContainText('Rs. 2,000.00')
    await expect(form.getByRole('cell', { name: '103' })).toBeVisible()
    await expect(form.getByLabel('Change')).toHaveValue('Rs. 0.00')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('receipt-number')).toHaveText(/^\d+$/)
  })
})
