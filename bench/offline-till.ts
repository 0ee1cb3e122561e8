import { randomUUID } from 'node:crypto'
import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import type { Page } from '@playwright/test'
import { enter, isReadyOffline } from '../e2e/lost-server.ts'
import { openTill } from '../e2e/pos.ts'
import { typeCode } from '../e2e/scanner.ts'
import { sessionKey } from '../e2e/staff.ts'
import { reportOffline, since } from './offline-results.ts'
import { sendWithKills, type Venue } from './send-with-kills.ts'
import { secondsSince, until } from './waiting.ts'

const STOCK = 10_000
const PRICE = 50

/** Returns the number of books of a ticket; every third ticket has two. */
const piecesOf = (ticket: number) => (ticket % 3 === 0 ? 2 : 1)

/** Makes calls as the signed-in user of a page. */
type Ask = <C extends Call>(which: C, fields: Request<C>) => Promise<Success<C>>

const callsOf =
  (page: Page, origin: string): Ask =>
  async (which, fields) => {
    const { path, body } = requestParts(which, fields as Record<string, unknown>)
    const headers = {
      'x-requested-with': 'bench',
      'idempotency-key': randomUUID(),
      ...(await sessionKey(page)),
    }
    const answer = await page.request.fetch(origin + path, {
      method: which.method,
      headers,
      ...(body && { data: body }),
    })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    // The tests of the server ensure that its answers match the schemas of the contract.
    return (await answer.json()) as never
  }

async function makeBooks(call: Ask): Promise<{ barcode: string }[]> {
  const { data } = await call(pos.addCategory, { systemid: 2, name: 'Shelf', enabled: 1, ismain: 1 })
  const books = [{ barcode: 'OFFLINE-1' }, { barcode: 'OFFLINE-2' }]
  for (const { barcode } of books)
    await call(pos.addProduct, {
      ...{ systemid: 2, catid: data.id, name: barcode, barcode, enabled: 1, isvisible: 1 },
      ...{ isvariable: 0, costprice: 1, sellprice: PRICE, stock_in_hand: STOCK },
    })
  return books
}

/** Sells by keyboard, as a volunteer does; returns the number on the receipt, which it reads from the screen. */
async function sellOne(page: Page, barcodes: readonly string[], last: string): Promise<string> {
  for (const barcode of barcodes) await typeCode(page, barcode)
  await page.keyboard.press('F4')
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'))
  await page.keyboard.type(String(PRICE * barcodes.length))
  await page.keyboard.press('Enter')
  const strip = page.getByText(/^BC-\d{4}-\d{3,} · Change/)
  await page.waitForFunction(
    (before) => {
      const shown = [...document.querySelectorAll('p')].find((one) =>
        /^BC-\d{4}-\d{3,} · /.test(one.textContent),
      )
      return (
        shown && !shown.textContent.startsWith(`${before} `) && !document.querySelector('[role="dialog"]')
      )
    },
    last,
    { polling: 20 },
  )
  return (await strip.textContent())?.split(' ')[0] ?? ''
}

/** Returns all tickets of the book centre on the server, in the order in which they were stored. */
async function everyTicket(call: Ask) {
  const all: { ticketid: number; receipt_number: string; ticketamount: number; look: unknown[] }[] = []
  for (let page = 1; ; page++) {
    const { data } = await call(pos.tickets, { systemid: 2, page, per_page: 200 })
    all.push(...(data as typeof all))
    if (data.length < 200) return all.sort((a, b) => a.ticketid - b.ticketid)
  }
}

/** Sells tickets at a till without a server, kills and restarts the server while they are sent, and compares. */
export async function sellOffline(venue: Venue, tickets: number, kills: number): Promise<void> {
  try {
    const begun = performance.now()
    await venue.start()
    const page = await venue.openBrowser()
    await enter(page, venue.origin)
    const call = callsOf(page, venue.origin)
    const barcodes = (await makeBooks(call)).map(({ barcode }) => barcode)
    await isReadyOffline(page)
    await openTill(page, 2, venue.origin)
    await page.waitForLoadState('networkidle')
    console.log(`A till with an open session, and everything that it needs: ${secondsSince(begun)}`)

    await venue.kill()
    console.log('The server is killed (-9).')
    const selling = performance.now()
    const papers: string[] = []
    for (let at = 1; at <= tickets; at++) {
      papers.push(await sellOne(page, barcodes.slice(0, piecesOf(at)), papers.at(-1) ?? ''))
      if (at % 100 === 0) console.log(`${at} tickets are sold: ${secondsSince(selling)}`)
    }
    await page.reload()
    await until(page, (waiting) => waiting === tickets)
    console.log(`The page is loaded again without a server: ${tickets} are waiting.`)

    const makingSeconds = since(selling)
    const sendingSeconds = await sendWithKills(venue, page, tickets, kills)

    const stored = await everyTicket(call)
    const numbers = stored.map(({ receipt_number }) => receipt_number)
    const missing = papers.filter((paper) => !numbers.includes(paper))
    const asPrinted = JSON.stringify(numbers) === JSON.stringify(papers)
    const places = numbers.map((number) => Number(number.split('-')[2]))
    const noGap = places.every((place, at) => place === at + 1)
    const wrong = stored.filter(
      ({ ticketamount, look }, at) => ticketamount !== PRICE * piecesOf(at + 1) || look.length,
    )
    const moved: number[] = []
    for (const barcode of barcodes) {
      const { data } = await call(pos.productByBarcode, { systemid: 2, barcode })
      moved.push(STOCK - (data.stock_in_hand ?? 0))
    }
    const expected = [tickets, Math.floor(tickets / 3)]
    console.log(
      `Sold ${tickets}; on the server ${numbers.length}, different ones ${new Set(numbers).size}, missing ${missing.length}; ` +
        `${asPrinted && noGap ? 'in the order of their papers, without a gap' : 'NOT in their order'}; ` +
        `other amounts or a reason to look ${wrong.length}; stock moved ${moved.join(' and ')} of ${expected.join(' and ')}.`,
    )
    const wrongStock = moved.join() === expected.join() ? 0 : 1
    reportOffline('A till without a server', 'tickets, each by keyboard,', kills, {
      ...{ made: tickets, stored: numbers.length, different: new Set(numbers).size, missing: missing.length },
      ...{ inOrder: asPrinted && noGap, wrong: wrong.length + wrongStock, makingSeconds, sendingSeconds },
    })
  } finally {
    await venue.end()
  }
}
