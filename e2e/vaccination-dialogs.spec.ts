import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makePerson } from './person.ts'
import { open, signIn } from './staff.ts'

test('the dialogs of the vaccination area are accessible', async ({ page }) => {
  await signIn(page)
  const { firstName } = await makePerson()
  await open(page, `/vaccination/listform?filter=${encodeURIComponent(firstName)}`)
  await page.getByRole('button', { name: 'Add Vaccination Entry' }).first().click()
  await expectDialogAccessible(page, 'a new vaccination record')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('row', { name: new RegExp(firstName) })
    .getByRole('button', { name: 'Edit' })
    .click()
  await expectDialogAccessible(page, 'a vaccination record')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('row', { name: new RegExp(firstName) })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  await expectDialogAccessible(page, 'merging two records')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await open(page, '/vaccination/types')
  await page.getByRole('button', { name: 'Add vaccine type' }).first().click()
  await expectDialogAccessible(page, 'a new vaccine type')
})
