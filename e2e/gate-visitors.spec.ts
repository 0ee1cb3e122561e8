import { expect, test } from '@playwright/test'
import { enterElsewhere } from './gate.ts'
import { open, signIn } from './staff.ts'

test('the report of non-satsangi visitors can be searched and taken away as a file', async ({ page }) => {
  await signIn(page)
  await enterElsewhere(page, { visitorname: '=1+1' })
  await open(page, '/gate-non-satsangi-visitors')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const stream = await (await downloading).createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  expect(text).toContain("'=1+1")
  await page.getByLabel('From').fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-01-02')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('0 entries found.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
  await page.getByLabel('From').fill('2099-01-01')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
})
