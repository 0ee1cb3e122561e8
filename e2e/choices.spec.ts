import { expect, test } from '@playwright/test'
import { open, signIn } from './staff.ts'

const wrong = 'Something went wrong. Please contact administrator.'

test('in every area a screen says what it cannot read, and has it when it is tried again', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  for (const [screen, path] of [
    ['/cash/session', '/cash/session'],
    ['/cash/journal', '/cash/journal/totals*'],
    ['/cash/day-closing', '/cash/days/*'],
    ['/plan-event', '/admin/plans'],
    ['/reports/occupancy-overview', '/admin/reports/occupancy-by-day*'],
    ['/samadh/aadharcard-scanner', '/samadh/settings'],
    ['/office/sales-by-time', '/pos/getAdditionalBhent'],
  ] as const) {
    await test.step(screen, async () => {
      const failing = `**/api${path}`
      await page.route(failing, (route) =>
        route.fulfill({ status: 500, json: { success: false, message: wrong, text: { key: wrong } } }),
      )
      await open(page, screen)
      await page.reload()
      await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
      await page.unroute(failing)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(wrong)).toHaveCount(0)
    })
  }
})

test('in every area a choice whose list cannot be read says so, and comes when it is tried again', async ({
  page,
}) => {
  await signIn(page)
  for (const [screen, path, label] of [
    ['/cash/journal', '/cash/cashiers', 'Cashier'],
    ['/reports/visitors-by-range', '/admin/getAllBuildings', 'Building'],
    ['/reports/event', '/event-types', 'Event type'],
    ['/gate-visitor-entry', '/admin/gates', 'Gate of this counter'],
  ] as const) {
    await test.step(screen, async () => {
      const failing = `**/api${path}`
      await page.route(failing, (route) =>
        route.fulfill({ status: 500, json: { success: false, message: wrong, text: { key: wrong } } }),
      )
      await open(page, screen)
      await page.reload()
      await expect(page.getByText(wrong)).toBeVisible()
      await page.unroute(failing)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(wrong)).toHaveCount(0)
      await page.getByRole('combobox', { name: label }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
  }
})
