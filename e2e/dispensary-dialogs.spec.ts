import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

test('the dialog of a new patient is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/dispensary/entryform')
  await page.getByRole('button', { name: 'New Patient (F4)' }).click()
  await expectDialogAccessible(page, 'a new patient')
})

test('the dialog of a patient who is corrected is accessible', async ({ page }) => {
  const about = { name: ownName('Hari'), fatherName: 'Mohan', address: 'Agra', age: 61 }
  const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
  const { id } = await office(dispensary.addPatient, { ...about, phone })
  await signIn(page)
  await open(page, `/dispensary/entryform?patient=${id}`)
  await page.getByRole('button', { name: 'Edit Patient' }).click()
  await expectDialogAccessible(page, 'a patient who is corrected')
})

test('the dialog of a visit that is corrected is accessible', async ({ page }) => {
  const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
  const about = { name: ownName('Hari'), fatherName: 'Mohan', address: 'Agra', phone }
  const { id } = await office(dispensary.addPatient, about)
  const treatments = [{ name: 'Cough syrup', dosage: '1 ml at night', days: 3 }]
  await office(dispensary.saveEntry, { patientId: id, symptom: 'Cough', diagnoses: 'Cold', treatments })
  await signIn(page)
  await open(page, `/dispensary/entryform?patient=${id}`)
  await page.getByRole('button', { name: /^Correct visit: / }).click()
  await expectDialogAccessible(page, 'a visit that is corrected')
})
