import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, liveRegions } from './accessible.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'

let phones = Date.now() % 1_000_000_000
const phone = () => {
  phones += 1
  return String(6_000_000_000 + phones)
}

/** The field itself; the list of suggestions has the same name. */
const field = (page: Page, label: string) =>
  page.locator('input').and(page.getByLabel(new RegExp(`^${label}`)))

/** Makes a patient with one visit, only for this journey. */
async function makePatient(name = ownName('Hari'), fatherName = 'Mohan') {
  const patient = await office(dispensary.addPatient, {
    name,
    fatherName,
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

test('a new patient is added and treated by keyboard, and gets a slip in both languages', async ({
  page,
}) => {
  await catchPrinting(page)
  await signIn(page)
  await open(page, '/dispensary/entryform')
  const name = ownName('Asha')
  await expect(page.getByRole('combobox', { name: 'Search a patient' })).toBeFocused()
  const read = await liveRegions(page)
  await page.keyboard.type('unknown patient')
  await expect(read.filter({ hasText: 'No patient was found. Add a new one with F4.' })).toBeVisible()
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
  await expect(page.getByRole('combobox', { name: 'Search a patient' })).toHaveValue('')
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
  await page.getByRole('button', { name: 'Add Treatment' }).click()
  await page.keyboard.type('Cough syrup')
  await page.keyboard.press('Tab')
  await page.keyboard.type('two spoons after food')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await expectAccessible(page, 'the patient form')
  await page.keyboard.press('F2')
  await expect(page.getByRole('group', { name: `The visit of ${name} is recorded.` })).toBeVisible()
  const print = page.getByRole('button', { name: 'Print slip', exact: true }).and(page.locator(':focus'))
  await expect(print).toHaveAttribute('aria-keyshortcuts', 'F9')
  await page.keyboard.press('Enter')
  await expect.poll(() => printedText(page)).toContain(name)
  const slip = await printedText(page)
  for (const line of [
    'Paracetamol 500 mg',
    '1 in the morning, 1 at night',
    'सुबह 1, रात 1',
    'for 3 days',
    '3 दिन तक',
    '2 spoons, after food / 2 चम्मच, खाने के बाद',
  ])
    expect(slip).toContain(line)
  await expectAccessible(page, 'a visit that is recorded')
  await expect(page.getByRole('button', { name: 'Next patient' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search a patient' })).toBeFocused()
})

test('a patient is found by phone or name, a treatment is repeated, and suggestions appear or report that they could not be read', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a patient who returns is found, a treatment is repeated, and the form suggests earlier entries', async () => {
    const { name, phone: number } = await makePatient()
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
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(earlier).toContainText('Knee pain again → Osteoarthritis')
  })
  await test.step('Enter opens the only patient found; when there are several it opens none, and marks the first', async () => {
    await startAnew(page)
    const name = ownName('Gopal')
    await makePatient(ownName('Anil'), name)
    const son = await makePatient(name)
    await open(page, '/dispensary/entryform')
    const search = page.getByRole('combobox', { name: 'Search a patient' })
    // Only the last letters are unique to this journey.
    const own = name.slice(-15)
    await search.pressSequentially(own)
    await expect(page.getByRole('option')).toHaveCount(2)
    await expect(page.getByRole('option').first()).toContainText(son.name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option').first()).toHaveAttribute('data-combobox-selected', 'true')
    await expect(page).toHaveURL(/entryform$/)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(search).toHaveValue('')
    await search.fill(son.phone)
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(search).toHaveValue('')
  })
  await test.step('a field says that its suggestions could not be read, and accepts any text', async () => {
    await startAnew(page)
    const { name } = await makePatient()
    await page.route('**/dispensary/suggestions*', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, '/dispensary/entryform')
    await page.getByRole('combobox', { name: 'Search a patient' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await field(page, 'Symptom').fill('Knee')
    await expect(page.getByRole('option', { name: 'Suggestions could not be loaded' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('')
    await page.getByRole('option', { name: 'Suggestions could not be loaded' }).click({ force: true })
    await expect(field(page, 'Symptom')).toHaveValue('Knee')
  })
})

test('an unsaved visit is not replaced by another patient or screen without a question', async ({ page }) => {
  const other = await makePatient(ownName('Asha'))
  const { id, name } = await makePatient()
  await signIn(page)
  await open(page, `/dispensary/entryform?patient=${other.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(other.name)
  const search = page.getByRole('combobox', { name: 'Search a patient' })
  const find = async (text: string) => {
    await search.fill(text)
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
  }
  const { phone: number } = await office(dispensary.patient, { id }).then(({ patient }) => patient)
  await find(number)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(field(page, 'Symptoms')).toBeFocused()
  await page.keyboard.type('Fever')

  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = async () => {
    // No part of the visit is stored.
    await expect(question).toContainText(`What you have typed for ${name} will be lost.`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(field(page, 'Symptoms')).toHaveValue('Fever')
  }

  await test.step('by a search', async () => {
    await find(other.phone)
    await stay()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue(other.phone)
  })
  await test.step('by Back', async () => {
    await field(page, 'Symptoms').focus()
    await page.goBack()
    await stay()
    await expect(field(page, 'Symptoms')).toBeFocused()
  })
  await test.step('by Close', async () => {
    const close = page.getByRole('button', { name: 'Close', exact: true })
    await close.click()
    await stay()
    await expect(close).toBeFocused()
  })
  await test.step('by the menu', async () => {
    await page.getByRole('link', { name: 'Day register' }).click()
    await expectAccessible(page, 'leave a visit')
    await stay()
  })
  await test.step('by signing out', async () => {
    await page.getByRole('button', { name: /^Signed in as/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    const signOut = page.getByRole('dialog', { name: 'Sign out with unsaved work?' })
    await expect(signOut).toContainText(`Patient Information Form, ${name}`)
    await signOut.getByRole('button', { name: 'Cancel' }).click()
    await expect(field(page, 'Symptoms')).toHaveValue('Fever')
  })
  await test.step('by a new patient, before their form opens', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add New Patient' })
    await field(page, 'Symptoms').focus()
    await page.keyboard.press('F4')
    await stay()
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Symptoms')).toBeFocused()
    await page.keyboard.press('F4')
    await question.getByRole('button', { name: 'Leave' }).click()
    const added = { name: ownName('Added'), phone: phone() }
    await dialog.getByLabel(/^Name/).fill(added.name)
    await dialog.getByLabel(/^Father Name/).fill('Mohan')
    await dialog.getByLabel(/^Address/).fill('Agra')
    await dialog.getByLabel(/^Phone Number/).fill(added.phone)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(added.name)
    await expect(search).toHaveValue('')
    await expect(field(page, 'Symptoms')).toHaveValue('')
    await expect(field(page, 'Symptoms')).toBeFocused()
  })
})

test('on a phone the buttons of the form are at the end of the screen, and never cover the field with the focus', async ({
  page,
}) => {
  const { id } = await makePatient()
  await page.setViewportSize({ width: 390, height: 600 })
  await signIn(page)
  await open(page, `/dispensary/entryform?patient=${id}`)
  await expect(field(page, 'Symptoms')).toBeFocused()
  const save = page.getByRole('button', { name: 'Save' })
  const bar = () =>
    save.evaluate(({ parentElement }) => {
      const { top, bottom } = parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      return { top, bottom }
    })
  expect((await bar()).bottom).toBe(600)
  for (const name of ['Diagnoses', 'Medicine 1', 'Dosage 1', 'Days 1']) {
    await page.keyboard.press('Tab')
    await expect(field(page, name)).toBeFocused()
    const box = await field(page, name).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual((await bar()).top)
  }
})

test('the day register lists the visits of today, leads to the patient, and prints the slip again', async ({
  page,
}) => {
  await catchPrinting(page)
  const { name } = await makePatient()
  await signIn(page)
  await open(page, '/dispensary/register')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Calcium 500 mg, 1-0-1, 30 days')
  await expectAccessible(page, 'the day register')
  await row.getByRole('button', { name: 'Print slip' }).click()
  await expect.poll(() => printedText(page)).toContain('Calcium 500 mg')
  await row.getByRole('button', { name: 'Print slip' }).click()
  await expect.poll(() => printedText(page)).toContain('DUPLICATE / प्रतिलिपि')
  await row.getByRole('button', { name: 'Open patient' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await open(page, '/dispensary/register?from=1999-01-01&to=1999-01-02')
  await expect(page.getByText('Patients who came on these days appear here.')).toBeVisible()
})
