import { cash } from '@nivas/contract/cash/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { office } from './office.ts'
import { lines, makeProduct, openTill, payCash, total } from './pos.ts'
import { scan, scanThenEnter } from './scanner.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('a sale by keyboard: scan, scan, scan, F4, amount, Enter, and the next scan', async ({ page }) => {
  const [one, other] = [await makeProduct(2), await makeProduct(2, { price: 80.5 })]
  await signIn(page)
  await openTill(page, 2)
  await scan(page, one.barcode)
  await scan(page, other.barcode)
  await scan(page, one.barcode)
  await expect(lines(page)).toHaveCount(2)
  await expect(total(page)).toHaveText('Rs. 320.50')
  // A screen reader reads the selected line aloud, with its pieces.
  await expect(page.getByRole('status').filter({ hasText: `2 × ${one.name}, 240.00` })).toHaveCount(1)
  // At this size only the lines scroll.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await page.keyboard.type('500')
  await expect(page.getByLabel('Change', { exact: true })).toHaveValue('Rs. 179.50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ticket Created successfully.')).toBeVisible()
  await expect(page.getByText(/^BC-\d{4}-\d{3} · Change: Rs. 179.50$/)).toBeVisible()
  await scan(page, other.barcode)
  await expect(total(page)).toHaveText('Rs. 80.50')
  const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: one.barcode })
  expect(stock_in_hand).toBe(18)

  await test.step('an unknown code, a scanned receipt, a deleted line and a cleared sale', async () => {
    await scan(page, 'BC-0001-001')
    await expect(page.getByRole('alert').getByText('BC-0001-001 is a receipt: F11 finds it.')).toBeVisible()
    await scan(page, 'no such thing')
    await expect(page.getByRole('alert').getByText('No Product Found with Scanned Barcode.')).toBeVisible()
    await page.keyboard.press('F8')
    await expect(lines(page)).toHaveCount(0)
    // The change of the previous customer is no longer shown, because it was given.
    await expect(page.getByText(/ · Change: /)).toHaveCount(0)
    await page.keyboard.press('F8')
    await expect(page.getByText('Please select Product Line before clicking Delete Line.')).toBeVisible()
    await page.keyboard.press('F4')
    await expect(
      page.getByText('Please select products for sale before clicking Payments option.'),
    ).toBeVisible()
  })
  await test.step('a scan that begins at a switch of the top bar goes to the field', async () => {
    await page.getByRole('radio', { name: 'Dark' }).focus()
    await scan(page, one.barcode)
    await expect(lines(page)).toHaveCount(1)
    await expect(page.getByLabel('Barcode')).toBeFocused()
  })
})

test('a till sells meals for their days, gives all cash back as change when there is no sale amount, and reads its catalogue again', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a sale of Rs. 0 gives back all the cash that was typed', async () => {
    const gift = await makeProduct(2, { price: 0 })
    await openTill(page, 2)
    await scan(page, gift.barcode)
    await payCash(page, '100')
    await expect(page.getByText(/^BC-\d{4}-\d{3} · Change: Rs. 100.00$/)).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
  })
  await test.step('meals have days that do not overlap; they can be changed', async () => {
    await startAnew(page)
    const meal = await makeProduct(3, { type: 'm', price: 25 })
    await openTill(page, 3)
    const dialog = page.getByRole('dialog')
    // A seller who knows the dialog accepts its day with the next Enter.
    await scanThenEnter(page, meal.barcode)
    await expect(total(page)).toHaveText('Rs. 25.00')
    await scan(page, meal.barcode)
    await expect(dialog.getByLabel('Total Days')).toHaveValue('1')
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByText('Dates overlap for Meal type selected. Please choose different dates.'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('F1')
    await expect(dialog.getByText('Meal From and To Date')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('F4')
    await page.keyboard.type('25')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^BG-\d{4}-\d{3} · Change: Rs. 0.00$/)).toBeVisible()
    // Its receipt says for which days it was sold.
    await page.keyboard.press('F11')
    await dialog
      .getByRole('button', { name: /^Open BG-/ })
      .first()
      .click()
    await expect(dialog.getByText(`1 × ${meal.name}`)).toContainText(/ · \d{1,2} \w+ \d{4} · Rs\. 25\.00$/)
  })
  await test.step('a till without a catalogue requests it again automatically, and sells', async () => {
    await startAnew(page)
    const { barcode, category } = await makeProduct(2)
    let asked = 0
    await page.route('**/api/pos/catalogue*', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 503, json: { message: 'Busy' } }) : route.continue()
    })
    await openTill(page, 2)
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByText(category)).toBeVisible({
      timeout: 15_000,
    })
    await scan(page, barcode)
    await expect(lines(page)).toHaveCount(1)
  })
})

test('Bhaint needs a card, in both languages; Prasad is free against it, and has to be removed before the Bhaint', async ({
  page,
}) => {
  const bhaint = await makeProduct(1, { type: 'b', variable: true, price: 0 })
  const prasad = await makeProduct(1, { type: 'p', price: 30 })
  await signIn(page)
  await openTill(page, 1)
  const dialog = page.getByRole('dialog')
  const giveBhaint = async (amount: string) => {
    await scan(page, bhaint.barcode)
    await expect(dialog.getByLabel('Price')).toBeFocused()
    await page.keyboard.type(amount)
    await page.keyboard.press('Enter')
  }
  await scan(page, bhaint.barcode)
  // Checked before the dialog asks for a price, because no card can be scanned while a dialog is open.
  await expect(
    page.getByRole('alert').getByText(/Please scan Satsangi Card before taking Bhaint \/ भेंट लेने से पहले/),
  ).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const [{ id_card_no = '', main_name = '' } = {}] = await office(
    (await import('@nivas/contract/registry/calls.ts')).registry.searchCustomers,
    { name: 'kumar' },
  )
  await scan(page, id_card_no)
  await expect(page.getByLabel('Satsangi', { exact: true })).toContainText(main_name)
  await giveBhaint('101')
  await expect(total(page)).toHaveText('Rs. 101.00')
  await scan(page, prasad.barcode)
  await expect(dialog.getByText('Does satsangi want Prasad against Bhaint?')).toBeVisible()
  await expect(dialog).toContainText(`1 × ${prasad.name} · Rs. 30.00`)
  await expect(dialog.getByRole('button', { name: 'YES' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await expect(total(page)).toHaveText('Rs. 101.00')
  await expect(page.getByText('Against Bhaint, worth Rs. 30.00')).toBeVisible()

  await test.step('the Bhaint stays while Prasad is given against it, and so does the satsangi', async () => {
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('F8')
    await expect(
      page.getByText(/Please remove the Prasad before removing the Bhaint\. \/ भेंट हटाने/),
    ).toBeVisible()
    await page.keyboard.press('F6')
    await expect(page.getByText(/Please remove Bhaint transactions before removing/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the sale is parked, survives a reload, is retrieved, and is paid by UPI', async () => {
    await page.keyboard.press('F2')
    await expect(page.getByText('Current Sale Parked successfully.')).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
    await page.keyboard.press('F3')
    await dialog.getByRole('button', { name: 'Retrieve' }).click()
    await expect(lines(page)).toHaveCount(2)
    await page.reload()
    await expect(lines(page)).toHaveCount(2)
    await expect(page.getByLabel('Barcode')).toBeFocused()
    await page.keyboard.press('F4')
    await dialog.getByRole('tab', { name: 'UPI' }).click()
    await dialog.getByLabel('UPI reference (UTR)').fill(`${Date.now()}`.slice(-12).padStart(12, '7'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ticket Created successfully.')).toBeVisible()
  })
})

test('a receipt is found by its number and refunded; the drawer is counted, and the Z report ends the session', async ({
  page,
}) => {
  test.slow()
  const book = await makeProduct(2, { price: 200 })
  await signIn(page)
  await openTill(page, 2)
  await scan(page, book.barcode)
  await scan(page, book.barcode)
  await expect(total(page)).toHaveText('Rs. 400.00')
  await page.keyboard.press('F4')
  await page.keyboard.type('400')
  await page.keyboard.press('Enter')
  const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
  await expect(strip).toBeVisible()
  const number = (await strip.innerText()).split(' ')[0] ?? ''
  const dialog = page.getByRole('dialog').last()
  await page.getByRole('button', { name: 'Receipts' }).click()
  await expect(dialog.getByLabel('Receipt number')).toBeFocused()
  await page.keyboard.type('BG-0001-001')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: 'BG-0001-001' })).toContainText(
    'There is no receipt with this number in this shop.',
  )
  await page.keyboard.type(number.toLowerCase())
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Give back' }).click()
  await dialog.getByLabel(`Quantity of ${book.name} returned`).fill('1')
  await dialog.getByLabel('Reason').fill('Torn page')
  await expect(dialog.getByText('To give back: Rs. 200.00')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Refund of ${number}`)).toBeVisible()
  // No print service runs here: the unprinted receipts are named where the seller is looking.
  await expect(dialog.getByRole('alert').filter({ hasText: 'Print Failed' })).toContainText(
    `${number.slice(0, -4)}R-001, ${number}: `,
    { timeout: 20_000 },
  )
  await page.keyboard.press('Escape')

  await test.step('a refund takes no number of the sales', async () => {
    await scan(page, book.barcode)
    await page.keyboard.press('F4')
    await page.keyboard.type('200')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${number.slice(0, -3)}002 · Change: Rs. 0.00`)).toBeVisible()
  })

  await page.getByRole('button', { name: 'Drawer' }).click()
  await dialog.getByRole('button', { name: 'Close session' }).click()
  await expect(page.getByLabel('Cash in the drawer')).toBeFocused()
  await page.keyboard.type('400')
  await page.keyboard.press('Enter')
  const compared = page.getByRole('dialog', { name: 'Close session' })
  await compared.getByRole('button', { name: 'Close session' }).click()
  await expect(page.getByRole('table', { name: 'Z report' })).toBeVisible()
  await expect(page.getByText(/^Z report \d+ · Book centre \d+$/)).toBeVisible()
  // A till focuses its field a moment after a dialog, but not behind this one.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The session is closed.')).toBeVisible()
  const mine = (await send(page, cash.mySessions, {})).data
  const own = Number(number.slice(3, 7))
  expect(mine.filter((one) => one.counter === 'bookcentre' && one.number === own)).toEqual([])
})

test('a second tab of one till says so, and becomes the till when the first is closed', async ({
  page,
  context,
}) => {
  await signIn(page)
  await openTill(page, 2)
  const second = await context.newPage()
  await open(second, '/bookcentre/pos')
  await expect(second.getByText(/This till is open in another tab of this browser/)).toBeVisible()
  await expect(second.getByLabel('Barcode')).toHaveCount(0)
  await page.close()
  await expect(second.getByLabel('Barcode')).toBeFocused()
})
