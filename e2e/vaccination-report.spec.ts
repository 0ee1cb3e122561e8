import { addDays } from '@nivas/contract/dates.ts'
import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { holdFirst } from './hold-call.ts'
import { office, ownName } from './office.ts'
import { makePerson, mobile, personInList } from './person.ts'
import { open, signIn } from './staff.ts'

test('the report links to persons; a vaccine type that is switched off is kept, but not offered for the next dose', async ({
  page,
}) => {
  test.slow()
  const { firstName, today } = await makePerson()
  await signIn(page)
  await test.step('the report links to the persons with only one dose', async () => {
    const day = addDays(today, -60)
    const held = await holdFirst(page, vaccination.report)
    await open(page, `/vaccination/report?from=${day}&to=${day}`)
    const table = page.getByRole('region', { name: 'Vaccination report' }).getByRole('table')
    await expect(table).toBeVisible()
    const top = async () => (await table.boundingBox())?.y
    const before = await top()
    held.release()
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible()
    expect(await top(), 'the table moved when its answer came').toBe(before)
    await expectAccessible(page, 'the vaccination report')
    await table
      .getByRole('row', { name: /Covishield/ })
      .getByRole('link')
      .last()
      .click()
    await expect(page).toHaveURL(/has=1/)
    await expect(page.getByRole('button', { name: /^Vaccinated: Covishield/ })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(firstName) })).toBeVisible()
  })
  await test.step('a report has 20 rows on a page', async () => {
    await open(page, `/vaccination/report?from=${addDays(today, -700)}&to=${today}`)
    await expect(page.getByText(/^1–20 of /)).toBeVisible()
  })
  await test.step('an administrator maintains the vaccine types', async () => {
    await open(page, '/vaccination/types')
    const name = ownName('Vaccine')
    await page.getByRole('button', { name: 'Add vaccine type' }).click()
    await expect(page.getByRole('dialog').getByLabel('Vaccine Name')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog')
    // Until then typed keys are held back for the first field.
    await expect(dialog.getByLabel('Vaccine Name')).toBeFocused()
    await dialog.getByRole('switch', { name: 'Active' }).press('Space')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('No')
  })
  await test.step('a vaccine that is no longer given is not offered for the next dose', async () => {
    // A new page, because the types that were read lack this one.
    await page.goto('about:blank')
    const [name, meera] = [ownName('Vaccine'), ownName('Meera')]
    const { id: vtype } = await office(vaccination.addType, { name })
    const doses = [{ dose: 1, vtype, date: addDays(today, -60) }]
    const person = { firstName: meera, mobile: mobile(), address: 'Lake Side', doses }
    await office(vaccination.create, person)
    await office(vaccination.editType, { id: vtype, is_active: false })
    await (await personInList(page, meera)).getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Person Details' })
    const vaccineOf = (dose: number) => dialog.getByRole('combobox', { name: `Dose ${dose}: vaccine` })
    await expect(vaccineOf(1)).toHaveValue(name)
    await dialog.getByRole('button', { name: 'Add Dose' }).click()
    await expect(vaccineOf(2)).toBeFocused()
    await expect(vaccineOf(2)).toHaveValue('')
  })
})
