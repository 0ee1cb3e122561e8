import { closedText } from '@nivas/contract/samadh/hours.ts'
import { expect, test } from '@playwright/test'
import { setToday } from './days.ts'
import { today } from './gate.ts'
import { cardOf, scan } from './samadh.ts'
import { open, signIn } from './staff.ts'

test('the entry says that it is closed once the visit hours have ended, without any other change on the screen', async ({
  page,
}) => {
  await signIn(page)
  const hours = { fromTime: '06:00', toTime: '18:00', set_at: '2026-01-01T00:00:00Z', set_by: 'Office' }
  await page.route('**/api/samadh/settings', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { hours, trays: 10, traysHeld: 0 } } })
  })
  // At the venue it is 17:59. The clock of the computer is two hours ahead.
  const day = await today(page)
  await setToday(page, day, 6 * 3_600 + 60)
  await page.clock.install({ time: new Date(`${day}T19:59:00+05:30`) })
  await open(page, '/samadh/aadharcard-scanner')
  await expect(page.getByText(/Entry closes at 18:00\./)).toBeVisible()
  await page.clock.runFor(150_000)
  await expect(page.getByText(/Entry is closed now\. 10 of 10 trays are free\./)).toBeVisible()
  // Another counter shortens the hours: after a refusal the heading shows them before its next minute.
  const closed = 'Visits are from 06:00 to 17:00.'
  await page.route('**/api/samadh/visit', (route) => {
    hours.toTime = '17:00'
    return route.fulfill({ status: 400, json: { success: false, message: closed, text: closedText(hours) } })
  })
  await scan(page, cardOf('Usha Rani'))
  await page.getByRole('combobox', { name: 'Mobile Number' }).fill('9876501299')
  await page.keyboard.press('F2')
  await expect(page.getByText(closed, { exact: true })).toBeVisible()
  await expect(page.getByText(/from 06:00 to 17:00\. Entry is closed now\./)).toBeVisible()
  // The heading reads the hours repeatedly.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
