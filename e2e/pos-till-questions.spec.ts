import { cash } from '@nivas/contract/cash/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeCardHolder } from './card-holder.ts'
import { office } from './office.ts'
import { giveUpPayment, lines, makeProduct, openTill, payCash, total } from './pos.ts'
import { scan } from './scanner.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('a line asks for days and price, groups the digits that are typed, and refuses days in the wrong order', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a meal whose price the seller enters asks for its days, then for its price', async () => {
    const meal = await makeProduct(3, { type: 'm', price: 0, variable: true })
    await openTill(page, 3)
    const dialog = page.getByRole('dialog')
    await scan(page, meal.barcode)
    await expect(dialog.getByLabel('From Date')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Price')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await page.keyboard.type('40.50')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(lines(page)).toHaveCount(1)
    await expect(total(page)).toHaveText('Rs. 40.50')
    // The same days again are refused where they are entered.
    await scan(page, meal.barcode)
    await expect(dialog.getByLabel('From Date')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByText('Dates overlap for Meal type selected. Please choose different dates.'),
    ).toBeVisible()
    await expect(dialog.getByLabel('From Date')).toBeVisible()
  })
  await test.step('days of a meal in the wrong order are refused in the words of the rule', async () => {
    await startAnew(page)
    const meal = await makeProduct(3, { type: 'm', price: 25 })
    await openTill(page, 3)
    const dialog = page.getByRole('dialog')
    await scan(page, meal.barcode)
    const from = dialog.getByLabel('From Date')
    await expect(from).toBeFocused()
    const [day, month, year] = (await from.inputValue()).split('/').map(Number) as [number, number, number]
    const later = new Date(Date.UTC(year, month - 1, day + 5)).toISOString().slice(0, 10).split('-').reverse()
    await from.fill(later.join('/'))
    await page.keyboard.press('Enter')
    const wrong = dialog.getByText('From Date must be less than To Date.')
    await expect(wrong).toBeVisible()
    // The corrected field no longer shows an error.
    await dialog.getByLabel('To Date').fill(later.join('/'))
    await dialog.getByLabel('From Date').focus()
    await expect(dialog.getByLabel('Total Days')).toHaveValue('1')
    await expect(wrong).toHaveCount(0)
  })
  await test.step('a price is grouped in lakhs while it is typed', async () => {
    await startAnew(page)
    const gift = await makeProduct(1, { variable: true, price: 0 })
    await openTill(page, 1)
    await scan(page, gift.barcode)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Price')).toBeFocused()
    await page.keyboard.type('123456.5')
    await expect(dialog.getByLabel('Price')).toHaveValue('1,23,456.5')
    // A quantity that is too large stays as typed, with the reason for its refusal.
    await dialog.getByLabel('Quantity').fill('10001')
    await dialog.getByLabel('Price').focus()
    await expect(dialog.getByLabel('Quantity')).toHaveValue('10001')
    await expect(dialog.getByText('The quantity is a whole number from 1 to 10000.')).toBeVisible()
    await dialog.getByLabel('Quantity').fill('1')
    // With Enter, digits typed this fast would count as a scan.
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(total(page)).toHaveText('Rs. 1,23,456.50')
  })
})

test('a parked sale is retrieved or cleared by keyboard, and the next step removes a refusal', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a refusal disappears with the next dialog and with the sale', async () => {
    const book = await makeProduct(2)
    await openTill(page, 2)
    const refused = page.getByText('No parked sale found.')
    await page.keyboard.press('F3')
    await expect(refused).toBeVisible()
    await page.keyboard.press('F6')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(refused).toHaveCount(0)
    await page.keyboard.press('Escape')
    await scan(page, book.barcode)
    await payCash(page, '500')
    await expect(page.getByText('Ticket Created successfully.')).toBeVisible()
    await expect(page.getByLabel('Barcode')).toHaveAccessibleDescription('')
  })
  await test.step('F3 and Enter retrieve the parked sale', async () => {
    await startAnew(page)
    const book = await makeProduct(2)
    await open(page, '/dashboard')
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('F2')
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F3')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retrieve' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(1)
  })
  await test.step('a payment that was begun asks before Back or Escape loses what was typed; an empty one closes', async () => {
    const payment = page.getByRole('dialog', { name: 'Payment' })
    await page.keyboard.press('F4')
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(payment).toHaveCount(0)
    await page.keyboard.press('F4')
    await page.getByLabel('Total Cash').fill('100')
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Total Cash')).toHaveValue('100')
    await giveUpPayment(page)
    await expect(lines(page)).toHaveCount(1)
  })
  await test.step('the focus stays in the parked sales when the last one is cleared', async () => {
    await startAnew(page)
    const book = await makeProduct(2)
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('F2')
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F3')
    const parked = page.getByRole('dialog', { name: 'Parked Sales' })
    await expect(parked.getByText('1 parked sale', { exact: true })).toBeVisible()
    await expect(parked.getByRole('button', { name: 'Retrieve' })).toBeFocused()
    await parked.getByRole('button', { name: 'Clear' }).click()
    const question = page.getByRole('dialog', { name: 'Clear this parked sale?' })
    await question.getByRole('button', { name: 'Clear' }).click()
    await expect(parked.getByText('No parked sale found.')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Barcode')).toBeFocused()
  })
})

test('a price that changes, or a session that is closed elsewhere, during a sale is reported', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a changed price that does not fit the sale explains why its line stays, until the line is removed', async () => {
    const bhaint = await makeProduct(1, { type: 'b', variable: true, price: 0 })
    const prasad = await makeProduct(1, { type: 'p', price: 30 })
    const holder = await makeCardHolder()
    await openTill(page, 1)
    const dialog = page.getByRole('dialog')
    await scan(page, holder.id_card_no)
    await expect(page.getByLabel('Satsangi', { exact: true })).toContainText(holder.main_name)
    await scan(page, bhaint.barcode)
    await expect(dialog.getByLabel('Price')).toBeFocused()
    await page.keyboard.type('101')
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await scan(page, prasad.barcode)
    await expect(dialog.getByRole('button', { name: 'YES' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(2)
    const [known] = await office(calls.products, { systemid: 1, barcode: prasad.barcode })
    await office(calls.updateProduct, {
      ...{ systemid: 1, id: prasad.id, catid: known?.category.id ?? 0, name: prasad.name },
      ...{ barcode: prasad.barcode, enabled: 1, isvisible: 1, isvariable: 0, costprice: 1, sellprice: 150 },
    })
    const pay = async () => {
      await payCash(page, '101')
    }
    await pay()
    await expect(
      page.getByText(
        `The price of ${prasad.name} is now Rs. 150.00. The line is unchanged: The Prasad is worth more than the Bhaint.`,
      ),
    ).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('F8')
    await expect(lines(page)).toHaveCount(1)
    await pay()
    await expect(page.getByText('Ticket Created successfully.')).toBeVisible()
  })
  await test.step('a session that was closed elsewhere during a sale: the till says that a new one is open, and sells in it', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(total(page)).toHaveText('Rs. 50.00')
    const next = await nextReceipt(page)
    await closeSession(page, next)
    await payCash(page, '50')
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'This session was closed, and a new one opened for this till. Please submit the payment again.',
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    const sold = page.getByText(/^BC-\d{4}-001 · Change: Rs. 0.00$/)
    await expect(sold).toBeVisible()
    await expect(sold).not.toContainText(next)
  })
  await test.step('the drawer of a session that was closed elsewhere shows its Z report, and the till opens the next one', async () => {
    const dialog = page.getByRole('dialog')
    const next = await nextReceipt(page)
    await page.keyboard.press('F12')
    await dialog.getByRole('button', { name: 'Cash in or out' }).click()
    await dialog.getByLabel('Amount').fill('10')
    await dialog.getByLabel('Reason').fill('Change from the safe')
    await closeSession(page, next, 50)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByRole('table', { name: 'Z report' })).toContainText('Closed by')
    await expect(page.getByText(`Book centre ${Number(next.slice(3, 7))} was closed by`)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open session' }).click()
    await expect(page.getByLabel('Barcode')).toBeFocused()
    expect(await nextReceipt(page)).not.toBe(next)
  })
})

/** Returns the number of the next receipt, which names the session. */
const nextReceipt = async (page: Page) =>
  (await page.getByText(/^Next receipt: BC-\d{4}-\d{3}$/).innerText()).slice(-11)

/** Closes the session of the book centre that has this receipt, as another window does. */
async function closeSession(page: Page, receipt: string, expected = 0) {
  const mine = (await send(page, cash.mySessions, {})).data
  const own = mine.find((one) => one.counter === 'bookcentre' && one.number === Number(receipt.slice(3, 7)))
  await send(page, cash.closeSession, { id: own?.id ?? 0, counted: expected, expected })
}
