import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { setToday, typedDay } from './days.ts'
import { today } from './gate.ts'
import { openBeforeMidnight } from './midnight.ts'
import { endRoute } from './routes.ts'
import { open, signIn } from './staff.ts'

test('a counter that stays open over midnight enters the next visitor on the new day', async ({ page }) => {
  await signIn(page)
  const { before, day, pass } = await openBeforeMidnight(page, '/gate-visitor-entry')
  const [arrival, departure] = [page.getByLabel(/^Arrival Date/), page.getByLabel(/^Departure Date/)]
  await expect(arrival).toHaveValue(typedDay(before))
  await page.getByRole('combobox', { name: /^Visiting House/ }).fill('A-1')

  await pass()
  await expect(arrival).toHaveValue(typedDay(day))
  await expect(departure).toHaveValue(typedDay(day))
  await expect(page.getByRole('combobox', { name: /^Visiting House/ })).toHaveValue('A-1')

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('combobox', { name: /^Visiting House/ })).toHaveValue('')
  await expect(arrival).toHaveValue(typedDay(day))
  await expect(departure).toHaveValue(typedDay(day))
})

test('a counter switches to the new day at midnight, not minutes later', async ({ page }) => {
  await signIn(page)
  const { before, day, pass } = await openBeforeMidnight(page, '/gate-visitor-entry', 120)
  const arrival = page.getByLabel(/^Arrival Date/)
  await expect(arrival).toHaveValue(typedDay(before))
  await pass()
  await expect(arrival).toHaveValue(typedDay(day))
})

test('without a network a counter has the venue’s day, also where the clock of the computer is wrong', async ({
  page,
}) => {
  await signIn(page)
  const day = await today(page)
  const before = addDays(day, -1)
  await setToday(page, before, 1200)
  await open(page, '/gate-visitor-entry')
  await page.clock.install({ time: Date.now() + 86_400_000 })
  await page.reload()
  // What a counter needs without a network is stored after its first screen.
  await page.waitForResponse('**/api/admin/sealing-key')
  const arrival = page.getByLabel(/^Arrival Date/)
  await expect(arrival).toHaveValue(typedDay(before))
  await page.route('**/api/**', (route) => route.abort())
  await page.clock.runFor(601_000)
  await expect(page.getByText('No connection: entries are stored on this computer')).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(arrival).toHaveValue(typedDay(before))
  await page.clock.runFor(700_000)
  await expect(arrival).toHaveValue(typedDay(day))
  await endRoute(page, '**/api/**')
})

test('an empty entry that was opened before midnight is closed without a question', async ({ page }) => {
  await signIn(page)
  const { before, day, pass } = await openBeforeMidnight(page, '/gate-reservations')
  await page.getByRole('button', { name: 'Visitor Entry' }).first().click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
  const arrival = form.getByLabel(/^Arrival Date/)
  await expect(arrival).toHaveValue(typedDay(before))
  await pass()
  await expect(arrival).toHaveValue(typedDay(day))
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
})
