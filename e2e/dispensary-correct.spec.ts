import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { catchPrinting, printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

const removed = (page: Page) => page.getByText('A code was scanned into this form, which takes no cards.')

test('a corrected name or dosage changes nothing else, and is not lost without a question', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a mistyped name is corrected beside an unsaved visit; a colleague’s change stays', async () => {
    const name = ownName('Hrai')
    const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
    const about = { name, fatherName: 'Mohan', address: 'Agra', phone, age: 61 }
    const { id } = await office(dispensary.addPatient, about)
    await open(page, `/dispensary/entryform?patient=${id}`)
    // The field itself; the list of suggestions has the same name.
    const symptoms = page.locator('input').and(page.getByLabel(/^Symptoms/))
    await symptoms.fill('Fever')
    // A card that is scanned into a visit is no health data: its text is dropped, and the visit is not saved.
    await scan(page, '5087525466')
    await expect(removed(page)).toBeVisible()
    await expect(symptoms).toHaveValue('Fever')
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
  await test.step('a wrong dosage is corrected on the same day, and the next printed slip has the correction', async () => {
    await startAnew(page)
    await catchPrinting(page)
    const name = ownName('Hari')
    const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
    const { id } = await office(dispensary.addPatient, { name, fatherName: 'Mohan', address: 'Agra', phone })
    const wrong = [{ name: 'Cough syrup', dosage: '10 ml at night', days: 3 }]
    const entry = { symptom: 'Cough', diagnoses: 'Cold', treatments: wrong }
    await office(dispensary.saveEntry, { patientId: id, ...entry })
    await open(page, `/dispensary/entryform?patient=${id}`)
    await page.getByRole('button', { name: /^Correct visit: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct visit' })
    const save = dialog.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    const dosage = dialog.locator('input').and(dialog.getByLabel('Dosage 1'))
    await expect(dosage).toHaveValue('10 ml at night')
    await dialog
      .locator('input')
      .and(dialog.getByLabel(/^Symptoms/))
      .focus()
    await scan(page, '<?xml version="1.0"?> <PrintLetterBarcodeData uid="999941057058" name="Rani Devi"/>')
    await expect(removed(page)).toBeVisible()
    await expect(save).toBeDisabled()
    // Another desk corrects the same visit.
    const [visit] = (await office(dispensary.patient, { id })).visits
    const treatments = [{ name: 'Cough syrup', dosage: '5 ml at night', days: 3 }]
    await office(dispensary.editVisit, { id: visit?.id ?? 0, diagnoses: 'Common cold', treatments })
    await dosage.fill('1 ml at night')
    await save.click()
    await expect(
      dialog.getByText('Someone changed this to Cough syrup: 5 ml at night × 3 meanwhile.'),
    ).toBeVisible()
    await expect(dosage).toHaveValue('1 ml at night')
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Cough → Common cold')).toBeVisible()
    const earlier = page.getByRole('region', { name: 'Earlier visits' })
    await expect(earlier).toContainText('Cough syrup: 1 ml at night')
    await expect(earlier).toContainText('Corrected')
    await earlier.getByRole('button', { name: /^Print slip: / }).click()
    const slip = await printedText(page)
    expect(slip).toContain('1 ml, at night')
    expect(slip).toContain('Corrected')
  })
  await test.step('Back asks about an unsaved correction before it shows another patient', async () => {
    await startAnew(page)
    const add = (name: string) => {
      const phone = String(6_000_000_000 + Math.floor(Math.random() * 1_000_000_000))
      return office(dispensary.addPatient, { name, fatherName: 'Mohan', address: 'Agra', phone })
    }
    const name = ownName('Hari')
    const other = await add(ownName('Asha'))
    const { id, phone } = await add(name)
    const treatments = [{ name: 'Cough syrup', dosage: '10 ml at night', days: 3 }]
    await office(dispensary.saveEntry, { patientId: id, symptom: 'Cough', diagnoses: 'Cold', treatments })
    await open(page, `/dispensary/entryform?patient=${other.id}`)
    await expect(page.getByText('This is the first visit.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Search a patient' }).fill(phone)
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Correct visit: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct visit' })
    const dosage = dialog.locator('input').and(dialog.getByLabel('Dosage 1'))
    await dosage.fill('1 ml at night')
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toContainText(`What you have typed for ${name} will be lost.`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(dosage).toHaveValue('1 ml at night')
  })
})
