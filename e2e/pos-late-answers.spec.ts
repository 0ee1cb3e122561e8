import { expect, type Page, type Route, test } from '@playwright/test'
import { makeProduct, openTill, total } from './pos.ts'
import { untilShown } from './quiet.ts'
import { scan } from './scanner.ts'
import { signIn } from './staff.ts'

/** Holds the first request that fits until it is let go; then it is answered by `answer`. */
async function holdFirst(
  page: Page,
  fits: (url: URL) => boolean,
  answer = (route: Route) => route.continue(),
) {
  let letGo: () => void = () => undefined
  const end = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  await page.route(fits, async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await end
    return answer(route)
  })
  return { letGo: () => letGo(), isAsked: () => expect.poll(() => asked).toBeGreaterThan(0) }
}

test('the receipt on the screen is the one that was opened last', async ({ page }) => {
  const one = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  for (const due of ['50', '100']) {
    for (let sum = 0; sum < Number(due); sum += 50) await scan(page, one.barcode)
    await expect(total(page)).toHaveText(`Rs. ${due}.00`)
    await page.keyboard.press('F4')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.type(due)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/ · Change/)).toBeVisible()
    await expect(page.getByLabel('Barcode')).toBeFocused()
  }
  await page.keyboard.press('F11')
  const dialog = page.getByRole('dialog')
  const row = (sum: string) =>
    dialog
      .getByRole('row')
      .filter({ hasText: `Rs. ${sum}` })
      .first()
  const opened = dialog.getByText(/^BC-.* · Rs/)
  const number = async (sum: string) => (await row(sum).getByRole('cell').first().innerText()).trim()
  await expect(row('50.00')).toBeVisible()
  const [first, second] = [await number('50.00'), await number('100.00')]
  const held = await holdFirst(page, (url) => url.href.includes(first))
  await row('50.00').getByRole('button', { name: 'Open' }).click()
  await held.isAsked()
  await row('100.00').getByRole('button', { name: 'Open' }).click()
  await expect(opened).toHaveText(`${second} · Rs. 100.00`)
  await untilShown(page, async () => held.letGo())
  await expect(opened).toHaveText(`${second} · Rs. 100.00`)
})
