import { access } from '@nivas/contract/access/calls.ts'
import { expect, test } from '@playwright/test'
import { ownName } from './office.ts'
import { makePerson, personInList } from './person.ts'
import { open, send, signIn, signInByKeyboard, startAnew } from './staff.ts'
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

  await test.step('a record that was being changed when the session ended has the typed text when it is opened again', async () => {
    await startAnew(page)
    const { firstName } = await makePerson()
    const dialog = page.getByRole('dialog', { name: 'Edit Person Details' })
    const openRecord = async () =>
      (await personInList(page, firstName)).getByRole('button', { name: 'Edit' }).click()
    await openRecord()
    await dialog.getByLabel('Address').fill('River Side')
    await send(page, access.logout, {})
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('What you typed there is stored on this computer for 24 hours')).toBeVisible()
    await signInByKeyboard(page)
    await openRecord()
    await expect(dialog.getByRole('status').filter({ hasText: 'is here again' })).toBeVisible()
    await expect(dialog.getByLabel('Address')).toHaveValue('River Side')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  })
})
