import { randomUUID } from 'node:crypto'
import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { expect, type Page, test } from '@playwright/test'
import { everythingStored } from './browser-store.ts'
import { enter, isReadyOffline, lostServer } from './lost-server.ts'
import { lines, openTill, total } from './pos.ts'
import { scan } from './scanner.ts'
import { administrator, sessionKey } from './staff.ts'

// The tests share a separate server and browser, which they kill.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

const BARCODE = 'LOST-1'
const STOCK = 50

let venue: Awaited<ReturnType<typeof lostServer>>
let page: Page

const call = async <C extends Call>(which: C, fields: Request<C>): Promise<Success<C>['data']> => {
  const { path, body } = requestParts(which, fields as Record<string, unknown>)
  const response = await page.request.fetch(venue.origin + path, {
    method: which.method,
    headers: {
      'x-requested-with': 'test',
      'idempotency-key': randomUUID(),
      ...(await sessionKey(page)),
    },
    ...(body && { data: body }),
  })
  expect(response.ok(), await response.text()).toBe(true)
  const { data }: { data: Success<C>['data'] } = await response.json()
  return data
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  venue = await lostServer()
  await venue.start()
  page = await venue.openBrowser()
  await enter(page, venue.origin)
  const category = await call(calls.addCategory, { systemid: 2, name: 'Shelf', enabled: 1, ismain: 1 })
  await call(calls.addProduct, {
    ...{ systemid: 2, catid: category.id, name: 'Lost Book', barcode: BARCODE, enabled: 1, isvisible: 1 },
    ...{ isvariable: 0, costprice: 1, sellprice: 50, stock_in_hand: STOCK },
  })
  await isReadyOffline(page)
  await openTill(page, 2, venue.origin)
})
test.afterAll(async () => {
  test.setTimeout(120_000)
  await venue.end()
})

const sold = async () => {
  const { stock_in_hand } = await call(calls.productByBarcode, { systemid: 2, barcode: BARCODE })
  const tickets = await call(calls.tickets, { systemid: 2 })
  return {
    pieces: STOCK - (stock_in_hand ?? 0),
    receipts: tickets.map(({ receipt_number }) => receipt_number).toReversed(),
  }
}
const pay = async (cash: string) => {
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await page.keyboard.type(cash)
  await page.keyboard.press('Enter')
}
/** Opens the browser again. If it was killed soon after the sign-in, its disk has no session yet. */
const reopen = async () => {
  page = await venue.openBrowser()
  await page.goto(`${venue.origin}/#/bookcentre/pos`)
  const [password, field] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Barcode')]
  await expect(password.or(field)).toBeVisible({ timeout: 30_000 })
  if (await password.isVisible()) {
    await page.getByLabel('Email').fill(administrator.email)
    await password.fill(administrator.password)
    await page.keyboard.press('Enter')
  }
  await expect(field).toBeFocused({ timeout: 30_000 })
}

test('a till that is killed in the middle of a sale restores its lines', async () => {
  await scan(page, BARCODE)
  await scan(page, BARCODE)
  await expect(total(page)).toHaveText('Rs. 100.00')
  // Waits, because a browser that is killed within milliseconds of the scan has not written it yet.
  await expect.poll(() => everythingStored(page)).toContain('"qty":2')
  // Local storage reaches the disk some seconds later; without it the till is still the same one.
  await page.evaluate(() => localStorage.removeItem('nivas.till'))
  await venue.killBrowser()
  await reopen()
  await expect(page.getByText('Next receipt: BC-0001-001')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await expect(total(page)).toHaveText('Rs. 100.00')
})

test('a till that is killed before the answer to its ticket arrives sells once', async () => {
  let arrived = () => {}
  const atServer = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
    await route.fetch()
    arrived()
    // The till gets no answer.
  })
  await pay('100')
  await atServer
  await venue.killBrowser()
  await reopen()
  await expect(page.getByText('BC-0001-001 · Change: Rs. 0.00')).toBeVisible({ timeout: 30_000 })
  await expect(lines(page)).toHaveCount(0)
  expect(await sold()).toEqual({ pieces: 2, receipts: ['BC-0001-001'] })
})

test('a till that is opened again without a server goes on with its session; one that has none says so', async () => {
  // The browser was killed, so its worker may have to store the files again.
  await isReadyOffline(page)
  await venue.kill()
  await page.reload()
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  await scan(page, BARCODE)
  await pay('50')
  await expect(page.getByText(/^BC-0001-002 · Change: Rs. 0.00 · stored here/)).toBeVisible({
    timeout: 30_000,
  })
  await page.goto(`${venue.origin}/#/office/pos`)
  await expect(page.getByText(/^Opening a session needs a connection/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Barcode')).toHaveCount(0)
})

test('a browser that is killed with a waiting ticket sends it once, in its order', async () => {
  await openTill(page, 2, venue.origin)
  await scan(page, BARCODE)
  await pay('50')
  await expect(page.getByText(/^BC-0001-003 · Change: Rs. 0.00 · stored here/)).toBeVisible({
    timeout: 30_000,
  })
  await venue.killBrowser()
  await venue.start()
  await reopen()
  await expect
    .poll(sold, { timeout: 120_000 })
    .toEqual({ pieces: 4, receipts: ['BC-0001-001', 'BC-0001-002', 'BC-0001-003'] })
  await expect(page.getByText('Next receipt: BC-0001-004')).toBeVisible()
})
