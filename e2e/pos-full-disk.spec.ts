import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { office } from './office.ts'
import {
  fillDisk,
  giveUpPayment,
  lines,
  loseTicketAnswers,
  makeProduct,
  openTill,
  payCash,
  total,
} from './pos.ts'
import { answerOnce, endRoute, fail, wrong } from './routes.ts'
import { scan } from './scanner.ts'
import { administrator, open, signIn, startAnew } from './staff.ts'

/** The messages of the form when the answer of a payment was lost. */
const unanswered = /^(The server does not answer|The connection is back)/

test('with a full disk, a ticket that the server has is sold once, and one that cannot be stored stays on the screen', async ({
  page,
}) => {
  const book = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  await fillDisk(page)
  const following = page.getByText(/^Next receipt: BC-\d{4}-\d{3}$/)
  const first = (await following.innerText()).slice(-11)
  const number = (more: number) =>
    `${first.slice(0, -3)}${String(Number(first.slice(-3)) + more).padStart(3, '0')}`
  for (const more of [0, 1]) {
    await scan(page, book.barcode)
    await payCash(page, '50')
    await expect(page.getByText(`${number(more)} · Change: Rs. 0.00`)).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
  }
  const tickets = '**/api/pos/ticket/createBookCentreTicket'
  await page.route(tickets, (route) => route.abort())
  await scan(page, book.barcode)
  await payCash(page, '50')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(unanswered)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(total(page)).toHaveText('Rs. 50.00')
  // The ticket is sent again under its key; until then the till does not know whether it is sold.
  await endRoute(page, tickets)
  await expect(page.getByText(`${number(2)} · Change: Rs. 0.00`)).toBeVisible({ timeout: 30_000 })
  const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })
  expect(stock_in_hand).toBe(17)
})

test('a payment whose answer was lost is one sale, even where the till cannot store it, and is not sent without the seller', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a payment sent again after a lost answer is one sale, even where the till cannot store it', async () => {
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    // The same happens on a full disk, and over plain http from another machine.
    await fillDisk(page)
    const following = page.getByText(/^Next receipt: BC-\d{4}-001$/)
    const first = (await following.innerText()).slice(-11)
    const tickets = await loseTicketAnswers(page)
    await scan(page, book.barcode)
    await payCash(page, '50')
    const dialog = page.getByRole('dialog', { name: 'Payment' })
    await expect(dialog.getByText(unanswered)).toBeVisible({ timeout: 30_000 })
    // The till has asked the server, which has the ticket, for the next number.
    await expect(page.getByText(`Next receipt: ${first.slice(0, -1)}2`)).toBeVisible({ timeout: 30_000 })
    await endRoute(page, tickets)
    // A server that fails has not said that the ticket is not sold.
    await answerOnce(page, tickets, fail)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText(wrong)).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(`${first} · Change: Rs. 0.00`)).toBeVisible({ timeout: 30_000 })
    await expect(lines(page)).toHaveCount(0)
    const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })
    expect(stock_in_hand).toBe(19)
  })
  await test.step('a payment that is sent again after the session has ended is one sale', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    await fillDisk(page)
    const tickets = await loseTicketAnswers(page)
    await scan(page, book.barcode)
    await payCash(page, '50')
    const dialog = page.getByRole('dialog', { name: 'Payment' })
    await expect(dialog.getByText(unanswered)).toBeVisible({ timeout: 30_000 })
    // The payment is the first call after the session has ended.
    const ended = { success: false, message: 'Unauthenticated.' }
    await page.route(tickets, (route) => route.fulfill({ status: 401, json: ended }))
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/^Your session has ended/)).toBeVisible()
    await endRoute(page, tickets)
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^BC-\d{4}-\d{3} · Change: Rs. 0.00$/)).toBeVisible({ timeout: 30_000 })
    await expect(lines(page)).toHaveCount(0)
    const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })
    expect(stock_in_hand).toBe(19)
  })
  await test.step('a payment that could be neither sent nor stored is not sold automatically when the connection is back', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    await fillDisk(page)
    const first = (await page.getByText(/^Next receipt: BC-\d{4}-001$/).innerText()).slice(-11)
    await page.route('**/api/**', (route) => route.abort())
    const away = page.getByText('No connection: sales are stored here')
    // The look-up of the code tells the till that the server is unavailable.
    await scan(page, 'E-UNKNOWN')
    await expect(away).toBeVisible({ timeout: 30_000 })
    await scan(page, book.barcode)
    await payCash(page, '50')
    const dialog = page.getByRole('dialog', { name: 'Payment' })
    await expect(dialog.getByText(/^No connection\. Nothing was saved/)).toBeVisible({ timeout: 30_000 })
    await giveUpPayment(page)
    await endRoute(page, '**/api/**')
    await expect(away).toHaveCount(0, { timeout: 30_000 })
    await expect(lines(page)).toHaveCount(1)
    const stock = async () =>
      (await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })).stock_in_hand
    expect(await stock()).toBe(20)
    await payCash(page, '100')
    await expect(page.getByText(`${first} · Change: Rs. 50.00`)).toBeVisible({ timeout: 30_000 })
    await expect(lines(page)).toHaveCount(0)
    expect(await stock()).toBe(19)
  })
})

test('a till whose browser stores nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    // Opening an earlier version of a database fails, as every database does where the browser refuses storage.
    IDBFactory.prototype.open = function (name) {
      open.call(this, name, 1_000_000)
      return open.call(this, name, 1)
    }
  })
  await signIn(page)
  await open(page, '/bookcentre/pos')
  await expect(page.getByText(/^This browser does not let the till store anything/)).toBeVisible()
})
