import { planning } from '@nivas/contract/planning/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { makeNew } from './reservation.ts'
import { open, send, signIn } from './staff.ts'

/** A NEW reservation on days of its own, years ahead, and a building for it alone: no other journey changes its plan. */
async function makeEvent() {
  const from = 500 + Math.floor(Math.random() * 2_000)
  const { building } = await makeBuilding([[1, '101', '104', 500]])
  return { building, reservation: await makeNew({ from, to: from + 2, people: 2 }) }
}

/** Plans those days in that building, and waits for the proposal: the plan, and the reservation's line. */
async function propose(page: Page, { building, reservation }: Awaited<ReturnType<typeof makeEvent>>) {
  await open(page, '/plan-event')
  await expect(page.getByLabel('From')).toBeFocused()
  await page.getByLabel('From').fill(reservation.arrival_date)
  await page.getByLabel(/^To\b/).fill(reservation.departure_date)
  await page.getByLabel('Clear').click()
  await page.getByRole('combobox', { name: 'Buildings' }).fill(building.name)
  await page.getByRole('option', { name: building.name }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Propose rooms' }).click()
  await expect(page.getByTestId('quality')).toHaveText(/^\d+\.\d$/, { timeout: 60_000 })
  const plan = Number(new URL(page.url().replace('#/', '')).searchParams.get('plan'))
  const { data: lines } = await send(page, planning.lines, { id: plan })
  expect(lines.map(({ reservation_id }) => reservation_id)).toEqual([reservation.id])
  const [line] = lines
  if (!line || line.rooms.length === 0) throw new Error('the plan gives the reservation no room')
  return { plan, line }
}

test('from an event’s days to rooms on hold: propose, change a line, pin it, accept', async ({ page }) => {
  test.slow()
  await signIn(page)
  const { line } = await propose(page, await makeEvent())
  await expect(page.getByText(/of 100; at most [\d.]+ is possible/)).toBeVisible()

  const row = page.getByRole('row', { name: new RegExp(line.application_number) })
  await row.getByRole('button', { name: 'Change rooms' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('places')).toHaveText(`places ${line.places} of ${line.people}`)
  await dialog.getByRole('combobox', { name: 'Rooms' }).click()
  // Not a room that the reservation has: it would be given up.
  await page.getByRole('option', { selected: false }).first().click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Give these rooms' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('switch', { name: `Pin ${line.application_number}` })).toBeChecked()

  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept selected (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(page.getByText('Lines accepted: 1')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await expect(row.getByText('Accepted')).toBeVisible()
  const { data: held } = await send(page, reservations.get, { id: line.reservation_id })
  expect(held).toMatchObject({ status: 'HOLD', count_assigned_rooms: line.rooms.length + 1 })

  await page.getByRole('button', { name: 'Throw the plan away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw the plan away' }).click()
  await expect(page.getByRole('button', { name: 'Propose rooms' })).toBeVisible()
})

test('a room that another desk took meanwhile is reported beside its line', async ({ page }) => {
  test.slow()
  await signIn(page)
  const { plan, line } = await propose(page, await makeEvent())
  // Another desk matches this reservation itself.
  const { data: free } = await send(page, planning.lineRooms, { plan_id: plan, id: line.id })
  const other = free.find(({ id }) => !line.rooms.some((room) => room.id === id))
  await send(page, reservations.hold, {
    id: line.reservation_id,
    room_ids: [other?.id ?? 0],
    agreed_places: true,
  })
  const linesOf = new RegExp(`/plans/${plan}/lines\\?.*${line.application_number}`)
  const listed = page.waitForResponse(linesOf)
  await page.getByLabel('Reservation Reference').fill(line.application_number)
  const before = await (await listed).json()
  const row = page.getByRole('row', { name: new RegExp(line.application_number) })
  await row.getByRole('checkbox').check()
  // The lines are read just before the plan is finished, and the plan just after: the screen never sees the
  // line being accepted.
  await page.route(linesOf, (route) => route.fulfill({ json: before }), { times: 1 })
  await page.route(new RegExp(`/plans/${plan}$`), async (route) => {
    await expect
      .poll(async () => (await send(page, planning.get, { id: plan })).data.outcome?.accepting)
      .toBe(0)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Accept selected (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(page.getByText('Lines that could not be accepted: 1. Show: Refused says why.')).toBeVisible()
  await expect(row.getByText('This reservation was changed meanwhile. Please reload.')).toBeVisible()
  await send(page, planning.stop, { id: plan, keep: false })
})
