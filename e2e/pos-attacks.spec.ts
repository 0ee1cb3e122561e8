import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { office } from './office.ts'
import { lines, makeProduct, openTill, scan, scanAtOnce, total } from './pos.ts'
import { signIn } from './staff.ts'

test('a second Enter, an Escape or a reload while a ticket is sent: it is sold once', async ({ page }) => {
  const book = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = 0
  await page.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await scan(page, book.barcode)
  await page.keyboard.press('F4')
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F4')
  await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible()
  await expect.poll(() => sent).toBe(1)
  answer()
  const strip = page.getByText(/^BC-\d{4}-001 · Change: Rs. 0.00$/)
  await expect(strip).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(0)

  await test.step('reload', async () => {
    await page.unroute('**/api/pos/ticket/createBookCentreTicket')
    await page.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
      await route.fetch()
      // The answer never comes: the page is loaded again.
    })
    await scan(page, book.barcode)
    await page.keyboard.press('F4')
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect
      .poll(
        async () =>
          (await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })).stock_in_hand,
      )
      .toBe(18)
    await page.unroute('**/api/pos/ticket/createBookCentreTicket')
    await page.reload()
    await expect(page.getByText(/^BC-\d{4}-002 · Change: Rs. 0.00$/)).toBeVisible({ timeout: 30_000 })
    await expect(lines(page)).toHaveCount(0)
  })
  const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })
  expect(stock_in_hand).toBe(18)
})

test('a scan while a dialog is open is neither an amount nor an answer', async ({ page }) => {
  const [book, free] = [
    await makeProduct(2, { price: 50 }),
    await makeProduct(2, { price: 10, variable: true }),
  ]
  await signIn(page)
  await openTill(page, 2)
  const dialog = page.getByRole('dialog')
  const said = page.getByText('Please finish here first, then scan again.').first()
  await scan(page, book.barcode)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await page.keyboard.type('5')
  await scanAtOnce(page, '8901234567890')
  await expect(said).toBeVisible()
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Total Cash')).toHaveValue('5')
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)

  await page.keyboard.press('F9')
  await expect(dialog.getByText('Do you want to Park current Sale?')).toBeVisible()
  await scanAtOnce(page, 'NY-123456')
  await expect(dialog.getByText('Do you want to Park current Sale?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lines(page)).toHaveCount(1)

  await scan(page, free.barcode)
  await expect(dialog.getByLabel('Price')).toHaveValue('10')
  await scanAtOnce(page, '8901234567890')
  await expect(dialog.getByLabel('Price')).toHaveValue('10')
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText('Rs. 60.00')
})

test('no quantity, a huge price, a pasted text, a code that is too long and Back do no harm', async ({
  page,
}) => {
  const [book, free] = [
    await makeProduct(2, { price: 50 }),
    await makeProduct(2, { price: 10, variable: true }),
  ]
  await signIn(page)
  await openTill(page, 2)
  const dialog = page.getByRole('dialog')
  await scan(page, book.barcode)
  await page.keyboard.press('F7')
  const qty = dialog.getByLabel('Quantity')
  await expect(qty).toBeFocused()
  for (const wrong of ['0', '', '10001']) {
    await qty.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await qty.fill('10000')
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText('Rs. 5,00,000.00')
  await scan(page, free.barcode)
  await dialog.getByLabel('Price').fill('9999999999')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('A sale comes to at most')
  await page.keyboard.press('Escape')
  await expect(lines(page)).toHaveCount(1)

  await page.getByLabel('Barcode').fill(`  ${book.barcode} \n`)
  await page.keyboard.press('Enter')
  await expect(dialog.or(page.getByRole('alert').getByText('The quantity is a whole number'))).toBeVisible()
  await scan(page, '<script>alert(1)</script>'.repeat(7))
  await expect(page.getByRole('alert').getByText('No Product Found with Scanned Barcode.')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  await expect(total(page)).toHaveText('Rs. 5,00,000.00')
})
