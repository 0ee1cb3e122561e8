import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { act, find } from './journey.ts'
import { makeNew } from './reservation.ts'
import { signIn } from './staff.ts'

test('matching by hand: a room names the preferences that it lacks, the table does not move, and filters narrow the rooms', async ({
  page,
}) => {
  test.slow()
  const { building } = await makeBuilding([
    [1, '101', '102', 500],
    [2, '201', '202', 500],
  ])
  const one = await makeNew()
  await signIn(page)
  const row = await find(page, '/reservations', one.application_number)
  await act(row, 'Manual')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${building.name}`) }).click()
  const free = dialog.getByRole('table', { name: 'Free rooms' })
  await expect(free.getByRole('columnheader', { name: 'Does not fit' })).toBeVisible()
  await expect(free.getByRole('row').nth(1)).toContainText('Toilet type')
  // The table does not move when a room is selected.
  const before = await free.boundingBox()
  await dialog.getByRole('button', { name: 'Select room 101', exact: true }).click()
  await expect(dialog.getByText('Selected rooms: 1')).toBeVisible()
  expect((await free.boundingBox())?.y).toBe(before?.y)
  await dialog.getByRole('checkbox', { name: 'AC' }).check()
  await expect(dialog.getByRole('button', { name: 'Select room 102', exact: true })).toHaveCount(0)

  // Edit opens the floor of the room.
  await dialog.getByRole('checkbox', { name: 'AC' }).uncheck()
  await dialog.getByRole('button', { name: 'Delete room 101' }).click()
  await dialog.getByText('2 LEFT').click()
  await dialog.getByRole('button', { name: 'Select room 201', exact: true }).click()
  await dialog.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(dialog).toHaveCount(0)
  await row.getByRole('button', { name: 'Edit rooms' }).click()
  await expect(dialog.getByRole('button', { name: 'Select room 202', exact: true })).toBeVisible()
})
