import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { catchPrinting } from './journey.ts'
import { office, ownName } from './office.ts'
import { makePerson, mobile } from './person.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

const papers = (page: Page) => page.evaluate(() => window.printed.length)

test('a card that is scanned into a form of vaccination is searched or refused, and never saves or prints', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a card scanned into another field of the entry form is searched, and does not save the form', async () => {
    await catchPrinting(page)
    const found = await office(vaccination.cardSearch, { cardNo: 'UPW-1' })
    const holder = found.find(({ record }) => record === null)
    if (!holder) throw new Error('every holder has a record')
    await open(page, '/vaccination/entryform')
    const address = page.getByLabel('Address')
    await page.getByLabel('First Name').fill(ownName('Asha'))
    await page.getByLabel('Mobile Number').fill(mobile())
    await page.getByRole('combobox', { name: 'Dose 1: vaccine' }).fill('Covaxin')
    await page.getByRole('option', { name: 'Covaxin' }).click()
    await page.getByLabel('Dose 1: date').fill('01/05/2021')
    await address.fill('Garden Road')
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    await scan(page, 'ZZZZZ-100107')
    await expect(
      page.getByRole('status').filter({ hasText: 'No card begins with these characters.' }),
    ).toBeVisible()
    await expect(address).toHaveValue('Garden Road')
    // A scan at a button of the form is not typed into the form either.
    await page.getByRole('button', { name: 'Save' }).focus()
    await scan(page, 'ZZZZZ-100108')
    await expect(page.getByRole('combobox', { name: 'Search by I-Card' })).toHaveValue('ZZZZZ-100108')
    await address.focus()
    await scan(page, holder.cardNo)
    await expect(page.getByText(`I-Card: ${holder.cardNo}`)).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue(holder.name)
    expect(await papers(page)).toBe(0)
  })
  await test.step('a record is saved and printed only after a change, and never by a scanner', async () => {
    await startAnew(page)
    await catchPrinting(page)
    const { firstName } = await makePerson()
    await open(page, `/vaccination/listform?filter=${encodeURIComponent(firstName)}`)
    await page
      .getByRole('row', { name: new RegExp(firstName) })
      .getByRole('button', { name: 'Edit' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit Person Details' })
    const address = dialog.getByLabel('Address')
    const save = dialog.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await address.press('Enter')
    await address.fill('Garden Road')
    await expect(save).toBeEnabled()
    await scan(page, 'UPW-100107')
    await expect(page.getByText('A code was scanned into this form, which takes no cards.')).toBeVisible()
    await expect(address).toHaveValue('Garden Road')
    await scan(page, '2374971804270526477833002468')
    await expect(address).toHaveValue('Garden Road')
    await expect(save).toBeEnabled()
    expect(await papers(page)).toBe(0)
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(firstName) })).toContainText('Garden Road')
    await expect.poll(() => papers(page)).toBe(1)
  })
})
