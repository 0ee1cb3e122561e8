import { expect, test } from '@playwright/test'
import { makeLine } from './electricity.ts'
import { catchPrinting } from './journey.ts'
import { open, signIn } from './staff.ts'

test('readings are estimated and saved, and dues are taken and printed, by the keys on their buttons', async ({
  page,
}) => {
  const { name, houses } = await makeLine(2)
  const [first, second] = houses.map(({ houseno }) => houseno)
  await catchPrinting(page)
  await signIn(page)
  await open(page, '/electrical/bulk-readings')
  await page.getByPlaceholder('Please select Line to filter').click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  const reading = (house = '') => page.getByLabel(`Current Reading of house ${house}`, { exact: true })
  await expect(reading(first)).toBeFocused()
  await expect(page.getByRole('table', { name: 'House Readings' })).toBeVisible()
  const estimate = page.getByRole('button', { name: `Estimate house ${first}`, exact: true })
  await page.keyboard.press('F6')
  await expect(estimate).toHaveText('No estimate')
  await page.keyboard.press('F6')
  await expect(estimate).toHaveText('Estimate')
  await page.keyboard.type('110')
  await page.keyboard.press('Enter')
  await expect(reading(second)).toBeFocused()
  await page.keyboard.press('F6')
  await expect(reading(second)).toHaveValue('100')
  const save = page.getByRole('button', { name: 'Save and Next' })
  await expect(save).toContainText('F2')
  await page.keyboard.press('F2')
  await expect(page.getByText('Records saved successfully.')).toBeVisible()

  await open(page, '/electrical/profiles')
  await page.getByLabel('House No').fill(first ?? '')
  await page
    .getByRole('row', { name: new RegExp(first ?? '') })
    .getByRole('button', { name: 'Pay Dues' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount received')).toBeFocused()
  await page.keyboard.type('120')
  await dialog.getByRole('combobox', { name: 'Payment method' }).click()
  await page.getByRole('option', { name: 'Cash' }).click()
  await expect(dialog.getByRole('button', { name: 'Save' })).toContainText('F4')
  await page.keyboard.press('F4')
  await expect(dialog.getByText(/^Receipt number EL\//)).toBeVisible()
  await page.keyboard.press('F8')
  await page.waitForFunction(() => window.printed.length > 0)
})
