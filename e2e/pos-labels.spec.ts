import { pos } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { catchPrinting, printedText } from './journey.ts'
import { office } from './office.ts'
import { makeBook } from './shop.ts'
import { open, signIn, signInAdministratorHindi } from './staff.ts'

test('labels have the present price, and a Hindi name has its full height', async ({ page }) => {
  await catchPrinting(page)
  await signIn(page)
  await test.step('labels are printed for the selected products, at the present price', async () => {
    await page.goto('about:blank')
    const { book } = await makeBook()
    await open(page, `/bookcentre/products?barcode=${book.barcode}`)
    await page
      .getByRole('row', { name: new RegExp(book.name) })
      .getByRole('checkbox')
      .check()
    await office(pos.updateProduct, { systemid: 2, id: book.id, sellprice: 95 })
    await page.getByRole('button', { name: 'Print labels' }).click()
    const dialog = page.getByRole('dialog')
    const copies = dialog.getByRole('textbox', { name: 'Labels of each product' })
    await copies.press('ControlOrMeta+a')
    await page.keyboard.type('1e2')
    await dialog.getByRole('button', { name: 'Print' }).click()
    await expect(dialog.getByText('“e” was not accepted. Please check the number.')).toBeVisible()
    await expect(copies).toBeFocused()
    await page.keyboard.type('3')
    // The files for labels are not loaded yet, and are not requested without a network.
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Print' }).click()
    await expect(page.getByText('No connection. Please try again later.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('No connection. Please try again later.')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Print' }).click()
    // A second Enter prints nothing.
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
    const paper = await printedText(page)
    expect(paper.match(new RegExp(book.name, 'g'))).toHaveLength(3)
    expect(paper).toContain('Rs. 95.00')
  })
  await test.step('the bars of a short code leave a Hindi name its full height', async () => {
    await page.goto('about:blank')
    const { book } = await makeBook()
    await office(pos.updateProduct, {
      systemid: 2,
      id: book.id,
      name: `गुरु की ${book.name}`,
      barcode: String(book.id),
    })
    await signInAdministratorHindi(page)
    await open(page, `/bookcentre/products?name=${book.name}`)
    await page
      .getByRole('row', { name: new RegExp(book.name) })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'लेबल छापें' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'छापें' }).click()
    const paper = page.locator('[data-print-area]')
    const name = paper.getByText(book.name)
    await expect(name).toBeAttached()
    await expect(paper.getByText(/^₹\d/)).toBeAttached()
    // Its layout height is at least a line of its font.
    await expect
      .poll(() => name.evaluate((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).fontSize)))
      .toBeGreaterThan(1.4)
  })
})
