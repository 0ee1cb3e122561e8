import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { office } from './office.ts'
import { makePerson } from './person.ts'
import { answerOnce } from './routes.ts'
import { open, signIn, startAnew } from './staff.ts'

const dosesCall = `**/api${vaccination.doses.path}`
const failed = 'Something went wrong while getting the vaccination information. Please contact administrator.'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Person Details' })

/** Returns the row of a person whose doses were shown and hidden, so that the browser has cached them. */
async function shownOnce(page: Page, firstName: string) {
  await open(page, `/vaccination/listform?filter=${encodeURIComponent(firstName)}`)
  const row = page.getByRole('row', { name: new RegExp(firstName) })
  await row.getByRole('button', { name: 'Show Vaccinations' }).click()
  await expect(page.getByRole('table', { name: 'Vaccination Doses' }).getByRole('row')).toHaveCount(2)
  await row.getByRole('button', { name: 'Hide Vaccinations' }).click()
  return row
}

/** Records the second dose and another address, as another desk. */
async function addElsewhere({ id, firstName, today }: Awaited<ReturnType<typeof makePerson>>) {
  const [person] = await office(vaccination.persons, { filter: firstName })
  if (!person) throw new Error(`no record of ${firstName}`)
  const doses = [
    { dose: 1, vtype: 1, date: today },
    { dose: 2, vtype: 1, date: today },
  ]
  await office(vaccination.edit, { id, firstName, mobile: person.mobile, address: 'Hill Side', doses })
}

test('a record opens with its present doses, or says that they could not be read, and is not overwritten', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('no form opens while the doses cannot be read, and a form that opens has the present doses', async () => {
    const person = await makePerson()
    const row = await shownOnce(page, person.firstName)
    await addElsewhere(person)
    await answerOnce(page, dosesCall, (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Error', text: { key: 'Error' } } }),
    )
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(failed)
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByLabel('Dose 2: date')).toBeVisible()
    await expect(dialog(page).getByLabel('Address')).toHaveValue('Hill Side')
  })
  await test.step('a record that is changed elsewhere while it is open is not overwritten', async () => {
    await startAnew(page)
    const person = await makePerson()
    const row = await shownOnce(page, person.firstName)
    await row.getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Address').fill('River Side')
    await addElsewhere(person)
    // The page reads its data again when the user returns to its window.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(dialog(page).getByLabel('Address')).toHaveValue('River Side')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(
      dialog(page).getByText('This record was changed meanwhile. Please open it again.'),
    ).toBeVisible()
    expect(await office(vaccination.persons, { filter: person.firstName })).toMatchObject([{ doses: 2 }])
  })
  await test.step('doses that could not be read show as missing, before they are read again', async () => {
    await startAnew(page)
    const { firstName } = await makePerson()
    const row = await shownOnce(page, firstName)
    await page.route(dosesCall, (route) => route.abort())
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('No connection.', { timeout: 2_000 })
    await page.unroute(dosesCall)
    await expect(dialog(page).getByLabel('Address')).toBeVisible()
  })
})
