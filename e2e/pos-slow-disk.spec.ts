import { expect, type Page, test } from '@playwright/test'
import { lines, makeProduct, openTill, payCash, total } from './pos.ts'
import { scan } from './scanner.ts'
import { holdSales, parkedAt } from './slow-disk.ts'
import { signIn } from './staff.ts'

/** A till with the first of two products in its sale. */
async function sellOne(page: Page) {
  const one = await makeProduct(2, { price: 50 })
  const two = await makeProduct(2, { price: 70 })
  await signIn(page)
  await openTill(page, 2)
  await scan(page, one.barcode)
  await expect(lines(page)).toHaveCount(1)
  return { one, two }
}

const isParked = (page: Page) => expect(page.getByText('Current Sale Parked successfully.')).toBeVisible()

const barcode = (page: Page) => page.getByLabel('Barcode')

test('a double click parks a sale once', async ({ page }) => {
  const { one, two } = await sellOne(page)
  await page.getByRole('button', { name: /^Park Sale/ }).dblclick()
  await isParked(page)
  // A second sale that was parked would be there before this one's line is.
  await scan(page, two.barcode)
  await expect(total(page)).toHaveText('Rs. 70.00')
  expect(await parkedAt(page)).toEqual([{ products: [one.name] }])
})

test('a scan while a sale is being parked belongs to the next sale', async ({ page }) => {
  const { one, two } = await sellOne(page)
  const goOn = await holdSales(page)
  await page.keyboard.press('F2')
  await scan(page, two.barcode)
  await scan(page, two.barcode)
  await goOn()
  await isParked(page)
  await expect(total(page)).toHaveText('Rs. 140.00')
  await expect(barcode(page)).toBeFocused()
  expect(await parkedAt(page)).toEqual([{ products: [one.name] }])
  await page.reload()
  await expect(total(page)).toHaveText('Rs. 140.00')
})

test('a tile that is pressed while a sale is being parked belongs to the next sale', async ({ page }) => {
  const { one, two } = await sellOne(page)
  const tiles = page.getByRole('navigation', { name: 'Categories' })
  await tiles.getByRole('button', { name: two.category }).click()
  const goOn = await holdSales(page)
  await page.keyboard.press('F2')
  await tiles.getByRole('button', { name: two.name }).click()
  await goOn()
  await isParked(page)
  await expect(total(page)).toHaveText('Rs. 70.00')
  expect(await parkedAt(page)).toEqual([{ products: [one.name] }])
})

test('a scan while a parked sale is being retrieved is added to it', async ({ page }) => {
  const { two } = await sellOne(page)
  await page.keyboard.press('F2')
  await isParked(page)
  await page.keyboard.press('F3')
  const retrieve = page.getByRole('button', { name: 'Retrieve', exact: true })
  await expect(retrieve).toBeVisible()
  const goOn = await holdSales(page)
  await retrieve.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(barcode(page)).toBeFocused()
  await scan(page, two.barcode)
  await goOn()
  await expect(total(page)).toHaveText('Rs. 120.00')
  expect(await parkedAt(page)).toEqual([])
  await page.reload()
  await expect(total(page)).toHaveText('Rs. 120.00')
})

test('a line that is scanned while the parked sales are looked for is not lost to one of them', async ({
  page,
}) => {
  const { one, two } = await sellOne(page)
  await page.keyboard.press('F2')
  await isParked(page)
  const goOn = await holdSales(page)
  await page.keyboard.press('F3')
  await scan(page, two.barcode)
  await expect(total(page)).toHaveText('Rs. 70.00')
  await goOn()
  await expect(page.getByText('Please finish or park the present sale first.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(total(page)).toHaveText('Rs. 70.00')
  expect(await parkedAt(page)).toEqual([{ products: [one.name] }])
})

test('a scan right after the payment was left stays in the sale', async ({ page }) => {
  const { two } = await sellOne(page)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  const goOn = await holdSales(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(barcode(page)).toBeFocused()
  await scan(page, two.barcode)
  await goOn()
  await expect(total(page)).toHaveText('Rs. 120.00')
  await page.reload()
  await expect(total(page)).toHaveText('Rs. 120.00')
})

test('options that are pressed while a sale is being parked belong to the next sale, in their order', async ({
  page,
}) => {
  const { one, two } = await sellOne(page)
  const goOn = await holdSales(page)
  await page.keyboard.press('F2')
  await scan(page, one.barcode)
  await scan(page, two.barcode)
  // Deletes the line of the scan before it, not that of the scan after it.
  await page.keyboard.press('F8')
  await scan(page, two.barcode)
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: /^Edit Line Item/ }).click()
  await goOn()
  await isParked(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(one.name)
  await page.keyboard.press('Escape')
  await expect(total(page)).toHaveText('Rs. 120.00')
  expect(await parkedAt(page)).toEqual([{ products: [one.name] }])
})

/** The disk of a till with a line is slow while a key is pressed; its dialog opens when the disk goes on. */
async function pressOnSlowDisk(page: Page, key: 'F4' | 'F7') {
  await expect(lines(page)).toHaveCount(1)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  const goOn = await holdSales(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press(key)
  return goOn
}

test('what is typed right after F4 and F7 on a slow disk is for their dialogs', async ({ page }) => {
  test.slow()
  const { one, two } = await sellOne(page)
  await test.step('an amount that is typed right after F4 is paid, and is no scan', async () => {
    const goOn = await pressOnSlowDisk(page, 'F4')
    await page.keyboard.type('551')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(barcode(page)).toHaveValue('')
    await goOn()
    await expect(page.getByText(/^BC-\d{4}-001 · Change: Rs. 5.00$/)).toBeVisible()
    await expect(page.getByText('No Product Found with Scanned Barcode.')).toHaveCount(0)
    await expect(lines(page)).toHaveCount(0)
  })
  await test.step('an amount that is less than the sale, or without Enter, waits in the payment', async () => {
    await scan(page, one.barcode)
    const goOn = await pressOnSlowDisk(page, 'F4')
    await page.keyboard.type('49')
    await page.keyboard.press('Enter')
    await goOn()
    const cash = page.getByLabel('Total Cash')
    await expect(cash).toHaveValue('49')
    await expect(cash).toBeFocused()
    await cash.fill('')
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^BC-\d{4}-002 · Change: Rs. 0.00$/)).toBeVisible()
  })
  await test.step('a quantity that is typed right after F7 is of the line, and is no scan', async () => {
    await scan(page, one.barcode)
    const goOn = await pressOnSlowDisk(page, 'F7')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(barcode(page)).toHaveValue('')
    await goOn()
    await expect(total(page)).toHaveText('Rs. 150.00')
    await expect(page.getByText('No Product Found with Scanned Barcode.')).toHaveCount(0)
    await payCash(page, '150')
    await expect(page.getByText(/^BC-\d{4}-003 · Change: Rs. 0.00$/)).toBeVisible()
  })
  await test.step('a scan right after F4 pays nothing, and is of the sale that is there afterwards', async () => {
    await scan(page, one.barcode)
    const goOn = await pressOnSlowDisk(page, 'F4')
    await page.keyboard.type('5')
    await scan(page, two.barcode)
    await goOn()
    const cash = page.getByLabel('Total Cash')
    await expect(cash).toHaveValue('5')
    await page.keyboard.press('Escape')
    await expect(total(page)).toHaveText('Rs. 120.00')
  })
})

test('F4 without a sale takes no keys: the next scan is a line', async ({ page }) => {
  const { two } = await sellOne(page)
  const goOn = await holdSales(page)
  await page.keyboard.press('F2')
  await page.keyboard.press('F4')
  await page.keyboard.type('50')
  await goOn()
  await expect(page.getByText(/Please select products for sale/)).toBeVisible()
  await scan(page, two.barcode)
  await expect(total(page)).toHaveText('Rs. 70.00')
})

test('Payments right after the payment was left opens it once, also by a key that is held', async ({
  page,
}) => {
  await sellOne(page)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  const goOn = await holdSales(page)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  for (let pressed = 0; pressed < 5; pressed += 1) await page.keyboard.down('F4')
  await page.keyboard.up('F4')
  // A second press is for the dialog that the first one opens.
  await page.keyboard.press('F4')
  await page.keyboard.press('F9')
  await goOn()
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('F7')
  await expect(dialog.getByLabel('Quantity')).toBeVisible()
})
