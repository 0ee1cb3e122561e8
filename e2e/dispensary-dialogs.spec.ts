import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

test('the dialogs of the dispensary are accessible', async ({ page }) => {
  const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
  const about = { name: ownName('Hari'), fatherName: 'Mohan', address: 'Agra', age: 61, phone }
  const { id } = await office(dispensary.addPatient, about)
  const treatments = [{ name: 'Cough syrup', dosage: '1 ml at night', days: 3 }]
  await office(dispensary.saveEntry, { patientId: id, symptom: 'Cough', diagnoses: 'Cold', treatments })
  await signIn(page)
  await open(page, '/dispensary/entryform')
  await page.getByRole('button', { name: 'New Patient' }).click()
  await expectDialogAccessible(page, 'a new patient')
  await closeLayers(page)
  await open(page, `/dispensary/entryform?patient=${id}`)
  await page.getByRole('button', { name: 'Edit Patient' }).click()
  await expectDialogAccessible(page, 'a patient who is corrected')
  await closeLayers(page)
  await page.getByRole('button', { name: /^Correct visit: / }).click()
  await expectDialogAccessible(page, 'a visit that is corrected')
})
