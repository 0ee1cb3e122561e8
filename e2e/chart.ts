import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { makeHeld } from './reservation.ts'
import { send } from './staff.ts'

/** Of the room chart: a building with rooms 101 to 104 at 500 rupees and 201 to 202 at 700, all free. */
export async function makeYamuna(page: Page) {
  const { today } = (await send(page, venue.venue, {})).data
  const { building, roomId, floorId } = await makeBuilding([
    [1, '101', '104', 500],
    [2, '201', '202', 700],
  ])
  const book = (name: string, number: string, from: number, nights: number) =>
    makeHeld([roomId(number)], { name, from, to: from + nights })
  const where = async (id: number) => {
    const { data } = await send(page, reservations.get, { id })
    return [data.rooms.map((one) => one.room_number).join(), data.arrival_date, data.departure_date]
  }
  const at = (number: string, first: number, nights: number) => [
    number,
    addDays(today, first),
    addDays(today, first + nights),
  ]
  return { building, today, book, where, at, roomId, floorId, route: `/room-chart?building=${building.id}` }
}

export const bar = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })

/** The middle of a room's row and a day's column. */
export async function cellAt(page: Page, number: string, day: number) {
  const row = await page.getByRole('rowheader', { name: new RegExp(`^${number}`) }).boundingBox()
  const head = await page
    .getByRole('columnheader')
    .nth(day + 1)
    .boundingBox()
  if (!row || !head) throw new Error(`room ${number} is not in sight`)
  return { x: head.x + head.width / 2, y: row.y + row.height / 2 }
}

/** Pulls a bar by its first day to a room and a day, and holds it there. */
export async function pull(
  page: Page,
  name: string,
  [from, first]: [string, number],
  [to, day]: [string, number],
) {
  await expect(bar(page, name)).toBeVisible()
  const [start, end] = [await cellAt(page, from, first), await cellAt(page, to, day)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
}
