import { randomUUID } from 'node:crypto'
import { dayInWords } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { holdFirst } from './hold-call.ts'
import { catchPrinting, printedText, printReport } from './journey.ts'
import { office } from './office.ts'
import { makeProduct } from './pos.ts'
import { open, signIn } from './staff.ts'

/** Sells pieces of a book of Rs. 50 at the book centre, and refunds some of them. */
async function soldBooks(qty: number, back: number) {
  const { name, barcode, category } = await makeProduct(2, { price: 50, stock: 4 })
  const { id, categoryId } = await office(calls.productByBarcode, { systemid: 2, barcode })
  const session = await office(calls.createSession, { systemid: 2 })
  const total = 50 * qty
  const ticket = await office(calls.createBookCentreTicket, {
    ...{ systemid: 2, session: session.id, customer: null },
    ticketlines: [
      {
        ...{ productid: id, catid: categoryId, productname: name, price: 50, qty, actualPrice: null },
        ...{ systemid: 2, total, fromdate: null, todate: null },
      },
    ],
    paymentoptions: {
      ...{ ticketamount: total, totalCash: total + 30, donation: 30, change: 0 },
      ...{ payment_type: 'CASH', totalamount: total + 30, utr: null },
    },
  })
  if (back > 0)
    await office(calls.refund, {
      ...{ systemid: 2, id: ticket.ticketid, reason: `Torn ${randomUUID()}` },
      lines: [{ id: ticket.products[0]?.id ?? 0, qty: back }],
    })
  return { name, category }
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('region', { name: table }).getByRole('row', { name: new RegExp(name) })

test('the reports of the shop show sales less refunds', async ({ page }) => {
  test.slow()
  const { name, category } = await soldBooks(5, 2)
  await signIn(page)

  await test.step('sale by range, found by name', async () => {
    await open(page, '/bookcentre/sale-by-date')
    await page.getByRole('button', { name: 'Search' }).click()
    const filter = page.getByPlaceholder('Product Name')
    await filter.fill(name)
    await expect(row(page, 'Sale by range', name)).toContainText(/3\D+150\.00/)
    const additional = page.getByText('Additional Bhent, not in the sales below:').locator('..')
    await additional.getByRole('link', { name: /^Rs\./ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cash journal' })).toBeVisible()
    expect(page.url()).toContain('counter=bookcentre')
    expect(page.url()).toContain('kind=DONATION')
  })

  await test.step('sales by category, with a chart', async () => {
    await open(page, '/bookcentre/sales-by-time')
    await page.getByText('By category', { exact: true }).click()
    await expect(row(page, 'Sales', category)).toContainText(/3\D+150\.00/)
    await expectAccessible(page, 'sales by category')
    await page.getByText('By hour', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Sales' })).toContainText(/\d\d:00–\d\d:00/)
  })

  await test.step('slow sellers: unsold products, the most stock first', async () => {
    const slow = await makeProduct(2, { stock: 9_000 })
    await open(page, '/bookcentre/slow-sellers')
    await page.getByPlaceholder('Product Name').fill(slow.name)
    await expect(row(page, 'Slow sellers', slow.name)).toContainText(/9,?000/)
    await page.getByRole('combobox', { name: 'Sold in the last' }).click()
    await page.getByRole('option', { name: '365 days' }).click()
    await expect(page).toHaveURL(/[?&]days=365/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Sold in the last' })).toHaveText('365 days')
  })

  await test.step('low stock is exported', async () => {
    await open(page, '/bookcentre/low-inventory-report')
    await expect(page.getByRole('heading', { name: 'Book centre: low stock' })).toBeVisible()
    const toCsv = async () => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'Export To CSV' }).click()
    }
    await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled()
    // The rows are loaded; the code that writes a file is not yet.
    await page.context().setOffline(true)
    await toCsv()
    await expect(page.getByText('No connection. Please try again later.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('No connection. Please try again later.')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await toCsv()
    expect((await download).suggestedFilename()).toMatch(/^low-stock-2-\d{4}-\d\d-\d\d\.csv$/)
  })
})

test('while the sales by hour load, those by day keep their names and links', async ({ page }) => {
  await soldBooks(1, 0)
  const { today } = await office(thisVenue, {})
  const day = dayInWords(today)
  await signIn(page)
  await open(page, `/bookcentre/sales-by-time?from=${today}&to=${today}`)
  const sales = page.getByRole('region', { name: 'Sales' })
  await expect(sales.getByRole('link', { name: day, exact: true })).toBeVisible()
  const held = await holdFirst(page, calls.sales)
  await page.getByText('By hour', { exact: true }).click()
  await held.isHeld()
  await expect(sales.getByRole('link', { name: day, exact: true })).toBeVisible()
  await expect(sales).not.toContainText('NaN')
  held.release()
  await expect(sales).toContainText(/\d\d:00–\d\d:00/)
  await expect(sales).not.toContainText(day)
})

test('the printed sales name their shop, and have the rows that are shown', async ({ page }) => {
  const [one, other] = [await soldBooks(1, 0), await soldBooks(3, 0)]
  await catchPrinting(page)
  await signIn(page)
  for (const screen of ['sale-by-date', 'sales-by-time']) {
    await open(page, `/bookcentre/${screen}`)
    const title = screen === 'sale-by-date' ? 'Sale by range' : 'Sales'
    await expect(page.getByRole('region', { name: title }).getByRole('row').nth(1)).toBeVisible()
    // The previous paper may still be there.
    await expect(async () => {
      await page.getByRole('button', { name: 'Print', exact: true }).click()
      expect(await printedText(page)).toMatch(new RegExp(`${title}[\\s\\S]*Printed[\\s\\S]*Book centre`))
    }).toPass()
  }
  await open(page, `/bookcentre/sale-by-date?name=${encodeURIComponent(one.name)}`)
  await expect(row(page, 'Sale by range', one.name)).toBeVisible()
  await printReport(page, new RegExp(`Product Name: ${one.name}`))
  const paper = await printedText(page)
  expect(paper).not.toContain(other.name)
  expect(paper).toMatch(/Total\s+1\s+Rs\.\s50\.00/)
})

test('a search of more than a year is refused with an error', async ({ page }) => {
  await signIn(page)
  await open(page, '/bookcentre/sale-by-date')
  await page.getByLabel('Sale From').fill('01/01/2020')
  await page.getByLabel('Sale To').fill('01/01/2022')
  await expect(page.getByText('At most one year at a time')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  await page.getByLabel('Sale To').fill('31/12/2020')
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled()
})

test('low stock shows fifty products a page', async ({ page }) => {
  const data = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: at + 1, name: `Book ${at}`, barcode: `B${at}`, category: { id: 1, name: 'Shelf' } },
    ...{ stock_in_hand: 1, low_stock_alert: 5 },
  }))
  await page.route(/\/api\/pos\/lowstockproducts/, (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )
  await signIn(page)
  await open(page, '/bookcentre/low-inventory-report')
  await expect(page.getByRole('row', { name: /Book 49/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Book 50/ })).toHaveCount(0)
})
