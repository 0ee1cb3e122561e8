import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

const phone = () => String(6_000_000_000 + (Date.now() % 1_000_000_000))

/** The field itself; the list of suggestions has the same name. */
const field = (page: Page, label: string) =>
  page.locator('input').and(page.getByLabel(new RegExp(`^${label}`)))

/** A patient with one visit, for this journey alone. */
async function makePatient() {
  const patient = await office(dispensary.addPatient, {
    name: ownName('Hari'),
    fatherName: 'Mohan',
    address: 'Agra',
    phone: phone(),
    age: 61,
  })
  await office(dispensary.saveEntry, {
    patientId: patient.id,
    symptom: 'Knee pain',
    diagnoses: 'Osteoarthritis',
    treatments: [{ name: 'Calcium 500 mg', dosage: '1-0-1', days: 30 }],
  })
  return patient
}

test('a new patient is added and treated by keyboard alone, and takes a slip in both languages home', async ({
  page,
}) => {
  await catchPrinting(page)
  await signIn(page)
  await open(page, '/dispensary/entryform')
  const name = ownName('Asha')
  await expect(page.getByRole('combobox', { name: 'Search a patient' })).toBeFocused()
  await page.keyboard.type('nobody at all')
  await expect(page.getByText('Nobody was found. Add a new patient with F4.')).toBeVisible()
  await page.keyboard.press('F4')
  const dialog = page.getByRole('dialog', { name: 'Add New Patient' })
  await expect(dialog.getByLabel(/^Name/)).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mohan Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Garden Road, Agra')
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone())
  await page.keyboard.press('Tab')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByText('This is the first visit.')).toBeVisible()
  await expect(field(page, 'Symptoms')).toBeFocused()
  await page.keyboard.type('Fever')
  await page.keyboard.press('F2')
  // The missing fields are marked, and the first of them has the focus.
  await expect(page.getByText('This is a required field').first()).toBeVisible()
  await expect(field(page, 'Diagnoses')).toBeFocused()
  await page.keyboard.type('Viral fever')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Medicine 1')).toBeFocused()
  await page.keyboard.type('Paracetamol 500 mg')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1-0-1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await expectAccessible(page, 'the patient form')
  await page.keyboard.press('F2')
  await expect(page.getByText(`The visit of ${name} is recorded.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print slip (F9)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => printedText(page)).toContain(name)
  const slip = await printedText(page)
  for (const said of [
    'Paracetamol 500 mg',
    '1 in the morning, 1 at night',
    'सुबह 1, रात 1',
    'for 3 days',
    '3 दिन तक',
  ])
    expect(slip).toContain(said)
  await expectAccessible(page, 'a visit that is recorded')
  await expect(page.getByRole('button', { name: 'Next patient' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search a patient' })).toBeFocused()
})

test('a patient who returns is found, a treatment is repeated, and the form suggests earlier entries', async ({
  page,
}) => {
  const { name, phone: number } = await makePatient()
  await signIn(page)
  await open(page, '/dispensary/entryform')
  await page.getByRole('combobox', { name: 'Search a patient' }).pressSequentially(number.slice(-6))
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  await page.keyboard.press('Enter')
  const earlier = page.getByRole('region', { name: 'Earlier visits' })
  await expect(earlier).toContainText('Knee pain → Osteoarthritis')
  await earlier.getByRole('button', { name: 'Repeat Calcium 500 mg' }).click()
  await expect(field(page, 'Medicine 1')).toHaveValue('Calcium 500 mg')
  await expect(page.getByText('Treatments: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Add Treatment' }).click()
  await expect(page.getByText('Treatments: 2')).toBeVisible()
  await expect(field(page, 'Medicine 2')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Treatment', exact: true }).click()
  await field(page, 'Diagnoses').pressSequentially('Osteo')
  await expect(page.getByRole('option', { name: 'Osteoarthritis' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Diagnoses')).toHaveValue('Osteoarthritis')
  await field(page, 'Symptoms').fill('Knee pain again')
  await page.getByRole('button', { name: 'Save (F2)' }).click()
  await expect(earlier).toContainText('Knee pain again → Osteoarthritis')
})

test('the day register lists the visits of today, leads to the patient, and prints the slip again', async ({
  page,
}) => {
  await catchPrinting(page)
  const { name } = await makePatient()
  await signIn(page)
  await open(page, '/dispensary/register')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Calcium 500 mg, 1-0-1 × 30')
  await expectAccessible(page, 'the day register')
  await row.getByRole('button', { name: 'Print slip' }).click()
  await expect.poll(() => printedText(page)).toContain('Calcium 500 mg')
  await row.getByRole('button', { name: 'Print slip' }).click()
  await expect.poll(() => printedText(page)).toContain('DUPLICATE')
  await row.getByRole('button', { name: 'Open patient' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await open(page, '/dispensary/register?from=1999-01-01&to=1999-01-02')
  await expect(page.getByText('The patients who came on these days will be here.')).toBeVisible()
})
