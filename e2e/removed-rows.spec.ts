import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { act, find, openBookingForm } from './journey.ts'
import { office } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'

test('a removed member or room leaves the focus beside its place', async ({ page }) => {
  await signIn(page)
  await test.step('removing the last member moves the focus to the one before, and then to Add member', async () => {
    const form = await openBookingForm(page)
    const add = form.getByRole('button', { name: 'Add member' })
    const remove = (number: number) => form.getByRole('button', { name: `Remove member ${number}` })
    await add.click()
    await add.click()
    await expect(remove(3)).toBeVisible()
    await expect(form.getByRole('group', { name: 'Member 3' }).getByLabel('Age')).toBeVisible()
    await remove(1).focus()
    await page.keyboard.press('Enter')
    await expect(remove(3)).toHaveCount(0)
    await expect(remove(1)).toBeFocused()
    await remove(2).focus()
    await page.keyboard.press('Enter')
    await expect(remove(2)).toHaveCount(0)
    await expect(add).toBeFocused()
  })
  await test.step('the focus stays in the dialog when the last row of a list of rooms is removed', async () => {
    await startAnew(page)
    const { building } = await makeBuilding([
      [1, '101', '101', 500],
      [2, '201', '201', 500],
    ])
    const { application_number } = await makeNew({ people: 2 })
    const row = await find(page, '/reservations', application_number)
    await row.getByRole('button', { name: 'Manual' }).click()
    const dialog = page.getByRole('dialog', { name: 'Room Matching' })
    await dialog.getByRole('button', { name: new RegExp(`^${building.name}`) }).click()
    await dialog.getByRole('button', { name: 'Select room 101', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Selected rooms: 1')).toBeVisible()
    // The next row in the list is of the other floor.
    await expect(dialog.getByRole('button', { name: 'Select room 201', exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: /^Delete room 101/ }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Selected rooms: 0')).toBeVisible()
    const first = dialog.getByRole('navigation', { name: 'Buildings' }).getByRole('button').first()
    await expect(first).toBeFocused()
  })
  await test.step('after the last row of a list without filters is deleted, Tab continues at the next element', async () => {
    await startAnew(page)
    const { building } = await makeBuilding([])
    await office(venue.addFloor, { building_id: building.id, floor_number: 2, position: 'LEFT' })
    await open(page, `/buildings/${building.id}/floors`)
    const row = page.getByRole('row', { name: /^2 / })
    await act(row, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('This building has no floors yet.')).toBeVisible()
    await expect(page.getByRole('status').getByRole('button', { name: 'Add Floor' })).toBeFocused()
  })
})
