import { access } from '@nivas/contract/access/calls.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { expect, type Route, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { office } from './office.ts'
import { openTill, payCash, total } from './pos.ts'
import { scan } from './scanner.ts'
import { makeBook } from './shop.ts'
import { open, signIn, startAnew } from './staff.ts'
import { storedDrafts } from './stored-drafts.ts'
import { makeUser } from './user.ts'

test('a count of stock is kept, with a message, when its permission ends; a sale in between is shown before the count is accepted', async ({
  page,
}) => {
  const { book } = await makeBook()
  const { role, ...user } = await makeUser('bookcentre-products')
  const permitted = async (...names: string[]) => {
    const all = await office(access.permissions, {})
    const permission_ids = all.filter(({ name }) => names.includes(name)).map(({ id }) => id)
    await office(access.setRolePermissions, { id: role.id, permission_ids })
  }
  await signIn(page, user)
  const form = page.getByRole('dialog', { name: 'Correct stock' })
  const openForm = async () => {
    await open(page, `/bookcentre/products?name=${book.name}`)
    await page.getByRole('button', { name: 'Stock', exact: true }).click()
    await page.getByRole('button', { name: 'Correct stock' }).click()
  }
  await openForm()
  await form.getByLabel('Pieces counted').fill('11')
  await form.getByLabel('Reason').fill('Counted by two')
  await permitted()
  await form.getByRole('button', { name: 'Correct stock' }).click()
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible()
  await expect(page.getByText('What you typed there is stored on this computer for 24 hours')).toBeVisible()
  await expectAccessible(page, 'no permission, with a draft')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible()
  await expect(page.getByText('What you typed there')).toHaveCount(0)
  await permitted('bookcentre-products')
  await office(pos.addStock, { systemid: 2, id: book.id, quantity: 3 })
  await page.goto('about:blank')
  await openForm()
  await expect(form.getByLabel('Reason')).toHaveValue('Counted by two')
  await form.getByRole('button', { name: 'Correct stock' }).click()
  await expect(form.getByText(/The stock has changed since .* and is now 15\./)).toBeVisible()
  await form.getByLabel('Pieces counted').fill('14')
  await form.getByRole('button', { name: 'Correct stock' }).click()
  await expect(form).toHaveCount(0)
  await expect.poll(() => storedDrafts(page)).toBe('[]')
  await test.step('what no draft may have is lost with a message, and a permission that is given back works', async () => {
    await permitted('patient-entry-form')
    await startAnew(page)
    await open(page, '/dispensary/entryform')
    await page.getByRole('button', { name: /^New Patient/ }).click()
    const patient = page.getByRole('dialog', { name: 'Add New Patient' })
    for (const label of [/^Name/, /^Father Name/, /^Address/])
      await patient.locator('input').and(page.getByLabel(label)).fill('Mohan')
    await patient.getByLabel('Phone Number').fill('9876543210')
    await permitted()
    await patient.getByRole('button', { name: 'Add Patient' }).click()
    await expect(page.getByText('What you typed there was not saved, and is not stored.')).toBeVisible()
    await page.getByRole('link', { name: 'Open the dashboard' }).click()
    await expect(page.getByText(/^You have no screens yet/)).toBeVisible()
    await permitted('patient-entry-form')
    await open(page, '/dispensary/entryform')
    await expect(page.getByRole('combobox', { name: 'Search a patient' })).toBeFocused()
  })
  await test.step('the sale of a till is refused, and its cashier reads that it is not finished', async () => {
    await permitted('bookcentre-pos')
    await startAnew(page)
    await openTill(page, 2)
    await scan(page, String(book.barcode))
    await expect(total(page)).toHaveText('Rs. 80.00')
    await permitted()
    await payCash(page, '100')
    await expect(page.getByText('The sale is not finished. Its lines stay in this till.')).toBeVisible()
    await permitted('bookcentre-pos')
    await page.reload()
    await expect(total(page)).toHaveText('Rs. 80.00')
  })
  await test.step('a sale that waits here is not refused by its cashier’s lost permission: it waits for a user who may send it', async () => {
    const noAnswer = (route: Route) => route.abort()
    await page.route('**/api/**', noAnswer)
    await payCash(page, '100')
    await expect(page.getByText('1 waiting to be sent')).toBeVisible()
    await permitted('bhent')
    await page.unroute('**/api/**', noAnswer)
    await expect(page.getByText(/^1 entry on this computer is waiting to be sent\./)).toBeVisible()
    await expect(page.getByText(/to review/)).toHaveCount(0)
    await permitted('bookcentre-pos')
    await page.reload()
    await expect(page.getByText('1 entry stored here has been sent.')).toBeVisible()
  })
  await test.step('a permission without a screen of its own is not said to have one', async () => {
    await permitted('resavation-delete')
    await startAnew(page)
    await open(page, '/dashboard')
    await expect(page.getByText(/^You have no screens yet/)).toBeVisible()
    await permitted('bhent', 'resavation-delete')
    await open(page, '/account')
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
    await open(page, '/dashboard')
    await expect(page.getByRole('link', { name: 'Payments' })).toBeVisible()
  })
})
