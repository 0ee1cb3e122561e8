import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { open, signIn } from './staff.ts'

test('the dialogs of the vaccination area are accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/vaccination/listform')
  await page.getByRole('button', { name: 'Add Vaccination Entry' }).first().click()
  await expectDialogAccessible(page, 'a new vaccination record')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expectDialogAccessible(page, 'a vaccination record')
  await page.keyboard.press('Escape')
  await open(page, '/vaccination/types')
  await page.getByRole('button', { name: 'Add vaccine type' }).first().click()
  await expectDialogAccessible(page, 'a new vaccine type')
})
