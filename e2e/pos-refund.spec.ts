import { access } from '@nivas/contract/access/calls.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { expect, type Page, request, test } from '@playwright/test'
import { makeProduct, openTill, payCash, total } from './pos.ts'
import { endRoute, fail, wrong } from './routes.ts'
import { scan } from './scanner.ts'
import { open, send, signIn, startAnew } from './staff.ts'
import { makeUser } from './user.ts'

const digits = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '0')

/** Sells what was scanned, Rs. 150 by UPI and the rest in cash with additional Bhent; returns the receipt's number. */
async function payInParts(page: Page, utr: string, cash = '550') {
  await page.keyboard.press('F4')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'UPI' }).click()
  await dialog.getByLabel('UPI reference (UTR)').fill(utr)
  await dialog.getByLabel('Additional Bhent', { exact: true }).fill('500')
  await dialog.getByLabel('Paid by UPI').fill('150')
  await dialog.getByLabel('Total Cash').fill(cash)
  await page.keyboard.press('Enter')
  const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
  await expect(strip).toBeVisible()
  return (await strip.innerText()).split(' ')[0] ?? ''
}

/** Refunds one piece of a receipt as a colleague at another till. */
async function giveOneBack(number: string) {
  const colleague = { request: await request.newContext() }
  await send(colleague, access.login, await makeUser('bookcentre-refund'))
  const { data } = await send(colleague, pos.ticket, { systemid: 2, number })
  const lines = [{ id: data.products[0]?.id ?? 0, qty: 1 }]
  await send(colleague, pos.refund, { systemid: 2, id: data.ticketid, lines, reason: 'Torn' })
  await colleague.request.dispose()
}

test('a refund shows the cash to hand out and the amount by UPI, keeps the focus, and is not offered for unreadable receipts', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a refund shows the cash to hand out and the amount by UPI, and includes additional Bhent', async () => {
    const [utr, sentBack] = [digits(), digits()]
    const book = await makeProduct(2, { price: 100 })
    await openTill(page, 2)
    await scan(page, book.barcode)
    await scan(page, book.barcode)
    await expect(total(page)).toHaveText('Rs. 200.00')
    const number = await payInParts(page, utr)
    await page.getByRole('button', { name: 'Receipts' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Receipt number').fill(number)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^Paid by: Cash Rs. 550.00 · UPI Rs. 150.00/)).toContainText(utr)

    await dialog.getByRole('button', { name: 'Give back' }).click()
    await expect(dialog.getByText(number, { exact: true })).toBeVisible()
    await expect(dialog.getByText('2 of 2 can still be given back')).toBeVisible()
    await expect(dialog.getByLabel('UPI reference of the refund')).toHaveCount(0)
    const chosen = dialog.getByLabel(`Quantity of ${book.name} returned`)
    for (const [wrong, text] of [
      ['1.5', 'Please enter a whole number'],
      ['-3', 'Must be 0 or more'],
      ['3', 'Must be 2 or less'],
    ] as const) {
      await chosen.fill('')
      await chosen.pressSequentially(wrong)
      await expect(chosen).toHaveValue(wrong)
      await expect(dialog.getByText(text)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Give back' })).toBeDisabled()
    }
    await chosen.fill('2')
    await dialog.getByLabel('Additional Bhent to give back').fill('450')
    await dialog.getByLabel('UPI reference of the refund').fill(sentBack)
    await dialog.getByLabel('Reason').fill('500 was typed instead of 50')
    await expect(dialog.getByText('To give back: Rs. 650.00')).toBeVisible()
    await expect(dialog.getByText('Cash: Rs. 500.00')).toBeVisible()
    await expect(dialog.getByText(`Paid with UTR ${utr}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await expect(dialog.getByText(`Refund of ${number}`)).toBeVisible()
    // The amount includes the additional Bhent, as on the paper.
    await expect(dialog.getByText(/^BC-\d{4}R-\d{3} · -Rs\. 650\.00$/)).toBeVisible()
    await expect(dialog.getByText('Cash: Rs. 500.00')).toBeVisible()
    await expect(dialog.getByText(/^UPI: Rs. 150.00/)).toContainText(sentBack)
  })
  await test.step('a reference whose field has disappeared does not block a refund in cash', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 100 })
    await openTill(page, 2)
    for (const sum of [100, 200, 300]) {
      await scan(page, book.barcode)
      await expect(total(page)).toHaveText(`Rs. ${sum}.00`)
    }
    // Cash is given back first: for three pieces Rs. 150 by UPI, for one piece no UPI.
    const number = await payInParts(page, digits(), '650')
    await page.getByRole('button', { name: 'Receipts' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Receipt number').fill(number)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Give back' }).click()
    const pieces = dialog.getByLabel(`Quantity of ${book.name} returned`)
    const reference = dialog.getByLabel('UPI reference of the refund')
    await pieces.fill('3')
    // The cash to hand out is in view beside all fields.
    await expect(dialog.getByText('To give back: Rs. 300.00')).toBeInViewport()
    await expect(dialog.getByText(/^UPI: Rs. 150.00/)).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel('Reason').fill('Wrong edition')
    await reference.fill('12')
    await pieces.fill('1')
    await expect(reference).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await expect(dialog.getByText(`Refund of ${number}`)).toBeVisible()
    await expect(dialog.getByText('Cash: Rs. 100.00')).toBeVisible()
  })
  await test.step('a refund refused because of a refund elsewhere offers what is left', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 100 })
    await openTill(page, 2)
    for (const sum of [100, 200, 300]) {
      await scan(page, book.barcode)
      await expect(total(page)).toHaveText(`Rs. ${sum}.00`)
    }
    await payCash(page, '300')
    const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
    await expect(strip).toBeVisible()
    const number = (await strip.innerText()).split(' ')[0] ?? ''
    await page.keyboard.press('F11')
    const dialog = page.getByRole('dialog', { name: 'Receipts' })
    await dialog.getByLabel('Receipt number').fill(number)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Give back' }).click()
    const pieces = dialog.getByLabel(`Quantity of ${book.name} returned`)
    await pieces.fill('3')
    await dialog.getByLabel('Reason').fill('Wrong edition')
    await giveOneBack(number)
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await expect(dialog.getByText(`Only 2 of ${book.name} can still be given back.`)).toBeVisible()
    await expect(dialog.getByText('2 of 3 can still be given back')).toBeVisible()
    await expect(pieces).toHaveValue('2')
    await expect(dialog.getByText('To give back: Rs. 200.00')).toBeVisible()
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await expect(dialog.getByText(`Refund of ${number}`)).toBeVisible()
    await expect(dialog.getByText('Cash: Rs. 200.00')).toBeVisible()
  })
  await test.step('the receipts of a till keep the focus when a ticket is opened and a refund is begun, cancelled and made', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 100 })
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(total(page)).toHaveText('Rs. 100.00')
    await payCash(page, '100')
    await expect(page.getByText(/^BC-\d{4}-\d{3} · Change/)).toBeVisible()
    await page.keyboard.press('F11')
    const dialog = page.getByRole('dialog', { name: 'Receipts' })
    const number = dialog.getByLabel('Receipt number')
    const pieces = dialog.getByLabel(`Quantity of ${book.name} returned`)
    const press = async (name: string) => {
      await dialog.getByRole('button', { name }).first().focus()
      await page.keyboard.press('Enter')
    }
    await press('Open')
    await expect(dialog.getByRole('button', { name: 'Give back' })).toBeVisible()
    await expect(number).toBeFocused()
    await press('Give back')
    await expect(pieces).toBeFocused()

    // The input of a refund is not lost without a question.
    await pieces.fill('1')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    const asked = async () => {
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(pieces).toHaveValue('1')
    }
    await page.keyboard.press('Escape')
    await asked()
    await number.fill('BC-0001-001')
    await page.keyboard.press('Enter')
    await asked()
    await press('To review')
    await asked()
    await press('Cancel')
    await question.getByRole('button', { name: 'Close without saving' }).click()
    await expect(pieces).toHaveCount(0)
    await expect(number).toBeFocused()

    await press('Give back')
    await pieces.fill('1')
    await dialog.getByLabel('Reason').fill('Bought twice')
    await press('Give back')
    await expect(dialog.getByText(/^Refund of BC-/)).toBeVisible()
    await expect(number).toBeFocused()
  })
  await test.step('receipts that could not be read are not shown as an empty list', async () => {
    await startAnew(page)
    await openTill(page, 2)
    const lists = '**/api/pos/tickets?*'
    await page.route(lists, fail)
    await page.getByRole('button', { name: 'Receipts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Receipts' })
    await dialog.getByRole('button', { name: 'To review' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
    await endRoute(page, lists)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByText('No receipts to review.').or(dialog.getByRole('table'))).toBeVisible()
  })
})

test('a user who may refund but not sell does so in the receipts of the shop, and a begun refund asks before it is left', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a user who may refund but not sell does so in the receipts of the shop', async () => {
    const book = await makeProduct(2, { price: 100 })
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(total(page)).toHaveText('Rs. 100.00')
    await payCash(page, '100')
    const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
    await expect(strip).toBeVisible()
    const number = (await strip.innerText()).split(' ')[0] ?? ''
    await open(page, '/bookcentre/receipts')
    const dialog = page.getByRole('dialog', { name: 'Receipt' })
    const find = async () => {
      await page.getByLabel('Receipt number').fill(number)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(`${number} · Rs. 100.00`)
    }
    // A seller refunds at the till.
    await find()
    await expect(dialog.getByRole('button', { name: /Re-Print|Print Receipt/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Give back' })).toHaveCount(0)

    await signIn(page, await makeUser('bookcentre-refund'))
    await open(page, '/bookcentre/receipts')
    await find()
    const pieces = dialog.getByLabel(`Quantity of ${book.name} returned`)
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByRole('button', { name: 'Give back' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await pieces.fill('1')
    await dialog.getByLabel('Reason').fill('Bought twice')
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await expect(dialog.getByText(`Refund of ${number}`)).toBeVisible()
    // The form that had the focus is gone.
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Give back' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'To review' }).click()
    await expect(page).toHaveURL(/look=1/)
    await expect(page.getByText('No receipts to review.').or(page.getByRole('table')).first()).toBeVisible()
  })
  await test.step('a begun refund asks before it is left by Back or for another receipt, which is not refunded', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 100 })
    await signIn(page)
    await openTill(page, 2)
    const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
    const sell = async () => {
      await scan(page, book.barcode)
      await expect(total(page)).toHaveText('Rs. 100.00')
      await payCash(page, '100')
    }
    await sell()
    await expect(strip).toBeVisible()
    const first = (await strip.innerText()).split(' ')[0] ?? ''
    await sell()
    await expect(strip.filter({ hasNotText: first })).toBeVisible()
    const second = (await strip.innerText()).split(' ')[0] ?? ''

    await signIn(page, await makeUser('bookcentre-refund'))
    await open(page, '/bookcentre/receipts')
    await open(page, `/bookcentre/receipts?number=${first}`)
    const dialog = page.getByRole('dialog', { name: 'Receipt' })
    const pieces = dialog.getByLabel(`Quantity of ${book.name} returned`)
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await pieces.fill('1')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.goBack()
    await expect(question).toContainText(`What you have typed for ${first} will be lost.`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(pieces).toHaveValue('1')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /Which screen/ })).toBeFocused()
    await page.keyboard.type(second)
    const found = page.getByRole('dialog', { name: 'Go to' }).getByRole('option').first()
    await expect(found).toContainText(second)
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toContainText(`${second} · Rs. 100.00`)
    await expect(pieces).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Give back' })).toBeVisible()
  })
})
