import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { setToday, typedDay, VENUE } from './days.ts'
import { today } from './gate.ts'
import { endRoute } from './routes.ts'
import { open, signIn } from './staff.ts'

test('a counter that stays open over midnight enters the next visitor on the new day', async ({ page }) => {
  await signIn(page)
  const day = await today(page)
  const before = addDays(day, -1)
  await setToday(page, before)
  await page.clock.install()
  await open(page, '/gate-visitor-entry')
  await page.reload()
  const [arrival, departure] = [page.getByLabel(/^Arrival Date/), page.getByLabel(/^Departure Date/)]
  await expect(arrival).toHaveValue(typedDay(before))
  await page.getByRole('combobox', { name: /^Visiting House/ }).fill('A-1')

  await endRoute(page, VENUE)
  await page.clock.runFor(601_000)
  await expect(arrival).toHaveValue(typedDay(day))
  await expect(departure).toHaveValue(typedDay(day))
  await expect(page.getByRole('combobox', { name: /^Visiting House/ })).toHaveValue('A-1')

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('combobox', { name: /^Visiting House/ })).toHaveValue('')
  await expect(arrival).toHaveValue(typedDay(day))
  await expect(departure).toHaveValue(typedDay(day))
})
