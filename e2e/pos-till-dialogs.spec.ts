import { expect, type Page, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { lines, makeProduct, openTill } from './pos.ts'
import { scan } from './scanner.ts'
import { signIn, startAnew } from './staff.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

const setScheme = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), scheme)

/** Checks the open dialog with axe, in light and dark. */
async function expectBothAccessible(page: Page, what: string) {
  await expectDialogAccessible(page, what)
  await setScheme(page, 'dark')
  // Only colours differ in the dark theme.
  await expectDialogAccessible(page, `${what}, dark`, ['color-contrast'])
  await setScheme(page, 'light')
}

test('the dialogs of a sale, of meals and of Prasad are accessible, light and dark', async ({ page }) => {
  await signIn(page)
  await test.step('the dialogs of a sale are accessible, light and dark', async () => {
    const book = await makeProduct(2, { price: 40, variable: true })
    await openTill(page, 2)
    await page.keyboard.press('F6')
    await expectBothAccessible(page, 'search satsangi')
    await closeLayers(page)
    await scan(page, book.barcode)
    await expectBothAccessible(page, 'variable price')
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('F4')
    await expectBothAccessible(page, 'payment')
    await closeLayers(page)
    await page.keyboard.press('F9')
    await expectBothAccessible(page, 'new sale')
    await closeLayers(page)
    await page.keyboard.press('F2')
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F3')
    await expectBothAccessible(page, 'parked sales')
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).first().click()
    await expectBothAccessible(page, 'clear a parked sale')
  })
  await test.step('the dialogs of meals and Prasad are accessible, light and dark', async () => {
    await startAnew(page)
    const meal = await makeProduct(3, { type: 'm', price: 25 })
    const [bhaint, prasad] = [
      await makeProduct(1, { type: 'b', variable: true, price: 100 }),
      await makeProduct(1, { type: 'p', price: 30 }),
    ]
    await openTill(page, 3)
    await scan(page, meal.barcode)
    await expectBothAccessible(page, 'meal dates')
    await closeLayers(page)
    await openTill(page, 1)
    await expect(page.getByRole('heading', { level: 1, name: 'Office till' })).toBeVisible()
    await expect(page.getByLabel('Barcode')).toBeFocused()
    await page.keyboard.press('F6')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('kumar')
    await page.keyboard.press('Enter')
    await dialog
      .getByRole('button', { name: /^Select \w/ })
      .first()
      .click()
    await expect(dialog).toHaveCount(0)
    await scan(page, bhaint.barcode)
    await expect(dialog.getByLabel('Price')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await scan(page, prasad.barcode)
    await expectBothAccessible(page, 'Prasad against Bhaint')
  })
})

test('the dialogs of receipts and drawer are accessible, light and dark', async ({ page }) => {
  const book = await makeProduct(2, { price: 40 })
  await signIn(page)
  await openTill(page, 2)
  await page.keyboard.press('F12')
  const dialog = page.getByRole('dialog').last()
  await expect(dialog.getByRole('button', { name: 'Enter the float' })).toBeVisible()
  await expectBothAccessible(page, 'drawer')
  for (const name of ['Enter the float', 'Cash in or out', 'X report', 'Close session']) {
    await page.getByRole('dialog').first().getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await expectBothAccessible(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
  await test.step('a typed amount replaces the present one', async () => {
    const typeFloat = async (typed: string) => {
      await page.getByRole('button', { name: 'Enter the float' }).click()
      await expect(page.getByLabel('Opening float')).toBeFocused()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Opening float Rs. ${typed}.00`)).toBeVisible()
    }
    await typeFloat('500')
    await typeFloat('600')
  })
  await closeLayers(page)
  await scan(page, book.barcode)
  await page.keyboard.press('F4')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(0)
  await page.keyboard.press('F11')
  await expect(page.getByRole('table', { name: 'Latest receipts' })).toBeVisible()
  await expectBothAccessible(page, 'receipts')
  await dialog
    .getByRole('button', { name: /^Open \w+-/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Give back' }).click()
  await expect(dialog.getByLabel('Reason')).toBeVisible()
  await expectBothAccessible(page, 'give back')
})
