import { planning } from '@nivas/contract/planning/calls.ts'
import { expect, type Page } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { makeNew } from './reservation.ts'
import { open, send } from './staff.ts'

/** Makes a NEW reservation on unused days, years ahead, and a building only for it: no other journey changes its plan. */
export async function makeEvent() {
  const from = 500 + Math.floor(Math.random() * 2_000)
  const { building } = await makeBuilding([[1, '101', '104', 500]])
  return { building, reservation: await makeNew({ from, to: from + 2, people: 2 }) }
}

/** Plans the reservation's days in the building, waits for the proposal, and returns the plan and the line. */
export async function propose(page: Page, { building, reservation }: Awaited<ReturnType<typeof makeEvent>>) {
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
