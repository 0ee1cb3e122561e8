import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { expect, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { office } from './office.ts'
import { makePerson } from './person.ts'
import { open, signIn } from './staff.ts'

test('the dialogs of the vaccination area are accessible; a refusal to merge two records is shown where they are chosen', async ({
  page,
}) => {
  await signIn(page)
  const [{ id, firstName }, other, third] = [await makePerson(), await makePerson(), await makePerson()]
  const row = page.getByRole('row', { name: new RegExp(firstName) })
  await open(page, `/vaccination/listform?filter=${encodeURIComponent(firstName)}`)
  await page.getByRole('button', { name: 'Add Vaccination Entry' }).first().click()
  await expectDialogAccessible(page, 'a new vaccination record')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Edit' }).click()
  await expectDialogAccessible(page, 'a vaccination record')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  const openMerge = async () => {
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Merge' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Merge records of one person' })
  const merge = dialog.getByRole('button', { name: 'Merge', exact: true })
  const choose = async (name: string) => {
    const search = dialog.getByRole('combobox', { name: 'Search the other record' })
    await search.fill(name)
    await expect(dialog.getByRole('option')).toHaveCount(1)
    await search.press('Enter')
  }
  await openMerge()
  await expect(dialog.getByRole('combobox', { name: 'Search the other record' })).toBeFocused()
  await choose(firstName)
  await expect(dialog.getByText('Please choose another record')).toBeVisible()
  await expect(merge).toBeDisabled()
  await choose(other.firstName)
  await expectDialogAccessible(page, 'merging two records')
  // A colleague changes the record: the next try uses the changed one.
  await office(vaccination.merge, { id, version: 1, other: third.id, otherVersion: 1 })
  await merge.click()
  await expect(dialog.getByRole('alert')).toContainText('This record was changed meanwhile.')
  await expect(merge).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openMerge()
  await choose(other.firstName)
  await merge.click()
  await expect(dialog).toHaveCount(0)
  // The spelling of the merged record finds the one that stayed.
  const found = await office(vaccination.persons, { filter: other.firstName })
  expect(found.map((person) => person.id)).toEqual([id])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Sr\.No \d+ and Sr\.No \d+ are two records again\.$/)).toBeVisible()
  const parted = await office(vaccination.persons, { filter: other.firstName })
  expect(parted.map((person) => person.id)).toEqual([other.id])
  await open(page, '/vaccination/types')
  await page.getByRole('button', { name: 'Add vaccine type' }).first().click()
  await expectDialogAccessible(page, 'a new vaccine type')
})
