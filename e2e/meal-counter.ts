import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { office } from './office.ts'
import { makeProduct } from './pos.ts'
import { endRoute, goOnIntercepting } from './routes.ts'
import { open, signIn } from './staff.ts'

/** Sells a ticket for today's lunch, without a card. */
export async function soldLunch(qty: number) {
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

/** Waits until a second read of a code counts as a paper that was given again, and not as the same read. */
export const handedBack = (page: Page) => page.waitForTimeout(750)

/** Waits until a second scan of a code no longer counts as a stutter of the scanner. */
export const later = (page: Page) => page.waitForTimeout(2_100)

/** Opens the meal counter, serving lunch, and returns its parts. */
export async function openCounter(page: Page) {
  await goOnIntercepting(page)
  await signIn(page)
  await open(page, '/bhandarghar/meal-counter')
  const field = page.getByRole('textbox', { name: 'Meal card, receipt or satsangi card' })
  await expect(field).toBeFocused()
  await page.getByText('Lunch', { exact: true }).first().click()
  await expect(field).toBeFocused()
  return { field, verdict: page.getByTestId('verdict') }
}

export const SERVE = /\/pos\/meals\/serve/
export const UNDO = /\/pos\/meals\/undo/

/**
 * Holds back the requests to an address until they are released, all or those that name a text; `asked` counts them.
 */
export async function holdBack(page: Page, address: RegExp, named?: string) {
  const held: Route[] = []
  let asked = 0
  await page.route(address, async (route) => {
    // The browser does not always provide the body of a request; it is needed only to search for a text.
    if (named && !route.request().postData()?.includes(named)) return route.continue()
    asked += 1
    held.push(route)
  })
  return {
    asked: () => asked,
    /** Releases the requests, and waits until the screen has read the figures again, so it has processed the answers. */
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      const board = page.waitForResponse(/\/pos\/meals\/board/)
      await endRoute(page, address)
      for (const route of held) await route.continue()
      await board
    },
  }
}
