import { readFileSync } from 'node:fs'
import { addDays } from '@nivas/contract/dates.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Page, test } from '@playwright/test'
import { undo } from './gate.ts'
import { holdFirst } from './hold-call.ts'
import { office, ownName } from './office.ts'
import { makeProduct } from './pos.ts'
import { answerOnce } from './routes.ts'
import { ownBarcode } from './shop.ts'
import { open, signIn } from './staff.ts'

/** Returns a picture of 1,600 × 1,200 pixels. */
const largePicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = 'teal'
      context.fillRect(200, 200, 800, 800)
    }
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })

test('from an empty catalogue to a book for sale: categories, picture, stock, price of a later day', async ({
  page,
}) => {
  await signIn(page)
  const dialog = page.getByRole('dialog')
  const [above, below, title] = [ownName('Hindi'), ownName('Poems'), ownName('Prem Patra')]

  const kept = dialog.getByText('Stock is counted only for Prasad.')
  await open(page, '/office/categories')
  await page.getByRole('button', { name: 'Add Category' }).first().click()
  await expect(kept).toBeVisible()
  await page.keyboard.press('Escape')
  // The book centre tracks the stock of every product.
  await open(page, '/bookcentre/categories')
  await page.getByRole('button', { name: 'Add Category' }).first().click()
  await expect(kept).toHaveCount(0)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(above)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Name').fill(above)
  await page
    .getByRole('row', { name: new RegExp(above) })
    .getByRole('button', { name: 'Add one below' })
    .click()
  await dialog.getByLabel('Name').fill(below)
  await expect(dialog.getByLabel('Parent Category').first()).toHaveValue(above)
  // The book centre offers only Bhaint.
  await dialog.getByRole('combobox', { name: 'Type', exact: true }).click()
  await expect(page.getByRole('option')).toHaveText(['Bhaint'])
  await expect(dialog.getByText("Shown in the till's catalogue.")).toBeVisible()
  await page.getByRole('option').click()
  await expect(dialog.getByText('The till always shows Bhaint and Prasad.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Type', exact: true }).click()
  await page.getByRole('option').click()
  const buffer = Buffer.from(await largePicture(page), 'base64')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
  const picture = dialog.getByRole('img', { name: 'Picture' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(below) })).toBeVisible()

  const barcode = ownBarcode()
  await open(page, '/bookcentre/products')
  await page.getByRole('button', { name: 'Add Product' }).first().click()
  await dialog.getByLabel('Name').fill(title)
  await dialog.getByRole('textbox', { name: 'Barcode' }).fill(barcode)
  // A scanner ends with Enter, which does not send the form.
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Category' }).fill(below)
  await page.getByRole('option', { name: below }).click()
  await dialog.getByRole('textbox', { name: 'Cost Price' }).fill('50')
  await dialog.getByRole('textbox', { name: 'Sell Price' }).fill('80')
  await dialog.getByRole('textbox', { name: 'Low stock threshold' }).fill('5')
  const stock = dialog.getByRole('textbox', { name: 'Current Stock' })
  for (const wrong of ['1.5', '-3']) {
    await stock.fill('')
    await stock.pressSequentially(wrong)
    await dialog.getByRole('button', { name: 'Add Product' }).click()
    await expect(stock).toHaveValue(wrong)
    await expect(
      dialog.getByText('Please only enter numeric characters only for Current Stock'),
    ).toBeVisible()
  }
  await stock.fill('12')
  await dialog.getByRole('button', { name: 'Add Product' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByLabel('Barcode').fill(barcode)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Rs. 80.00')
  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Add Stock' }).fill('8')
  await dialog.getByRole('textbox', { name: 'Sell Price' }).fill('95')
  const later = addDays((await office(thisVenue, {})).today, 3)
  await dialog.getByLabel('New prices from').fill(later)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row.getByRole('img', { name: /^Rs\. 95\.00 from / })).toBeVisible()
  await expect(row).toContainText('20')

  await row.getByRole('button', { name: 'Stock' }).click()
  const takeBack = dialog.getByRole('button', { name: /^Take back the price Rs\. 95\.00 from .+$/ })
  await takeBack.click()
  await expect(takeBack).toHaveCount(0)
  await expect(dialog.getByRole('table', { name: 'Prices' }).locator('..')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row.getByRole('img', { name: /^Rs\. 95\.00 from / })).toHaveCount(0)
  await undo(page.getByRole('button', { name: 'Undo' }))
  await expect(row.getByRole('img', { name: /^Rs\. 95\.00 from / })).toBeVisible()

  await row.getByRole('button', { name: 'Stock' }).click()
  await expect(dialog.getByRole('table', { name: 'Stock' })).toContainText('First stock')
  await dialog.getByRole('button', { name: 'Correct stock' }).click()
  await dialog.getByRole('textbox', { name: 'Pieces counted' }).fill('4')
  await dialog.getByLabel('Reason').fill('Counted')
  // A delivery came while the form was open: the form says so, and the count is sent again.
  const [{ id } = { id: 0 }] = await office(pos.products, { systemid: 2, barcode })
  await office(pos.addStock, { systemid: 2, id, quantity: 3 })
  await dialog.getByRole('button', { name: 'Correct stock' }).click()
  await expect(dialog.getByText(/The stock has changed since .* and is now 23\./)).toBeVisible()
  await expect(dialog.getByText(`${title}: 23 in stock.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Correct stock' }).click()
  await expect(dialog).toHaveCount(0)
  await open(page, '/bookcentre/low-inventory-report')
  await page.getByLabel('Product Name').fill(title)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('4')
  // The header and the filtered rows, in the columns that are shown.
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export To CSV' }).click()
  const file = await downloading
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
  expect(file.suggestedFilename()).toMatch(/^low-stock-2-\d{4}-\d\d-\d\d\.csv$/)
  expect(
    readFileSync((await file.path()) ?? '', 'utf8')
      .replace('\uFEFF', '')
      .split('\r\n'),
  ).toEqual(['Product Name,Category Name,Current Stock,Alert Threshold', `${title},${below},4,5`, ''])
})

test('a category is saved with its picture, even while the picture is still being sent', async ({ page }) => {
  await signIn(page)
  await open(page, '/bookcentre/categories')
  await page.getByRole('button', { name: 'Add Category' }).first().click()
  const dialog = page.getByRole('dialog')
  const name = ownName('Songs')
  await dialog.getByLabel('Name').fill(name)
  const buffer = Buffer.from(await largePicture(page), 'base64')
  const large = 'This file is too large. Please choose a smaller one.'
  await answerOnce(page, '**/api/pos/images/2', (route) =>
    route.fulfill({
      status: 422,
      json: {
        ...{ success: false, message: large, text: { key: large } },
        ...{ errors: { file: [large] }, texts: { file: [{ key: large }] } },
      },
    }),
  )
  await dialog.locator('input[type=file]').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByText(large)).toBeVisible()
  const upload = await holdFirst(page, pos.uploadImage)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
  await upload.isHeld()
  const save = dialog.getByRole('button', { name: 'Add Category' })
  await expect(save).toBeDisabled()
  await page.keyboard.press('Escape')
  upload.release()
  await expect(save).toBeEnabled()
  await save.click()
  await expect(dialog).toHaveCount(0)
  const [added] = await office(pos.categories, { systemid: 2, name })
  expect(added?.image).toEqual(expect.any(Number))
})

test('stock and first day are not sent once they are no longer on the screen', async ({ page }) => {
  const [prasad, other] = [await makeProduct(1, { type: 'p', price: 30, stock: 7 }), await makeProduct(1)]
  const { today } = await office(thisVenue, {})
  const find = async (barcode: string) => (await office(pos.products, { systemid: 1, barcode }))[0]
  const known = await find(prasad.barcode)
  await office(pos.updateProduct, {
    ...{ systemid: 1, id: prasad.id, catid: known?.category.id ?? 0, name: prasad.name },
    ...{ barcode: prasad.barcode, enabled: 1, isvisible: 1, isvariable: 0, costprice: 1 },
    ...{ sellprice: 45, pricefrom: addDays(today, 2) },
  })
  await signIn(page)
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const chooseCategory = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Category' }).fill(name)
    await page.getByRole('option', { name }).click()
  }

  await test.step('a new product: stock is entered, then a category without stock is chosen', async () => {
    const barcode = ownBarcode()
    await open(page, '/office/products')
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    await dialog.getByLabel('Name').fill(ownName('Rosary'))
    await field('Barcode').fill(barcode)
    await chooseCategory(prasad.category)
    await field('Cost Price').fill('20')
    await field('Sell Price').fill('30')
    await field('Current Stock').fill('12')
    await field('Low stock threshold').fill('5')
    await chooseCategory(other.category)
    await expect(field('Current Stock')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Add Product' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await find(barcode)).toMatchObject({ stock_in_hand: null, low_stock_alert: null })
  })

  await test.step('a known product: the old price is typed back, and another category is chosen', async () => {
    await open(page, `/office/products?barcode=${prasad.barcode}`)
    const row = page.getByRole('row', { name: new RegExp(prasad.name) })
    await row.getByRole('button', { name: 'Edit' }).click()
    await field('Add Stock').fill('5')
    await field('Sell Price').fill('50')
    await dialog.getByLabel('New prices from').fill(addDays(today, 5))
    await field('Sell Price').fill('30')
    await expect(dialog.getByLabel('New prices from')).toHaveCount(0)
    await chooseCategory(other.category)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await find(prasad.barcode)).toMatchObject({ category: { name: other.category } })
    const prices = await office(pos.prices, { systemid: 1, id: prasad.id })
    expect(prices.map(({ from, price }) => [from, price])).toEqual([
      [addDays(today, 2), 45],
      [today, 30],
    ])
  })
})
