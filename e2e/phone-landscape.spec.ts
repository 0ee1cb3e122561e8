import { expect, type Locator, test } from '@playwright/test'
import { lines, makeProduct, openTill } from './pos.ts'
import { makeNew } from './reservation.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

/** A phone on its side. */
const viewport = { width: 844, height: 390 }
test.use({ viewport, hasTouch: true, isMobile: true })

/** Counts the elements that are wholly visible and uncovered, once the first of them is scrolled to the top. */
const inView = async (rows: Locator) => {
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'start' }))
  return rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect()
        const isSeen = (y: number) => row.contains(document.elementFromPoint(left + 20, y))
        return top >= 0 && bottom <= window.innerHeight && isSeen(top + 2) && isSeen(bottom - 2)
      }).length,
  )
}

test('in landscape, rows, fields and lines of a till are visible between the buttons', async ({ page }) => {
  test.slow()
  await signIn(page)
  await test.step('a list shows most of a phone’s screen full of rows in landscape', async () => {
    for (let made = 0; made < 12; made += 1) await makeNew({ from: 3 })
    for (const path of ['/reservations', '/gate-reservations?days=all', '/accomodation-reservations']) {
      await open(page, path)
      const rows = page.locator('main tbody tr')
      await expect(rows.nth(6)).toBeAttached()
      await expect.poll(() => inView(rows), path).toBeGreaterThanOrEqual(6)
    }
  })
  await test.step('the fields of a form are not covered by its buttons in landscape', async () => {
    await startAnew(page)
    await open(page, '/gate-visitor-entry')
    const fields = page.locator('main form .mantine-InputWrapper-root')
    await expect(fields.nth(3)).toBeVisible()
    const save = page.getByRole('button', { name: 'Save' })
    await fields.first().evaluate((field) => field.scrollIntoView({ block: 'start' }))
    expect(await save.evaluate((button) => getComputedStyle(button.parentElement as Element).position)).toBe(
      'static',
    )
    await save.scrollIntoViewIfNeeded()
    await save.click({ trial: true })
  })
  await test.step('the lines of a till are readable in landscape, with Payments within reach', async () => {
    await startAnew(page)
    const products = []
    for (let made = 0; made < 6; made += 1) products.push(await makeProduct(2))
    await openTill(page, 2)
    for (const { barcode } of products) await scan(page, barcode)
    await expect(lines(page)).toHaveCount(6)
    await expect.poll(() => inView(lines(page))).toBeGreaterThanOrEqual(5)
    await page.getByRole('button', { name: /^Payments/ }).click({ trial: true })
  })
})
