import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { act, find } from './journey.ts'
import { ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('a deletion names what is deleted, can be undone for two minutes, and leaves the focus on the next row', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a reservation that was deleted by mistake is back on HOLD, with its room', async () => {
    const { roomId } = await makeBuilding()
    const { id, application_number } = await makeHeld([roomId('101')])
    const row = await find(page, '/reservations', application_number)
    await act(row, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(
      page.getByText(new RegExp(`Reservation ${application_number} of .* is deleted\\.`)),
    ).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    // The notice is gone with its button.
    await expect(page.getByPlaceholder('Reservation Reference')).toBeFocused()
    await expect(
      page.getByText(new RegExp(`Reservation ${application_number} of .* is back\\.`)),
    ).toBeVisible()
    await expect(row).toContainText('HOLD')
    const { data } = await send(page, reservations.rooms, { id })
    expect(data.map((room) => room.id)).toEqual([roomId('101')])
  })
  await test.step('the question before a deletion names guest, rooms, nights and Bhent; afterwards the next row has the focus', async () => {
    await startAnew(page)
    const { building, roomId } = await makeBuilding()
    const name = ownName('Meena Soni')
    const [held, other] = [
      await makeHeld([roomId('101'), roomId('102')], { name }),
      await makeHeld([roomId('103')], { name }),
    ]
    await open(page, `/reservations?applicant_name=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name: held.application_number })
    await act(row, 'Delete')
    const question = page.getByRole('dialog', { name: 'Delete Reservation' })
    const rooms = `${building.name} 101, ${building.name} 102`
    for (const text of [name, held.application_number, rooms, '2 nights', 'Rs. 2,000.00'])
      await expect(question).toContainText(text)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Details of ${other.application_number}` })).toBeFocused()

    await act(page.getByRole('row', { name: other.application_number }), 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: other.application_number })).toHaveCount(0)
    await expect(page.getByPlaceholder('Reservation Reference')).toBeFocused()
  })
  await test.step('Undo is offered for two minutes, and only for the last deletion', async () => {
    await startAnew(page)
    const { roomId } = await makeBuilding()
    const name = ownName('Asha Rao')
    const [first, second] = [
      await makeHeld([roomId('101')], { name }),
      await makeHeld([roomId('102')], { name }),
    ]
    await page.clock.install()
    await open(page, `/reservations?applicant_name=${encodeURIComponent(name)}`)
    const undo = page.getByRole('button', { name: 'Undo' })
    for (const { application_number } of [first, second]) {
      const row = page.getByRole('row', { name: application_number })
      await act(row, 'Delete')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(row).toHaveCount(0)
      await expect(undo).toHaveCount(1)
    }
    await page.clock.runFor(100_000)
    await expect(undo).toBeVisible()
    // The key of Undo works wherever the focus is, because Tab reaches the notice last.
    await page.getByPlaceholder('Reservation Reference').focus()
    await page.keyboard.press('F9')
    const row = page.getByRole('row', { name: second.application_number })
    await expect(row).toContainText('HOLD')
    await act(row, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.clock.runFor(100_000)
    await expect(undo).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(undo).toHaveCount(0)
  })
})
