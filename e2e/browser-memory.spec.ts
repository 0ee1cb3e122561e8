import { expect, type Locator, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { open, signIn } from './staff.ts'

/** Returns the names of the fields whose text the browser stores and offers to the next user. */
const remembered = (form: Locator) =>
  form
    .locator('input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[])
        .filter((input) => (input.autocomplete || input.form?.autocomplete) !== 'off')
        .map(({ labels, name }) => labels?.[0]?.textContent ?? name),
    )

test('the browser does not offer the text of a booking to the next user of the computer', async ({
  page,
}) => {
  const { building } = await makeBuilding([[1, '101', '102', 500]])
  await signIn(page)
  await open(page, '/admin-booking')
  await page
    .getByRole('navigation', { name: 'Buildings' })
    .getByRole('button', { name: building.name })
    .click()
  await page.getByRole('button', { name: 'Select room 101', exact: true }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Application for a short stay' })
  await expect(form.getByLabel('Id card number')).toBeVisible()
  expect(await remembered(form)).toEqual([])

  await form.getByLabel('The applicant has no I-Card issued by the venue').check()
  await expect(form.getByLabel('Other card number')).toBeVisible()
  expect(await remembered(form)).toEqual([])
})

test('the browser does not remember names typed into a list’s filter, but may remember the user’s own name', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/reservations')
  await expect(page.getByPlaceholder('Reservation Reference')).toHaveAttribute('autocomplete', 'off')

  await open(page, '/account')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('autocomplete', 'name')
  const password = page.getByLabel('Current password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
})
