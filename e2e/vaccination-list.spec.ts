import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { makePerson } from './person.ts'
import { fail } from './routes.ts'
import { open, signIn } from './staff.ts'

const unread = 'Something went wrong while getting the vaccination information. Please contact administrator.'

test('the list of vaccinations filters and sorts, reports unreadable doses, and its form names missing fields', async ({
  page,
}) => {
  test.slow()
  const { firstName: name, today } = await makePerson()
  await signIn(page)
  await test.step('a list whose filters match nothing says so, and clears them', async () => {
    await open(page, '/vaccination/listform?filter=nobody-of-this-name&has=2&sort=name')
    const list = page.getByRole('region', { name: 'Vaccinations' })
    await expect(list.getByText('Nothing matches the filters.')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Add Vaccination Entry' })).toHaveCount(0)
    await list.getByRole('button', { name: 'Clear filters' }).click()
    await expect(list.getByRole('row').nth(1)).toBeVisible()
    await expect(page).toHaveURL(/listform\?sort=name$/)
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
    // The order is changed more than once.
    for (const sorted of ['asc', 'desc', 'asc']) {
      await list.getByRole('button', { name: 'Name', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(sorted === 'asc' ? 'order=asc' : 'sort=name$'))
      await expect(list.getByRole('row').nth(1)).toBeVisible()
    }
  })
  await test.step('a list that a report opened has all its controls in view', async () => {
    await open(
      page,
      `/vaccination/listform?from=${addDays(today, -90)}&to=${today}&has=1&vtype=1&age=ageUnknown`,
    )
    await expect(page.getByRole('button', { name: /^Vaccinated: Covishield/ })).toBeInViewport({ ratio: 1 })
    for (const name of ['Clear filters', 'Columns', 'Export'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
  await test.step('doses that cannot be read say so, and appear after Try again', async () => {
    await page.goto('about:blank')
    await open(page, `/vaccination/listform?filter=${encodeURIComponent(name)}`)
    const failing = '**/api/vims/person/getAllVaccinations'
    await page.route(failing, fail)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: 'Show Vaccinations' })
      .click()
    await expect(page.getByRole('alert').filter({ hasText: unread })).toBeVisible()
    await page.unroute(failing)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(unread)).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Vaccination Doses' })).toContainText('Covishield')
  })
  await test.step('a form whose Save is disabled names what is missing, even when it was there before', async () => {
    await open(page, `/vaccination/listform?filter=${encodeURIComponent(name)}`)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: 'Edit' })
      .click()
    const form = page.getByRole('dialog')
    const address = form.getByLabel('Address')
    await address.fill('')
    await page.keyboard.press('Tab')
    await expect(form.getByText('This is a required field')).toBeVisible()
    await address.fill('Garden Road')
    await page.keyboard.press('Tab')
    await expect(form.getByText('This is a required field')).toHaveCount(0)
    // The error of a field that loses the focus does not lose a press on the button, and a new dose keeps the errors.
    await form.getByLabel('First Name').fill('R2')
    await form.getByLabel('Dose 1: date').fill('')
    await form.getByRole('button', { name: 'Add Dose' }).click()
    await expect(form.getByLabel('Dose 2: date')).toBeVisible()
    await expect(form.getByText('Please enter letters and spaces only')).toBeVisible()
    const remove = form.getByRole('button', { name: 'Remove Dose' })
    while (await remove.isEnabled()) await remove.click()
    await expect(form.getByText('Please provide at least one Vaccination Detail')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
    await form.getByRole('button', { name: 'Add Dose' }).click()
    await expect(form.getByText('Please provide at least one Vaccination Detail')).toHaveCount(0)
  })
})
