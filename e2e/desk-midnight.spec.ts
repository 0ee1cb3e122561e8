import type { CashSession } from '@nivas/contract/cash/schemas.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { cellAt, makeYamuna } from './chart.ts'
import { typedDay } from './days.ts'
import { today } from './gate.ts'
import { openBeforeMidnight } from './midnight.ts'
import { signIn } from './staff.ts'

test('a booking on the chart that is open over midnight keeps its nights and its input', async ({ page }) => {
  await signIn(page)
  const { route } = await makeYamuna(page)
  const { before, pass } = await openBeforeMidnight(page, route, 120)
  await expect(page.getByRole('rowheader', { name: /^102/ })).toBeVisible()
  const [start, end] = [await cellAt(page, '102', 3), await cellAt(page, '102', 4)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
  const form = page.getByRole('dialog', { name: 'Application for a short stay' })
  await expect(form.getByLabel('Arrival', { exact: true })).toHaveValue(typedDay(addDays(before, 3)))
  await form.getByLabel('Comments').fill('By night')

  await pass()
  await expect(form.getByLabel('Comments')).toHaveValue('By night')
  await expect(form.getByLabel('Arrival', { exact: true })).toHaveValue(typedDay(addDays(before, 3)))
  await expect(form.getByLabel('Departure', { exact: true })).toHaveValue(typedDay(addDays(before, 5)))
})

test('a booking page that is open over midnight begins with the new day', async ({ page }) => {
  await signIn(page)
  const { before, day, pass } = await openBeforeMidnight(page, '/admin-booking', 120)
  const arrival = page.getByLabel('Arrival', { exact: true })
  const departure = page.getByLabel('Departure', { exact: true })
  await expect(arrival).toHaveValue(typedDay(before))
  await pass()
  await expect(arrival).toHaveValue(typedDay(day))
  await expect(departure).toHaveValue(typedDay(addDays(day, 1)))
})

test('a sign-off that is open over midnight keeps its day', async ({ page }) => {
  await signIn(page)
  const day = await today(page)
  // Each day has the sessions of a day that the demo has signed off, but counts as not signed off.
  await page.route('**/api/cash/days/*', async (route) => {
    const url = route.request().url()
    const asked = url.slice(-10)
    const response = await route.fetch({ url: url.replace(asked, addDays(day, -3)) })
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, day: asked, signed: null } } })
  })
  const { before, pass } = await openBeforeMidnight(page, '/cash/day-closing', 120)
  await page.getByRole('button', { name: 'Sign off the day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign off the day' })
  await dialog.getByLabel('Remarks').fill('The rest is counted tomorrow')

  await pass()
  await expect(dialog.getByLabel('Remarks')).toHaveValue('The rest is counted tomorrow')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(typedDay(before))
})

test('the count of a drawer that is open over midnight stays open, with its day', async ({ page }) => {
  await signIn(page)
  const session: CashSession = {
    id: 2_000_000_000,
    counter: 'office',
    number: 77,
    user: { id: 1, name: 'Asha Rao' },
    here: false,
    opened_at: '2026-01-01T03:00:00.000Z',
    opening_float: 0,
    overdue: true,
    closed_at: null,
  }
  await page.route('**/api/cash/days/*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, open: [session] } } })
  })
  const { before, pass } = await openBeforeMidnight(page, '/cash/day-closing', 120)
  await page.getByRole('button', { name: /^Close session .* 77$/ }).click()
  const counted = page.getByRole('dialog', { name: 'Count the drawer' }).getByLabel('Cash in the drawer')
  await counted.fill('150')

  await pass()
  await expect(counted).toHaveValue('150')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(typedDay(before))
})
