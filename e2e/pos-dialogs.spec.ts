import { expect, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { makeBook } from './shop.ts'
import { open, signIn } from './staff.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('the dialogs of devices and of the catalogue are accessible', async ({ page }) => {
  await signIn(page)
  await test.step('the dialog of a device is accessible', async () => {
    await open(page, '/bhandarghar/devices')
    await page.getByRole('button', { name: 'Add Device' }).first().click()
    await expectDialogAccessible(page, 'a device')
    await closeLayers(page)
  })
  await test.step('the dialogs of the catalogue are accessible', async () => {
    const { category, book } = await makeBook()
    await open(page, '/bookcentre/categories')
    await page.getByLabel('Name').fill(category.name)
    await page
      .getByRole('row', { name: new RegExp(category.name) })
      .getByRole('button', { name: 'Edit' })
      .click()
    await expectDialogAccessible(page, 'a category')
    await closeLayers(page)

    await open(page, `/bookcentre/products?barcode=${book.barcode}`)
    const row = page.getByRole('row', { name: new RegExp(book.name) })
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('textbox', { name: 'Add Stock' })).toBeVisible()
    await expectDialogAccessible(page, 'a product')
    await closeLayers(page)
    await row.getByRole('button', { name: 'Stock' }).click()
    await expect(page.getByRole('table', { name: 'Stock' })).toContainText('First stock')
    await expectDialogAccessible(page, 'prices and stock')
    await page.getByRole('button', { name: 'Correct stock' }).click()
    await expect(page.getByRole('textbox', { name: 'Pieces counted' })).toBeVisible()
    await expectDialogAccessible(page, 'a correction of stock')
    await closeLayers(page)
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Print labels' }).click()
    await expectDialogAccessible(page, 'labels')
    const dialog = page.getByRole('dialog')
    const copies = dialog.getByRole('textbox', { name: 'Labels of each product' })
    for (const [wrong, text] of [
      ['1.5', 'Please enter a whole number'],
      ['201', 'Must be 200 or less'],
    ] as const) {
      await copies.fill('')
      await copies.pressSequentially(wrong)
      await expect(copies).toHaveValue(wrong)
      await expect(dialog.getByText(text)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
    }
    await expectDialogAccessible(page, 'too many labels')
  })
})
