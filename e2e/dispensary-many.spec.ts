import { dispensary, MOST_VISITS, SEARCHED } from '@nivas/contract/dispensary/calls.ts'
import { expect, test } from '@playwright/test'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

test('a search that finds more patients than are shown says so, and so does a patient of many visits', async ({
  page,
}) => {
  // Only the last letters are unique to this journey.
  const own = ownName('Many').slice(-12)
  const add = (at: number) =>
    office(dispensary.addPatient, {
      name: `${own} ${at}`,
      fatherName: 'Mohan',
      address: 'Agra',
      phone: String(6_100_000_000 + at),
      age: 40,
    })
  const first = await add(0)
  for (let at = 1; at <= SEARCHED.found; at += 1) await add(at)
  for (let at = 0; at <= MOST_VISITS; at += 1)
    await office(dispensary.saveEntry, {
      patientId: first.id,
      symptom: `Fever ${at}`,
      diagnoses: 'Fever',
      treatments: [{ name: 'Paracetamol 500 mg', dosage: '1-0-1', days: 3 }],
    })
  await signIn(page)
  await open(page, '/dispensary/entryform')
  await page.getByRole('combobox', { name: 'Search a patient' }).fill(own)
  await expect(page.getByRole('option')).toHaveCount(SEARCHED.found)
  await expect(
    page.getByRole('status').filter({ hasText: 'The first 20 are shown. Type more to narrow the list.' }),
  ).toBeVisible()
  await open(page, `/dispensary/entryform?patient=${first.id}`)
  const earlier = page.getByRole('region', { name: 'Earlier visits' })
  await expect(earlier).toContainText(`Fever ${MOST_VISITS}`)
  await expect(earlier).toContainText('The newest 50 are shown')
})
