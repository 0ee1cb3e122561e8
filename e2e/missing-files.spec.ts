import { expect, test } from '@playwright/test'
import { answerOnce } from './routes.ts'
import { open, signIn } from './staff.ts'

test('a screen whose files could not be fetched says so, and opens when the network is back', async ({
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

test('a piece of the dashboard whose file could not be fetched appears after Try again', async ({ page }) => {
  await signIn(page)
  let isMissing = true
  await page.route(/\/assets\/bhent-piece/, (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await open(page, '/dashboard')
  const bhent = page.getByRole('region', { name: 'Bhent today' })
  await expect(bhent.getByRole('alert')).toContainText('These figures could not be loaded.', {
    timeout: 30_000,
  })
  await expect(page.getByRole('region', { name: 'People inside' }).getByRole('link').first()).toBeVisible()
  isMissing = false
  await bhent.getByRole('button', { name: 'Try again' }).click()
  await expect(bhent.getByRole('link', { name: /Today so far/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toHaveCount(0)
})
