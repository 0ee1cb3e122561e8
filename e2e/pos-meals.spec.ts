import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { office } from './office.ts'
import { makeProduct, scan } from './pos.ts'
import { open, signIn } from './staff.ts'

/** A ticket for today's lunch, without a card. */
async function soldLunch(qty: number) {
  const { today } = await office(thisVenue, {})
  const { id, category } = await makeLunch()
  const session = await office(calls.createSession, { systemid: 3 })
  const total = 25 * qty
  return office(calls.createBhandargharTicket, {
    ...{ systemid: 3, session: session.id, customer: null },
    ticketlines: [
      {
        ...{ productid: id, catid: category, productname: 'Lunch', price: 25, qty, actualPrice: null },
        ...{ systemid: 3, total, fromdate: today, todate: today },
      },
    ],
    paymentoptions: {
      ...{ ticketamount: total, totalCash: total, donation: 0, change: 0 },
      ...{ payment_type: 'CASH', totalamount: total },
    },
  })
}

async function makeLunch() {
  const { id, barcode } = await makeProduct(3, { type: 'm', price: 25 })
  const { categoryId } = await office(calls.productByBarcode, { systemid: 3, barcode })
  return { id, category: categoryId }
}

test('a scan is served in green or refused in red; without a network it is kept, and checked afterwards', async ({
  page,
  context,
}) => {
  test.slow()
  const { mealcode, receipt_number } = await soldLunch(2)
  await signIn(page)
  // What waits for the network starts a moment after the first screen: its files are not kept in these browsers.
  const outboxStarted = page.waitForResponse(/\/admin\/sealing-key$/)
  await open(page, '/bhandarghar/meal-counter')
  const verdict = page.getByTestId('verdict')
  const field = page.getByRole('textbox', { name: 'Meal card, receipt or satsangi card' })
  await expect(field).toBeFocused()
  await page.getByText('Lunch', { exact: true }).first().click()
  await expect(field).toBeFocused()
  await scan(page, mealcode ?? '')
  await expect(verdict).toContainText('Lunch · 1 of 2')
  await expect(field).toBeFocused()
  await scan(page, receipt_number)
  await expect(verdict).toContainText('Lunch · 2 of 2')
  await page.keyboard.press('F9')
  await expect(verdict).toContainText('The meal was taken back.')
  await expect(field).toBeFocused()
  await scan(page, receipt_number)
  await expect(verdict).toContainText('Lunch · 2 of 2')
  await scan(page, receipt_number)
  await expect(verdict).toContainText(/Already eaten at \d\d:\d\d at counter 1\./)
  await scan(page, 'A26-999999/1')
  await expect(verdict).toContainText('No meal is known for this card or receipt.')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'a refused meal')

  await outboxStarted
  await context.setOffline(true)
  await scan(page, receipt_number)
  await expect(verdict).toContainText(
    /Served on this computer at \d\d:\d\d already\. There is no connection\./,
  )
  await expect(verdict.getByRole('button')).toHaveCount(0)
  // Another code that this counter has not seen, and the server would refuse.
  const unknown = 'A26-999998/1'
  await scan(page, unknown)
  await expect(verdict).toContainText('No connection: not checked.', { timeout: 20_000 })
  await scan(page, unknown)
  await expect(verdict).toContainText(/Served on this computer at/)
  await context.setOffline(false)
  await expect(
    page
      .getByRole('table', { name: 'Served without a connection, and wrongly' })
      .getByRole('row')
      .filter({ hasText: unknown }),
  ).toContainText('No meal is known for this card or receipt.', { timeout: 60_000 })
})
