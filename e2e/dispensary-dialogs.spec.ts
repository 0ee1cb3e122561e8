import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { open, signIn } from './staff.ts'

test('the dialog of a new patient is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/dispensary/entryform')
  await page.getByRole('button', { name: 'New Patient (F4)' }).click()
  await expectDialogAccessible(page, 'a new patient')
})
