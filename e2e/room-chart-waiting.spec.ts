import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bar, cellAt, makeYamuna } from './chart.ts'
import { office, ownName } from './office.ts'
import { makeNew } from './reservation.ts'
import { answerOnce, fail, wrong } from './routes.ts'
import { open, signIn } from './staff.ts'

const card = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Waiting for rooms' }).getByRole('button', { name })

/** Gives room 202 the toilet that applicants of these journeys prefer. */
const withToilet = ({ building, floorId, roomId }: Awaited<ReturnType<typeof makeYamuna>>) =>
  office(venue.editRoom, {
    ...{
      building_id: building.id,
      floor_id: floorId,
      room_id: roomId('202'),
      room_number: '202',
      price: 700,
    },
    ...{ number_of_beds: 2, max_occupiers: 3, has_toilet: true, toilet_type: 'DESI', has_ac: false },
  })

test('a waiting party is dragged onto a room that meets its preferences, and waits again after Undo', async ({
  page,
}) => {
  await signIn(page)
  const yamuna = await makeYamuna(page)
  const { book, where, at, route } = yamuna
  await withToilet(yamuna)
  await book('Meera Joshi', '102', 3, 2)
  const name = ownName('Lata Ben')
  const { id } = await makeNew({ name, from: 2, to: 4 })
  await open(page, route)
  await expect(bar(page, 'Meera Joshi')).toBeVisible()
  // Parties of the demo and of other journeys may be before it, and may arrive in between.
  const to = await cellAt(page, '103', 5)
  await card(page, name).hover({ position: { x: 20, y: 10 } })
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  const head = (number: string) => page.getByRole('rowheader', { name: new RegExp(`^${number}`) })
  await expect(head('202')).toHaveAttribute('data-fit', 'fits')
  await expect(head('103')).toHaveAttribute('data-fit', 'misses')
  await expect(head('102')).toHaveAttribute('data-fit', 'taken')
  await expect(page.getByTestId('nights')).toContainText('does not meet Toilet type')
  const best = await cellAt(page, '202', 5)
  await page.mouse.move(best.x, best.y, { steps: 4 })
  await expect(page.getByTestId('nights')).toContainText('meets the preferences')
  await page.mouse.up()
  await expect(page.getByRole('status').getByText(`${name}: room 202 on hold.`)).toBeVisible()
  await expect(bar(page, name)).toBeFocused()
  await expect(card(page, name)).toHaveCount(0)
  expect(await where(id)).toEqual(at('202', 2, 2))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, name)).toBeVisible()
  await expect(bar(page, name)).toHaveCount(0)
  expect((await office(reservations.get, { id })).status).toBe('NEW')
})

test('a party that got rooms from another desk is refused, and no longer waits', async ({ page }) => {
  await signIn(page)
  const { roomId, route } = await makeYamuna(page)
  const name = ownName('Lata Ben')
  const { id } = await makeNew({ name, from: 2, to: 4 })
  await open(page, route)
  await expect(card(page, name)).toBeVisible()
  await office(reservations.hold, { id, room_ids: [roomId('103')] })
  await card(page, name).press('Enter')
  await expect(page.getByTestId('nights')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('This reservation was changed meanwhile. The chart now shows its current state'),
  ).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
})

test('a party of five is given rooms by keyboard until all have a place', async ({ page }) => {
  await signIn(page)
  const yamuna = await makeYamuna(page)
  await withToilet(yamuna)
  const name = ownName('Lata Ben')
  const { id } = await makeNew({ name, from: 2, to: 4, people: 5 })
  await open(page, yamuna.route)
  await card(page, name).press('Enter')
  const nights = page.getByTestId('nights')
  await expect(nights).toBeFocused()
  await expect(nights).toHaveAccessibleName(/^Room 202 .*meets the preferences/)
  await expectAccessible(page, 'a party picked up')
  await page.keyboard.press('Escape')
  await expect(card(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('places 3, people 5')).toBeVisible()
  await expect(nights).toHaveAccessibleName(/^Room 101 /)
  await page.keyboard.press('ArrowDown')
  await expect(nights).toHaveAccessibleName(/^Room 102 /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(`${name}: room 202, 102 on hold.`)).toBeVisible()
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${name}, .*room 202`) })).toBeFocused()
  // The Bhent is the next step.
  await page.keyboard.press('F4')
  await expect(page.getByRole('dialog', { name: 'Reservation Payment' })).toContainText(name)
  const { status, rooms } = await office(reservations.get, { id })
  expect([status, rooms.map((room) => room.room_number).sort()]).toEqual(['HOLD', ['102', '202']])
})

test('when more parties wait than are shown, the chart does not present the number shown as the total', async ({
  page,
}) => {
  await signIn(page)
  const { route } = await makeYamuna(page)
  await makeNew({ from: 2, to: 4 })
  await page.route('**/api/admin/rooms/chart/parties*', async (asked) => {
    const response = await asked.fetch()
    const body = await response.json()
    const data = Array.from({ length: 100 }, (_, at) => ({ ...body.data[0], id: 1_000_000 + at }))
    await asked.fulfill({ response, json: { ...body, data } })
  })
  await answerOnce(page, '**/api/admin/rooms/chart/parties*', fail)
  await open(page, route)
  const waiting = page.getByRole('complementary', { name: 'Waiting for rooms' })
  await expect(waiting.getByRole('alert')).toContainText(wrong)
  await waiting.getByRole('button', { name: 'Try again' }).click()
  await expect(waiting.getByText('Waiting for rooms: the next 100 to arrive')).toBeVisible()
})
