import { expect, test } from '@playwright/test'
import { ownName } from './office.ts'
import { open, signIn } from './staff.ts'
import { isStored } from './stored-drafts.ts'

test('the draft of a vaccination record has no health data, and names the fields to fill in again', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/vaccination/entryform')
  const name = ownName('Asha')
  await page.getByLabel('Date of birth').fill('21/11/1960')
  await page.getByLabel('First Name').fill(name)
  await isStored(page, name)
  await page.reload()
  const note = page.getByRole('status').filter({ hasText: 'is here again' })
  await expect(note).toContainText('Please enter again what is not stored: Date of birth.')
  await expect(page.getByLabel('First Name')).toHaveValue(name)
  await expect(page.getByLabel('Date of birth')).toHaveValue('')
  await page.getByRole('combobox', { name: 'Dose 1: vaccine' }).click()
  await page.getByRole('option', { name: 'Covaxin' }).click()
  await page.getByLabel('AadharCard No').fill('234567890124')
  await page.getByLabel('First Name').fill(`${name} Devi`)
  await isStored(page, `${name} Devi`)
  await page.reload()
  for (const label of ['Date of birth', 'AadharCard No', 'Vaccination Doses'])
    await expect(note).toContainText(label)
})
