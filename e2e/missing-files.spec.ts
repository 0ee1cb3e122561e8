import { expect, test } from '@playwright/test'
import { answerOnce } from './routes.ts'
import { open, signIn } from './staff.ts'

test('a screen whose files could not be fetched says so, and opens by itself when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page)
  await open(page, '/dashboard')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Room chart', exact: true }).click()
  await expect(page.getByText('This screen needs the connection')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(false)
  await expect(page.getByTestId('room-chart')).toBeVisible({ timeout: 30_000 })
})

test('a screen whose files a new version has replaced is reloaded once', async ({ page }) => {
  await signIn(page)
  await open(page, '/dashboard')
  await answerOnce(page, /\/assets\/plan-event/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Plan an event', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Plan an event' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
})
