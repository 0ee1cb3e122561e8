import { cash } from '@nivas/contract/cash/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { lines, makeProduct, openTill, payCash } from './pos.ts'
import { makeHeld } from './reservation.ts'
import { scan } from './scanner.ts'
import { open, send, signIn } from './staff.ts'
import { makeUser } from './user.ts'

/** Sells two products of different categories for cash; returns the receipt's number. */
async function sellTwo(page: Page) {
  const [one, two] = [await makeProduct(2, { price: 50 }), await makeProduct(2, { price: 70 })]
  await openTill(page, 2)
  await scan(page, one.barcode)
  await scan(page, two.barcode)
  await expect(lines(page)).toHaveCount(2)
  await payCash(page, '120')
  const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
  await expect(strip).toBeVisible()
  return { one, two, number: (await strip.innerText()).split(' ')[0] ?? '' }
}

test('a category of a shop’s report opens its rows, whose receipt opens its ticket; Ctrl+K finds both by the number', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const { one, two, number } = await sellTwo(page)
  await open(page, '/cash/session')
  const report = page.getByRole('table', { name: 'X report' })
  const line = report.getByRole('row', { name: new RegExp(two.category) })
  const reports = page.getByRole('button', { name: 'X report' })
  await expect(reports.first()).toBeVisible()
  for (const button of await reports.all()) {
    await button.click()
    await expect(report).toBeVisible()
    if (await line.count()) break
    await page.keyboard.press('Escape')
    await expect(report).toHaveCount(0)
  }
  await line.getByRole('link', { name: 'Rs. 70.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cash journal' })).toBeVisible()
  const rows = page.getByRole('row', { name: new RegExp(number) })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(two.category)
  await expect(page.getByText(/^Total: Rs. 70.00/)).toBeVisible()

  await rows.getByRole('button', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await receipt.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book centre: receipts' })).toBeVisible()
  await expect(receipt).toContainText(`${number} · Rs. 120.00`)
  for (const { name } of [one, two]) await expect(receipt).toContainText(`1 × ${name}`)
  await expect(receipt.getByRole('button', { name: /Re-Print|Print Receipt/ })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(1)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Which screen/ })).toBeFocused()
  await page.keyboard.type(number.toLowerCase())
  const found = page.getByRole('dialog', { name: 'Go to' }).getByRole('option')
  await expect(found.first()).toContainText(`${number} · Book centre`)
  await expect(found.nth(1)).toContainText('Show and print again')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cash journal' })).toBeVisible()
  await expect(receipt).toContainText(`Receipt ${number}`)
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
})

test('the totals of a day’s closing open the rows of its sessions', async ({ page }) => {
  const { roomId } = await makeBuilding()
  const { id, total_amount } = await makeHeld([roomId('101')])
  await signIn(page, await makeUser('bhent'))
  await send(page, reservations.takeBhent, { id, payment_amount: total_amount })
  const [session] = (await send(page, cash.mySessions, {})).data
  await send(page, cash.closeSession, { id: session?.id ?? 0, counted: total_amount, expected: total_amount })
  await page.context().clearCookies()
  await signIn(page)
  await open(page, '/cash/day-closing')
  const total = page.getByRole('table', { name: 'Totals by tender' }).getByRole('row', { name: /^Cash / })
  await expect(total).toBeVisible()
  const amount = await total.getByRole('link').innerText()
  await total.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cash journal' })).toBeVisible()
  await expect(page.getByText(`Total: ${amount}`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Closing of the day' })).toBeVisible()
})
