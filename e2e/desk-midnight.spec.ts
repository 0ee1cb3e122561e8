import { addDays } from '@nivas/contract/dates.ts'
import { expect, type Page, test } from '@playwright/test'
import { cellAt, makeYamuna } from './chart.ts'
import { setToday, typedDay, VENUE } from './days.ts'
import { today } from './gate.ts'
import { endRoute } from './routes.ts'
import { open, signIn } from './staff.ts'

/** Opens a screen two minutes before midnight; `pass` waits until the browser has read the new day. */
async function openBefore(page: Page, path: string, before: string) {
  await setToday(page, before, 120)
  await page.clock.install()
  await open(page, path)
  await page.reload()
  return async () => {
    await endRoute(page, VENUE)
    const read = page.waitForResponse(VENUE)
    await page.clock.runFor(125_000)
    await read
  }
}

test('a booking on the chart that is open over midnight keeps its nights, and what is typed', async ({
  page,
}) => {
  await signIn(page)
  const { route, today: day } = await makeYamuna(page)
  const before = addDays(day, -1)
  const pass = await openBefore(page, route, before)
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

test('a sign-off that is open over midnight stays that of its day', async ({ page }) => {
  await signIn(page)
  const day = await today(page)
  // Each day has the sessions of one that the demo has signed off, and is not signed off.
  await page.route('**/api/cash/days/*', async (route) => {
    const url = route.request().url()
    const asked = url.slice(-10)
    const response = await route.fetch({ url: url.replace(asked, addDays(day, -3)) })
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, day: asked, signed: null } } })
  })
  const pass = await openBefore(page, '/cash/day-closing', addDays(day, -1))
  await page.getByRole('button', { name: 'Sign off the day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign off the day' })
  await dialog.getByLabel('Remarks').fill('The rest is counted tomorrow')

  await pass()
  await expect(dialog.getByLabel('Remarks')).toHaveValue('The rest is counted tomorrow')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(typedDay(addDays(day, -1)))
})
