import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { makeCardHolder } from './card-holder.ts'
import { office, ownName } from './office.ts'
import { untilShown } from './quiet.ts'
import { open, signIn, signInAdministratorHindi } from './staff.ts'

/** Types Latin letters and takes the Hindi word. */
async function writeInHindi(page: Page, field: Locator, latin: string, word: string) {
  await field.pressSequentially(latin)
  await page.getByRole('option', { name: word, exact: true }).click()
  await expect(field).toHaveValue(word)
}

test('names are typed in Latin letters and written in Hindi, in every form, until it is switched off', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/vaccination/entryform')
  await page.getByLabel('First Name').fill('Asha')
  await expect(page.getByRole('button', { name: 'Type names in Hindi' }).first()).toBeVisible()
  await page.getByLabel('First Name').fill('')
  await page.keyboard.press('Alt+H')
  const first = page.getByRole('combobox', { name: 'First Name' })
  await expect(first).toBeFocused()
  await writeInHindi(page, first, 'asha', 'आशा')
  await expectAccessible(page, 'a name in Hindi')
  await writeInHindi(page, page.getByRole('combobox', { name: 'Last Name' }), 'sharma', 'शर्मा')

  await test.step('it is remembered by this browser, for other forms too', async () => {
    const other = await page.context().newPage()
    await open(other, '/dispensary/entryform')
    await expect(other.getByRole('combobox', { name: 'Search a patient' })).toBeFocused()
    await other.keyboard.press('F4')
    const dialog = other.getByRole('dialog', { name: 'Add New Patient' })
    const name = dialog.getByRole('combobox', { name: 'Name', exact: true })
    await writeInHindi(other, name, 'gita', 'गीता')
    await expect(dialog.getByLabel('Address')).not.toHaveRole('combobox')
    await dialog.getByRole('button', { name: 'Type names in English letters' }).first().click()
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('गीता')
  })
})

test('where the Hindi field cannot be loaded, names can be typed as usual', async ({ page }) => {
  await signIn(page)
  await open(page, '/samadh/aadharcard-scanner')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  // Waits until every other file has loaded: the page would reload for a missing file that it needs.
  await untilShown(page, async () => {
    await page.getByLabel(/^Please Scan AadharCard/).fill('NA')
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
  })
  await page.route('**/assets/**', (route) => route.abort())
  await page.keyboard.press('Alt+H')
  await expect(page.getByRole('button', { name: 'Type names in English letters' }).first()).toBeVisible()
  await page.keyboard.type('Asha Rao')
  await expect(name).toHaveValue('Asha Rao')
})

test('readers of Hindi see the Hindi name of a building in lists, on the chart and in the application', async ({
  page,
  browser,
}) => {
  const { building } = await makeBuilding([[1, '101', '102', 500]])
  const holder = await makeCardHolder()
  await signIn(page)
  await open(page, `/names-in-hindi?name=${encodeURIComponent(building.name)}`)
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  const field = page.getByRole('combobox', { name: 'In Hindi' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('lang', 'hi')
  await writeInHindi(page, field, 'yamuna', 'यमुना')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: 'यमुना' })).toBeVisible()
  await test.step('adding the Hindi name of an event keeps the new name that a colleague gives it', async () => {
    const { id, name } = await office(venue.addName, { kind: 'event', name: ownName('Camp') })
    const renamed = `${name} again`
    // The list that was read before does not have the new name.
    await page.goto('about:blank')
    await open(page, `/names-in-hindi?name=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: 'Edit' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Edit gate or event' })
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
    await office(venue.nameInHindi, { kind: 'event', id, name: renamed, name_hi: null })
    await writeInHindi(page, field, 'gita', 'गीता')
    await page.keyboard.press('Enter')
    await expect(form).toHaveCount(0)
    expect(await office(venue.names, {})).toContainEqual({
      kind: 'event',
      id,
      name: renamed,
      name_hi: 'गीता',
      is_active: true,
    })
  })
  await open(page, `/room-chart?building=${building.id}`)
  await expect(page.getByText(`${building.name} · floor 1`)).toBeVisible()

  const hindi = await browser.newContext({ locale: 'hi-IN' })
  const desk = await hindi.newPage()
  await signInAdministratorHindi(desk)
  await open(desk, `/room-chart?building=${building.id}`)
  await expect(desk.getByText('यमुना · ')).toBeVisible()
  await open(desk, `/buildings?name=${encodeURIComponent(building.name)}`)
  await expect(desk.getByRole('rowheader', { name: 'यमुना' })).toBeVisible()
  await hindi.close()

  const phone = await browser.newContext({ locale: 'hi-IN', viewport: { width: 390, height: 844 } })
  const applicant = await phone.newPage()
  await open(applicant, '/accomodation')
  await applicant.getByRole('textbox').first().fill(holder.id_card_no)
  await applicant.keyboard.press('Enter')
  await expect(applicant.getByRole('checkbox', { name: 'यमुना' }).first()).toBeVisible()
  await phone.close()
})
