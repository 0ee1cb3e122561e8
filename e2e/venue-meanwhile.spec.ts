import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { closeLayers } from './dialogs.ts'
import { office, ownName } from './office.ts'
import { untilShown } from './quiet.ts'
import { makeHeld } from './reservation.ts'
import { open, send, signIn, startAnew } from './staff.ts'
import { isStored } from './stored-drafts.ts'

/** Opens the rooms of a new building; returns the address of room 101, and its row. */
async function firstRoom(page: Page) {
  const { building, floorId, roomId } = await makeBuilding()
  // The similar rooms of another building may still be on the screen.
  await untilShown(page, () => open(page, `/buildings/${building.id}/floors/${floorId}/rooms`))
  const row = page.getByRole('row', { name: /^(Details of )?101/ })
  await expect(row).toBeVisible()
  return { row, at: { building_id: building.id, floor_id: floorId, room_id: roomId('101') } }
}

/** Makes the page read its data again, as when the user returns to its window; waits until it has read the rooms. */
async function lookAgain(page: Page) {
  const read = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/rooms'),
  )
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await read
}

test('a held room is not switched off, and a colleague’s change of a building, a room or its attributes stays', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a held room cannot be switched off: the dialog names the holder, and keeps the input', async () => {
    const { roomId } = await makeBuilding()
    const held = await makeHeld([roomId('101')])
    const [room] = (await send(page, reservations.rooms, { id: held.id })).data
    if (!room) throw new Error('a reservation on HOLD holds no rooms')
    await open(page, `/buildings/${room.floor.building.id}/floors/${room.floor.id}/rooms`)
    await page
      .getByRole('row', { name: new RegExp(`^${room.room_number}`) })
      .getByRole('button', { name: 'Switch off for dates' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('From').fill(held.arrival_date)
    await dialog.getByLabel('To').fill(held.arrival_date)
    await dialog.getByLabel('Reason').fill('Painting')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(
      `Room ${room.room_number} is held by ${held.application_number} from`,
    )
    await expect(dialog.getByLabel('Reason')).toHaveValue('Painting')
    const now = (
      await send(page, venue.room, {
        building_id: room.floor.building.id,
        floor_id: room.floor.id,
        room_id: room.id,
      })
    ).data
    expect(now.closures.filter(({ reason }) => reason === 'Painting')).toEqual([])
  })
  await test.step('a colleague’s change of a building or a room stays while its form is open', async () => {
    await startAnew(page)
    await test.step('a corrected room number keeps the Bhent that a colleague changed', async () => {
      const { row, at } = await firstRoom(page)
      await office(venue.editRoom, { ...at, price: 650, is_active: 0 })
      await row.getByRole('button', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Room number').fill('101A')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      expect(await office(venue.room, at)).toMatchObject({ room_number: '101A', price: 650, is_active: 0 })
    })
    await test.step('a corrected reason keeps the days for which a colleague switched the room off', async () => {
      const { row, at } = await firstRoom(page)
      const { today } = await office(venue.venue, {})
      const repair = { from: today, to: today, reason: 'Repair' }
      const { id } = await office(venue.closeRoom, { id: at.room_id, ...repair })
      await page.reload()
      await row.getByRole('button', { name: 'Switch off for dates' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Change the days of the closure from/ }).click()
      await expect(dialog.getByLabel('Reason')).toHaveValue('Repair')
      const to = addDays(today, 5)
      await office(venue.editClosure, { id, to })
      await dialog.getByLabel('Reason').fill('Cleaning')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('table', { name: 'Switched off' })).toContainText('Cleaning')
      expect((await office(venue.room, at)).closures).toEqual([{ ...repair, id, to, reason: 'Cleaning' }])
      // A colleague switches the room on again: the form saves its input as new days.
      const isOn = page.getByText('This room is already switched on again')
      await dialog.getByRole('button', { name: /^Change the days of the closure from/ }).click()
      await dialog.getByLabel('Reason').fill('White wash')
      await office(venue.removeClosure, { id })
      await page.keyboard.press('Enter')
      await expect(isOn).toBeVisible()
      await dialog.getByRole('button', { name: 'Switch off', exact: true }).click()
      await expect(dialog.getByRole('table', { name: 'Switched off' })).toContainText('White wash')
      const [made] = (await office(venue.room, at)).closures
      expect(made).toMatchObject({ ...repair, to, reason: 'White wash' })
      // Two desks switch the room on again.
      await office(venue.removeClosure, { id: made?.id ?? 0 })
      await dialog.getByRole('button', { name: 'Switch on again' }).click()
      await expect(isOn).toBeVisible()
      await expect(dialog.getByLabel(/^From/)).toBeFocused()
      await closeLayers(page)
    })
    await test.step('a corrected name of a building keeps the manager that a colleague changed', async () => {
      const { building } = await makeBuilding()
      await open(page, `/buildings?name=${encodeURIComponent(building.name)}`)
      const row = page.getByRole('row', { name: new RegExp(building.name) })
      await expect(row).toBeVisible()
      await office(venue.editBuilding, { id: building.id, manager: 'Meera Joshi', is_active: 0 })
      await row.getByRole('button', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog')
      const corrected = ownName('Bhavan')
      await dialog.getByLabel('Name').fill(corrected)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      const after = await office(venue.building, { id: building.id })
      expect(after).toMatchObject({ name: corrected, manager: 'Meera Joshi', is_active: 0 })
    })
    await test.step('a room that is removed while its form is open is not added again', async () => {
      const { row, at } = await firstRoom(page)
      await row.getByRole('button', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit room' })
      await dialog.getByLabel('Bhent/Day').fill('650')
      await office(venue.removeRoom, at)
      await lookAgain(page)
      await expect(page.locator('tbody tr').filter({ hasText: '101' })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      const rooms = await office(venue.rooms, { building_id: at.building_id, floor_id: at.floor_id })
      expect(rooms.map(({ room_number }) => room_number)).toEqual(['102', '103', '104'])
    })
  })
  await test.step('attributes that a colleague changes while their form is open stay', async () => {
    await startAnew(page)
    await test.step('a value stays with its attribute when another attribute is added', async () => {
      const { row, at } = await firstRoom(page)
      await row.getByRole('button', { name: 'More actions for 101' }).click()
      await page.getByRole('menuitem', { name: 'Set Attributes' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Blankets')).toBeVisible()
      const other = { name: ownName('Airer'), type: 'ROOM', default_value: null } as const
      const { id } = await office(venue.addAttribute, other)
      await lookAgain(page)
      await dialog.getByLabel('Blankets').fill('3')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      await office(venue.editAttribute, { ...other, id, is_active: 0 })
      const { attributes } = await office(venue.room, at)
      expect(attributes.map(({ name, value }) => [name, value])).toEqual([['Blankets', '3']])
    })
    await test.step('restored attributes have the typed values, and those that a colleague has set', async () => {
      const { row, at } = await firstRoom(page)
      const other = { name: ownName('Terrace'), type: 'ROOM', default_value: null } as const
      const { id } = await office(venue.addAttribute, other)
      const dialog = page.getByRole('dialog')
      const openForm = async () => {
        await row.getByRole('button', { name: 'More actions for 101' }).click()
        await page.getByRole('menuitem', { name: 'Set Attributes' }).click()
      }
      await openForm()
      await dialog.getByLabel('Blankets').fill('37')
      await isStored(page, '"37"')
      const attributes = [{ id, value: 'Yes' }]
      await office(venue.setAttributes, { object_id: at.room_id, type: 'ROOM', attributes })
      await page.reload()
      await openForm()
      await expect(dialog.getByLabel('Blankets')).toHaveValue('37')
      await expect(dialog.getByLabel(other.name)).toHaveValue('Yes')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      const values = (await office(venue.room, at)).attributes.map(({ value }) => value)
      await office(venue.editAttribute, { id, is_active: 0 })
      expect(values.toSorted()).toEqual(['37', 'Yes'])
    })
    await test.step('a colleague’s value of the same attribute is shown beside it, and the next save replaces it', async () => {
      const { row, at } = await firstRoom(page)
      await row.getByRole('button', { name: 'More actions for 101' }).click()
      await page.getByRole('menuitem', { name: 'Set Attributes' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Blankets')).toBeVisible()
      const known = await office(venue.attributes, {})
      const id = known.find(({ name, type }) => name === 'Blankets' && type === 'ROOM')?.id ?? 0
      const attributes = [{ id, value: '5' }]
      await office(venue.setAttributes, { object_id: at.room_id, type: 'ROOM', attributes })
      await dialog.getByLabel('Blankets').fill('3')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Someone changed this to 5 meanwhile.')).toBeVisible()
      expect((await office(venue.room, at)).attributes).toMatchObject(attributes)
      await expect(dialog.getByLabel('Blankets')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      expect((await office(venue.room, at)).attributes).toMatchObject([{ id, value: '3' }])
    })
  })
})
