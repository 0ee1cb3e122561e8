import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { act, find } from './journey.ts'
import { makeHeld } from './reservation.ts'
import { send, signIn } from './staff.ts'

test('a reservation that was deleted by mistake is back on HOLD, with its room', async ({ page }) => {
  const { roomId } = await makeBuilding()
  const { id, application_number } = await makeHeld([roomId('101')])
  await signIn(page)
  const row = await find(page, '/reservations', application_number)
  await act(row, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText(new RegExp(`Reservation ${application_number} of .* is deleted\\.`)),
  ).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(new RegExp(`Reservation ${application_number} of .* is back\\.`))).toBeVisible()
  await expect(row).toContainText('HOLD')
  const { data } = await send(page, reservations.rooms, { id })
  expect(data.map((room) => room.id)).toEqual([roomId('101')])
})
