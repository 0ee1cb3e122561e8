import { expect, type Page, test } from '@playwright/test'
import { openCounter, soldLunch, UNDO } from './meal-counter.ts'
import { lines, makeProduct, openTill } from './pos.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

/** Presses these keys while the palette is open over the screen, and closes it. */
async function pressBehindPalette(page: Page, ...keys: readonly string[]) {
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}

test('keys behind the palette have no effect at a till, and do not answer its question', async ({ page }) => {
  await signIn(page)
  await test.step('the keys of a till have no effect while the palette is open, and a notice does not take the focus', async () => {
    const book = await makeProduct(2)
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await pressBehindPalette(page, 'F8', 'F4')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Barcode')).toBeFocused()
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(lines(page)).toHaveCount(0)
    // Dismissing a notice while no element has the focus leaves the focus to the next scan. The till focuses its
    // field once more, a moment after each step.
    await page.waitForTimeout(200)
    await page.getByLabel('Barcode').blur()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByLabel('Barcode')).toBeFocused()
  })
  await test.step('letters and Escape belong to the palette, and not to the question behind it', async () => {
    await startAnew(page)
    const book = await makeProduct(2)
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('F9')
    const question = page.getByText('Do you want to Park current Sale?')
    await expect(question).toBeVisible()
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('n')
    // A single letter is accepted as an answer only after a moment.
    await page.waitForTimeout(300)
    await expect(palette.getByRole('combobox')).toHaveValue('n')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(question).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('n')
    await expect(question).toHaveCount(0)
    await expect(lines(page)).toHaveCount(0)
  })
})

test('the key that takes a meal back has no effect while the palette is open over the counter', async ({
  page,
}) => {
  const { receipt_number: one } = await soldLunch(1)
  const { receipt_number: other } = await soldLunch(1)
  const { verdict } = await openCounter(page)
  let undone = 0
  page.on('request', (request) => {
    if (UNDO.test(request.url())) undone += 1
  })
  await scan(page, one)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  await pressBehindPalette(page, 'F9')
  await scan(page, other)
  await expect(verdict).toContainText(other)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  expect(undone).toBe(0)
})

test('the camera key opens the camera of the dialog, and not that of the screen behind it', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/gate-reservations')
  await page.getByRole('button', { name: 'Visitor Entry' }).click()
  await expect(page.getByRole('dialog').getByLabel('Satsangi Id Number')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible()
  // The two dialogs are the entry and its camera.
  await expect(page.locator('[role="dialog"]')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.locator('[role="dialog"]')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByLabel('Satsangi Id Number')).toBeFocused()
})
