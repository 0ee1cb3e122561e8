import { expect, type Page, test } from '@playwright/test'
import { fail, wrong } from './routes.ts'
import { open, signIn } from './staff.ts'

/** Opens a screen of which one read fails, and tries it again. */
async function failsAtFirst(page: Page, screen: string, path: string) {
  const failing = `**/api${path}`
  await page.route(failing, fail)
  // As a new page, which knows no answer of the screens before.
  await page.goto('about:blank')
  await open(page, screen)
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(wrong)).toHaveCount(0)
}

test('in every area a screen reports what it cannot read, and shows it when it is tried again', async ({
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
      await failsAtFirst(page, screen, path)
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
      await failsAtFirst(page, screen, path)
      await page.getByRole('combobox', { name: label }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
  }
})
