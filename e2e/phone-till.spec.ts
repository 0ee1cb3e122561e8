import { devices, expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { lines, makeProduct, openTill, total } from './pos.ts'
import { scan } from './scanner.ts'
import { signIn } from './staff.ts'
import { expectWhole } from './whole.ts'

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, userAgent, hasTouch, isMobile })

test('a till on a phone: its lines and days are readable, and its refusals scroll into view', async ({
  page,
}) => {
  test.slow()
  const [book, meal] = [await makeProduct(2), await makeProduct(3, { type: 'm' })]
  const bhaint = await makeProduct(1, { type: 'b', price: 51 })
  await signIn(page)
  await test.step('the names of a till’s lines, and the days of its meals, can be read on a phone', async () => {
    await openTill(page, 2)
    // A phone has no keys.
    await expect(page.getByRole('button', { name: 'Payments' })).toBeVisible()
    await expect(page.locator('kbd:visible')).toHaveCount(0)
    await scan(page, book.barcode)
    const name = lines(page).getByText(book.name)
    await expect(name).toBeVisible()
    expect((await name.boundingBox())?.width).toBeGreaterThan(120)
    // The sum and Pay stay below the products at any scroll position.
    const pay = page.getByRole('button', { name: /^Payments/ })
    await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
    await expectWhole(total(page))
    await expectAccessible(page, 'a till on a phone')
    await page.locator('main').evaluate((main) => main.scrollTo(0, 0))
    await expectWhole(total(page))
    await pay.tap()
    await expect(page.getByRole('dialog').getByLabel('Total Cash')).toBeVisible()
    await closeLayers(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('F2')
    await page.keyboard.press('F3')
    await expectWhole(page.getByRole('dialog').getByRole('button', { name: 'Retrieve' }))
    await closeLayers(page)
    await page.setViewportSize(viewport)

    await openTill(page, 3)
    await scan(page, meal.barcode)
    const from = page.getByRole('dialog').getByRole('textbox', { name: 'From Date' })
    await expect(from).toBeVisible()
    expect(await from.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    await closeLayers(page)
  })
  await test.step('a refusal of a till scrolls into view after its products were scrolled', async () => {
    await openTill(page, 1)
    await page.getByRole('button', { name: bhaint.category }).click()
    // Products are tapped: a keyboard that opened after each tap would cover them and the lines.
    const barcode = page.getByLabel('Barcode')
    await expect(barcode).toBeFocused()
    await expect(barcode).toHaveAttribute('inputmode', 'none')
    await barcode.tap()
    await expect(barcode).not.toHaveAttribute('inputmode')
    const product = page.getByRole('button', { name: bhaint.name })
    await page.setViewportSize({ width: 412, height: 480 })
    await product.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await product.click()
    await expectWhole(page.getByText(/^Please scan Satsangi Card before taking Bhaint/))
  })
})
