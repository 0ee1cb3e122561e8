import { pos } from '@nivas/contract/pos/calls.ts'
import { expect, type Page, type Route, test } from '@playwright/test'
import { fillDisk, lines, loseTicketAnswers, makeProduct, openTill, payCash, total } from './pos.ts'
import { untilShown } from './quiet.ts'
import { answerOnce, endRoute, fail } from './routes.ts'
import { scan } from './scanner.ts'
import { parkedAt } from './slow-disk.ts'
import { signIn, startAnew } from './staff.ts'

/** Holds back the first matching request until it is released; then `answer` answers it. */
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

const CARD = 'SLOWCARD77'

const asha = { id: 1, cardno: CARD, name: 'Asha Slow', fatherHus: '', dob: null, city: null }

/** Opens a till with one product in its sale, and scans an unknown card. */
async function scanSlowCard(page: Page) {
  const one = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  await scan(page, one.barcode)
  await expect(lines(page)).toHaveCount(1)
  await page.route(
    (url) => url.pathname.endsWith(pos.searchCustomer.path),
    (route) => route.fulfill({ json: { success: true, data: [asha] } }),
  )
  const held = await holdFirst(
    page,
    (url) => url.pathname.endsWith(pos.productByBarcode.path),
    (route) => route.fulfill({ status: 404, json: { success: false, message: 'Not found' } }),
  )
  await scan(page, CARD)
  await held.isAsked()
  return { one, held }
}

const satsangi = (page: Page) => page.getByRole('status', { name: 'Satsangi' })

test('a card or code whose look-up is slow or fails stays with its sale, and is not called unknown', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a slowly looked-up card goes with the sale that is parked in between, and a later scan with the next sale', async () => {
    const { one, held } = await scanSlowCard(page)
    await page.keyboard.press('F2')
    await scan(page, one.barcode)
    held.letGo()
    await expect(page.getByText('Current Sale Parked successfully.')).toBeVisible()
    await expect(total(page)).toHaveText('Rs. 50.00')
    await expect(satsangi(page)).toContainText('None')
    expect(await parkedAt(page)).toEqual([{ card: CARD, products: [one.name] }])
  })
  await test.step('a slowly looked-up card does not join the new sale', async () => {
    await startAnew(page)
    const { one, held } = await scanSlowCard(page)
    await page.keyboard.press('F8')
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F9')
    await scan(page, one.barcode)
    held.letGo()
    // It is added after everything that was scanned before it.
    await expect(total(page)).toHaveText('Rs. 50.00')
    await expect(satsangi(page)).toContainText('None')
  })
  await test.step('a code whose look-up fails is not called unknown', async () => {
    await startAnew(page)
    await openTill(page, 2)
    await answerOnce(page, `**/api${pos.productByBarcode.path}`, fail)
    const alert = page.getByRole('alert')
    const unknown = alert.getByText('No Product Found with Scanned Barcode.')
    await scan(page, 'NOCARD77')
    await expect(alert.getByText('This code could not be looked up. Please scan it again.')).toBeVisible()
    await expect(unknown).toHaveCount(0)
    await scan(page, 'NOCARD77')
    await expect(unknown).toBeVisible()
  })
})

test('the screen shows the receipt that was opened last, and, after a lost answer, the payment that was saved', async ({
  page,
}) => {
  await signIn(page)
  await test.step('the receipt on the screen is the one that was opened last', async () => {
    const one = await makeProduct(2, { price: 50 })
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
  await test.step('a payment that is changed after its answer was lost says which one was saved', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    // The till cannot queue the ticket, so its form stays open.
    await fillDisk(page)
    const tickets = await loseTicketAnswers(page)
    await scan(page, book.barcode)
    await payCash(page, '50')
    const dialog = page.getByRole('dialog', { name: 'Payment' })
    await expect(dialog.getByText(/^(The server does not answer|The connection is back)/)).toBeVisible({
      timeout: 30_000,
    })
    await endRoute(page, tickets)
    await dialog.getByLabel('Total Cash').fill('100')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(
      page.getByText(/^Receipt BC-\d{4}-001 was already saved .* Rs\. 50\.00 in cash, Rs\. 0\.00 by UPI/),
    ).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^BC-\d{4}-001 · Change: Rs\. 0\.00/)).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
  })
})
