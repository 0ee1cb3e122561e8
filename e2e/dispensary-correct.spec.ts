import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { expect, test } from '@playwright/test'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

test('a mistyped name is corrected beside a visit that is not saved; what a colleague changed stays', async ({
  page,
}) => {
  const name = ownName('Hrai')
  const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
  const about = { name, fatherName: 'Mohan', address: 'Agra', phone, age: 61 }
  const { id } = await office(dispensary.addPatient, about)
  await signIn(page)
  await open(page, `/dispensary/entryform?patient=${id}`)
  // The field itself; the list of suggestions has the same name.
  const symptoms = page.locator('input').and(page.getByLabel(/^Symptoms/))
  await symptoms.fill('Fever')
  const edit = page.getByRole('button', { name: 'Edit Patient' })
  await edit.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Patient' })
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(name)
  await expect(dialog.getByLabel(/^Name/)).toBeFocused()
  await office(dispensary.editPatient, { id, age: 62 })
  const corrected = ownName('Hari')
  await dialog.getByLabel(/^Name/).fill(corrected)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(corrected)
  await expect(symptoms).toHaveValue('Fever')
  const { patient } = await office(dispensary.patient, { id })
  expect(patient).toMatchObject({ name: corrected, fatherName: 'Mohan', age: 62 })
})
