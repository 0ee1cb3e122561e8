import { cash } from '@nivas/contract/cash/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { everythingStored } from './browser-store.ts'
import { makeCardHolder } from './card-holder.ts'
import { office } from './office.ts'
import { makeProduct, openTill, payCash, total } from './pos.ts'
import { endRoute } from './routes.ts'
import { scan } from './scanner.ts'
import { open, send, signIn, startAnew } from './staff.ts'

/** Sells a ticket whose session is closed while it waits, so that it is refused; returns the number on its paper. */
async function sellInClosedSession(page: Page) {
  const book = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  await page.route('**/api/**', (route) => route.abort())
  await scan(page, book.barcode)
  await payCash(page, '50')
  const strip = page.getByText(/^BC-\d{4}-001 · Change: Rs. 0.00 · stored here/)
  await expect(strip).toBeVisible({ timeout: 30_000 })
  const paper = (await strip.innerText()).split(' ')[0] ?? ''
  const mine = (await send(page, cash.mySessions, {})).data
  const closed = mine.find((one) => one.counter === 'bookcentre' && one.number === Number(paper.slice(3, 7)))
  await send(page, cash.closeSession, { id: closed?.id ?? 0, counted: 0, expected: 0 })
  await endRoute(page, '**/api/**')
  return { book, paper }
}

test('the server is away: sales continue with their numbers, and arrive once and in order', async ({
  page,
}) => {
  test.slow()
  const book = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  const strip = page.getByText(/^BC-\d{4}-\d{3} · Change/)
  await scan(page, book.barcode)
  await payCash(page, '50')
  await expect(strip).toBeVisible()
  const first = (await strip.innerText()).split(' ')[0] ?? ''
  const number = (place: number) => `${first.slice(0, -3)}${String(place).padStart(3, '0')}`
  // The network cable is plugged in, but no server answers.
  await page.route('**/api/**', (route) => route.abort())
  await scan(page, book.barcode)
  await payCash(page, '100')
  await expect(page.getByText(/^No connection: the sale is stored on this computer/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(new RegExp(`^${number(2)} · Change: Rs. 50.00 · stored here`))).toBeVisible()
  await scan(page, book.barcode)
  await scan(page, book.barcode)
  // The total is in view without scrolling, below the messages about the connection, waiting tickets and a failed print.
  await expect(page.getByRole('alert').filter({ hasText: 'Print Failed' })).toBeVisible({ timeout: 20_000 })
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  await payCash(page, '100')
  await expect(page.getByText(new RegExp(`^${number(3)} · Change: Rs. 0.00 · stored here`))).toBeVisible()
  await expect(page.getByText('2 waiting to be sent').first()).toBeVisible()

  await test.step('a refund and the closing have to wait', async () => {
    await page.getByRole('button', { name: 'Receipts' }).click()
    await expect(page.getByText('Receipts need a connection.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await endRoute(page, '**/api/**')
  await expect(page.getByText('2 waiting to be sent')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText(`${number(3)} · Change: Rs. 0.00`, { exact: true })).toBeVisible()
  for (const [place, amount] of [
    [2, 50],
    [3, 100],
  ] as const)
    await expect
      .poll(async () => {
        const ticket = await office(calls.ticket, { systemid: 2, number: number(place) }).catch(
          () => undefined,
        )
        return [ticket?.ticketamount, ticket?.look]
      })
      .toEqual([amount, []])
  const { stock_in_hand } = await office(calls.productByBarcode, { systemid: 2, barcode: book.barcode })
  expect(stock_in_hand).toBe(16)
  await scan(page, book.barcode)
  await payCash(page, '50')
  await expect(page.getByText(`${number(4)} · Change: Rs. 0.00`)).toBeVisible()
})

test('a till that is opened again on a dead network goes on with its session', async ({ page }) => {
  test.slow()
  const sessions = '**/api/pos/session/createSession'
  const book = await makeProduct(2, { price: 50 })
  await signIn(page)
  await openTill(page, 2)
  const next = await page.getByText(/^Next receipt: /).innerText()
  // The request gets neither an answer nor a failure.
  await page.route(sessions, () => {})
  await page.reload()
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  await expect(page.getByText(next, { exact: true })).toBeVisible()
  await scan(page, book.barcode)
  await payCash(page, '50')
  const number = next.slice(-11)
  await expect(page.getByText(`${number} · Change: Rs. 0.00`)).toBeVisible()
  expect((await office(calls.ticket, { systemid: 2, number })).ticketamount).toBe(50)
  await endRoute(page, sessions)
})

test('a ticket whose session was closed while it waited is booked in the open one, and is not called sold before the answer', async ({
  page,
}) => {
  test.slow()
  await test.step('a ticket whose session was closed while it waited is booked in the open one, and found by the number on its paper', async () => {
    const { book, paper } = await sellInClosedSession(page)
    // A new session is open; the next sale waits behind the refused ticket, and has the first number on its paper.
    const following = page.getByText(/^Next receipt: BC-\d{4}-001$/)
    await expect(following).not.toContainText(paper.slice(0, 7), { timeout: 30_000 })
    const later = (await following.innerText()).slice(-11)
    await scan(page, book.barcode)
    await scan(page, book.barcode)
    await payCash(page, '100')
    await expect(page.getByText(`${later} · Change: Rs. 0.00 · stored here`)).toBeVisible()
    await expect(page.getByText(/^The sale is stored on this computer and will be sent after/)).toBeVisible()

    await open(page, '/pos-waiting')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(paper)).toBeVisible()
    await expect(dialog.getByText(`1 × ${book.name} · Rs. 50.00`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Record it in the open session' }).click()
    await expect(page.getByText('The ticket will be sent after those waiting here.')).toBeVisible()
    await expect(page.getByText(/^Nothing is waiting/)).toBeVisible()
    const second = await office(calls.ticket, { systemid: 2, number: later })
    expect([second.receipt_number, second.ticketamount, second.look]).toEqual([later, 100, []])
    const found = await office(calls.ticket, { systemid: 2, number: paper })
    expect(found.receipt_number).toBe(`${later.slice(0, -3)}002`)
    expect(found.look.map(({ key }) => key)).toEqual([
      'Sold as number {{number}} in a session that was closed meanwhile.',
    ])
  })
  await test.step('a refused ticket that is booked without an answer waits again, and is not called sold', async () => {
    await startAnew(page)
    const { paper } = await sellInClosedSession(page)
    await open(page, '/pos-waiting')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const tickets = '**/api/pos/ticket/createBookCentreTicket'
    await page.route(tickets, (route) => route.abort())
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Record it in the open session' }).click()
    await expect(dialog).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByText('Ticket Created successfully.')).toHaveCount(0)
    await expect(page.getByText('1 waiting to be sent').first()).toBeVisible()
    await endRoute(page, tickets)
    await expect(page.getByText(/^Nothing is waiting/)).toBeVisible({ timeout: 60_000 })
    const found = await office(calls.ticket, { systemid: 2, number: paper })
    expect(found.ticketamount).toBe(50)
  })
  await test.step('a session with unsent sales is closed only after a question; then they are recorded together', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    const tickets = '**/api/pos/ticket/createBookCentreTicket'
    await page.route(tickets, (route) => route.abort())
    const strip = page.getByText(/^BC-\d{4}-\d{3} · Change: Rs. 0.00 · stored here/)
    const papers: string[] = []
    for (const place of ['1', '2']) {
      await scan(page, book.barcode)
      await payCash(page, '50')
      await expect(strip).toContainText(`-00${place} `, { timeout: 30_000 })
      papers.push((await strip.innerText()).split(' ')[0] ?? '')
    }
    const session = papers[0]?.slice(0, 7) ?? ''
    await open(page, '/cash/day-closing')
    await page.getByRole('button', { name: `Close session Book centre ${Number(session.slice(3))}` }).click()
    const dialog = page.getByRole('dialog').last()
    const unsent = dialog.getByText('2 sales of this session are still in this browser and not yet sent.')
    await expect(unsent).toBeVisible()
    await dialog.getByLabel('Cash in the drawer').fill('0')
    await dialog.getByRole('button', { name: 'Compare' }).click()
    await expect(dialog.getByText('Difference: Rs. 0.00')).toBeVisible()
    await expect(unsent).toBeVisible()
    await dialog.getByRole('button', { name: 'Close session' }).click()
    await expect(dialog.getByText('Close the session without these sales?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close session' }).click()
    await expect(page.getByRole('table', { name: 'Z report' })).toBeVisible()
    await endRoute(page, tickets)

    await open(page, '/pos-waiting')
    await page.getByRole('button', { name: 'Record all (2)' }).click({ timeout: 60_000 })
    await expect(dialog).toContainText(`Sold in${session}`)
    await expect(dialog).toContainText('Rs. 100.00 more cash is expected')
    await dialog.getByRole('button', { name: 'Record all' }).click()
    await expect(page.getByText(/^Nothing is waiting/)).toBeVisible({ timeout: 30_000 })
    for (const [at, number] of papers.entries()) {
      const found = await office(calls.ticket, { systemid: 2, number })
      expect(found.ticketamount).toBe(50)
      expect(found.receipt_number).toMatch(new RegExp(`-00${at + 1}$`))
      expect(found.receipt_number).not.toContain(session)
    }
  })
})

test('a ticket that waited while the price changed is listed for a look; a card is known without a network', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a ticket that waited while the price changed is listed for a look, until it was looked at', async () => {
    const book = await makeProduct(2, { price: 50 })
    await openTill(page, 2)
    await page.route('**/api/**', (route) => route.abort())
    await scan(page, book.barcode)
    await payCash(page, '50')
    const strip = page.getByText(/^BC-\d{4}-\d{3} · Change: Rs. 0.00 · stored here/)
    await expect(strip).toBeVisible({ timeout: 30_000 })
    const number = (await strip.innerText()).split(' ')[0] ?? ''
    const [known] = await office(calls.products, { systemid: 2, barcode: book.barcode })
    await office(calls.updateProduct, {
      ...{ systemid: 2, id: book.id, catid: known?.category.id ?? 0, name: book.name, barcode: book.barcode },
      ...{ enabled: 1, isvisible: 1, isvariable: 0, costprice: 1, sellprice: 60 },
    })
    await endRoute(page, '**/api/**')
    await expect(page.getByText('1 waiting to be sent')).toHaveCount(0, { timeout: 30_000 })

    await page.getByRole('button', { name: 'Receipts' }).click()
    const dialog = page.getByRole('dialog').last()
    await dialog.getByRole('button', { name: 'To review' }).click()
    const row = dialog
      .getByRole('table', { name: 'To review' })
      .getByRole('row', { name: new RegExp(number) })
    // The list includes tickets of other days, so it shows the day.
    await expect(row).toContainText(/\d{1,2} \w+ \d{4}, \d\d:\d\d/)
    await row.getByRole('button', { name: 'Open' }).click()
    await expect(
      dialog.getByText(`${book.name} was sold at Rs. 50.00; its price is Rs. 60.00.`),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Reviewed' }).click()
    // The reason for the look stays, with the user who looked.
    await expect(dialog.getByText(/^Reviewed by .+/)).toBeVisible()
    await expect(dialog.getByText(/was sold at/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Reviewed' })).toHaveCount(0)
    expect((await office(calls.ticket, { systemid: 2, number })).looked).not.toBeNull()
  })
  await test.step('a till knows the card of a satsangi without a network', async () => {
    await startAnew(page)
    const holder = await makeCardHolder()
    await openTill(page, 1)
    await expect.poll(() => everythingStored(page), { timeout: 30_000 }).toContain(holder.main_name)
    await page.route('**/api/**', (route) => route.abort())
    await scan(page, holder.id_card_no)
    await expect(page.getByLabel('Satsangi', { exact: true })).toContainText(holder.main_name)
  })
})
