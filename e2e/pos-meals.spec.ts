import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Page, type Route, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { office } from './office.ts'
import { makeProduct } from './pos.ts'
import { endRoute } from './routes.ts'
import { scan } from './scanner.ts'
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

const SERVE = /\/pos\/meals\/serve/
const UNDO = /\/pos\/meals\/undo/

/** The time after which a second scan of a code is no stutter of the scanner. */
const later = (page: Page) => page.waitForTimeout(2_100)

/** The meal counter, serving lunch, and what is looked at there. */
async function openCounter(page: Page) {
  await signIn(page)
  await open(page, '/bhandarghar/meal-counter')
  const field = page.getByRole('textbox', { name: 'Meal card, receipt or satsangi card' })
  await expect(field).toBeFocused()
  await page.getByText('Lunch', { exact: true }).first().click()
  await expect(field).toBeFocused()
  return { field, verdict: page.getByTestId('verdict') }
}

/** Holds back the requests to an address that name a text, until they are released; `asked` counts them. */
async function holdBack(page: Page, address: RegExp, named = '') {
  const held: Route[] = []
  let asked = 0
  await page.route(address, async (route) => {
    if (!route.request().postData()?.includes(named)) return route.continue()
    asked += 1
    held.push(route)
  })
  return {
    asked: () => asked,
    /** Lets them go, and waits until the screen has read the figures anew: it has dealt with the answers. */
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      const board = page.waitForResponse(/\/pos\/meals\/board/)
      await endRoute(page, address)
      for (const route of held) await route.continue()
      await board
    },
  }
}

test('the newest scan alone has the verdict; an earlier one that is refused late is told beside it', async ({
  page,
}) => {
  const { receipt_number: paper } = await soldLunch(1)
  const { verdict } = await openCounter(page)
  const slow = await holdBack(page, SERVE, paper)
  await scan(page, paper)
  await expect(verdict).toContainText(`Checking ${paper}`)
  await scan(page, 'A26-999997/1')
  await expect(verdict).toContainText('No meal is known for this card or receipt.')
  await slow.release()
  await expect(verdict).toContainText('No meal is known for this card or receipt.')
  await expect(verdict.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('F9')

  const { receipt_number: next } = await soldLunch(1)
  const refused = await holdBack(page, SERVE, 'A26-999996/1')
  await scan(page, 'A26-999996/1')
  await scan(page, next)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  await refused.release()
  await expect(
    page.getByRole('alert').filter({ hasText: 'A26-999996/1: No meal is known for this card or receipt.' }),
  ).toBeVisible()
  await expect(verdict).toContainText(next)
  await expect(verdict).toContainText('Lunch · 1 of 1')
})

test('a card that is scanned while a button or a meal has the focus is served', async ({ page }) => {
  const { receipt_number: paper } = await soldLunch(2)
  const { field, verdict } = await openCounter(page)
  for (const [part, portions] of [
    [page.getByRole('radio', { name: 'Lunch', exact: true }), '1 of 2'],
    [page.getByRole('button', { name: 'Serve' }), '2 of 2'],
  ] as const) {
    await part.focus()
    await scan(page, paper)
    await expect(verdict).toContainText(`Lunch · ${portions}`)
    await expect(field).toBeFocused()
    await later(page)
  }
})

test('a meal is taken back once, and leaves the verdict of the next guest alone', async ({ page }) => {
  const { receipt_number: paper } = await soldLunch(1)
  const { receipt_number: next } = await soldLunch(1)
  const { verdict } = await openCounter(page)
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  const slow = await holdBack(page, UNDO)
  await page.keyboard.press('F9')
  await page.keyboard.press('F9')
  await expect(verdict.getByRole('button', { name: 'Take back' })).toBeDisabled()
  await scan(page, next)
  await expect(verdict).toContainText(next)
  await slow.release()
  await expect(page.getByText(`${paper}: The meal was taken back.`)).toBeVisible()
  expect(slow.asked()).toBe(1)
  await expect(verdict).toContainText(next)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  // Its portion is free again at once.
  await scan(page, paper)
  await expect(verdict).toContainText(paper)
  await expect(verdict).toContainText('Lunch · 1 of 1')
})

test('a scanner that stutters serves one portion; another one is a choice, or a scan a moment later', async ({
  page,
}) => {
  const { receipt_number: paper } = await soldLunch(4)
  const { verdict, field } = await openCounter(page)
  const justNow = 'This code was scanned just now. Scan it again for another portion.'
  const slow = await holdBack(page, SERVE, paper)
  await scan(page, paper)
  await scan(page, paper)
  await expect(verdict).toContainText(justNow)
  await slow.release()
  await expect(verdict).toContainText('Lunch · 1 of 4')
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 1 of 4')
  await expect(verdict).toContainText(justNow)
  expect(slow.asked()).toBe(1)
  await expectAccessible(page, 'a code that was scanned twice')
  await verdict.getByRole('button', { name: 'Serve another portion' }).dblclick()
  await expect(verdict).toContainText('Lunch · 2 of 4')
  await expect(verdict).not.toContainText(justNow)
  await expect(field).toBeFocused()
  await later(page)
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 3 of 4')

  // A paper that is good for one meal is not offered a second time.
  const { receipt_number: single } = await soldLunch(1)
  await scan(page, single)
  await scan(page, single)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  await expect(verdict).toContainText('This code was scanned just now.')
  await expect(verdict).not.toContainText(justNow)
  await expect(verdict.getByRole('button', { name: 'Serve another portion' })).toHaveCount(0)
})

test('a scan that cannot be read takes the last verdict away, and nothing can be taken back', async ({
  page,
}) => {
  const { receipt_number: paper } = await soldLunch(1)
  const { verdict } = await openCounter(page)
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  let undone = 0
  page.on('request', (request) => {
    if (UNDO.test(request.url())) undone += 1
  })
  await scan(page, '<garbled')
  await expect(page.getByText('This card could not be read.')).toBeVisible()
  await expect(verdict).toContainText('Ready for the next scan')
  await page.keyboard.press('F9')
  await later(page)
  expect(undone).toBe(0)
})

test('a card that was served here says so when the server does not answer', async ({ page }) => {
  test.slow()
  const { receipt_number: paper } = await soldLunch(1)
  const { verdict } = await openCounter(page)
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  await later(page)
  await holdBack(page, SERVE, paper)
  await scan(page, paper)
  await expect(verdict).toContainText(
    /Served on this computer at \d\d:\d\d already\. There is no connection\./,
    { timeout: 20_000 },
  )
})

test('the number of the counter is changed by hand alone: a scan into it is read as a scan', async ({
  page,
}) => {
  const { receipt_number: paper } = await soldLunch(1)
  const { verdict, field } = await openCounter(page)
  const counter = page.getByRole('textbox', { name: 'Number of this counter' })
  const state = page.getByText(/Counter \d+ · one scan, one portion/)
  await counter.click()
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  await expect(field).toBeFocused()
  await expect(counter).toHaveValue('1')
  await counter.fill('7')
  await expect(state).toContainText('Counter 1')
  await counter.press('Escape')
  await expect(field).toBeFocused()
  await expect(counter).toHaveValue('1')
  await counter.fill('12345')
  await counter.press('Tab')
  await expect(page.getByRole('alert').filter({ hasText: 'The counter is still number 1.' })).toBeVisible()
  await expect(counter).toHaveValue('1')
  await counter.fill('3')
  await counter.press('Enter')
  await expect(state).toContainText('Counter 3')
  await expect(field).toBeFocused()
  await counter.fill('4')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(state).toContainText('Counter 4')
  await expect(field).toBeFocused()
  // A meal that is chosen already gives the focus back too.
  await page.getByText('Lunch', { exact: true }).first().click()
  await expect(field).toBeFocused()
})

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
  await later(page)
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
  await later(page)
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
