import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { expect, type Page } from '@playwright/test'
import { office, ownName } from './office.ts'
import { untilShown } from './quiet.ts'

let made = 0

/** Makes a category and a product that no other journey sells; returns the barcode. */
export async function makeProduct(
  shop: SystemId,
  more: Partial<{
    type: 'b' | 'p' | 'm' | null
    price: number
    variable: boolean
    stock: number
    code: string
  }> = {},
) {
  made += 1
  const { type = null, price = 120, variable = false, stock = 20 } = more
  const name = ownName('Thing')
  const category = await office(calls.addCategory, {
    ...{ systemid: shop, name: ownName('Shelf'), enabled: 1, ismain: 1 },
    ...{ isbhaint: type === 'b' ? 1 : 0, isprasad: type === 'p' ? 1 : 0, ismeal: type === 'm' ? 1 : 0 },
    ...(type === 'm' && { mealtype: 'L' as const }),
  })
  const barcode = more.code ?? `E${process.pid}${Date.now() % 1_000_000}${made}`
  const product = await office(calls.addProduct, {
    ...{ systemid: shop, catid: category.id, name, barcode, enabled: 1, isvisible: 1 },
    ...{ isvariable: variable ? 1 : 0, costprice: 1, sellprice: price },
    ...(type === 'p' || shop === 2 ? { stock_in_hand: stock } : {}),
  })
  return { id: product.id, name, barcode, category: category.name }
}

const paths = { 1: 'office', 2: 'bookcentre', 3: 'bhandarghar' } as const

/** Opens the till of a shop, ready for the first scan; with an `origin`, the server may be unavailable. */
export async function openTill(page: Page, shop: SystemId, origin = '') {
  const address = `${origin || (process.env.NIVAS_ORIGIN ?? 'http://127.0.0.1:3000')}/#/${paths[shop]}/pos`
  // The open till has such a field too, until the other till replaces it.
  if (page.url() !== address)
    await page.evaluate(() => document.activeElement?.setAttribute('data-former', '')).catch(() => undefined)
  const go = () => page.goto(address)
  await (origin ? go() : untilShown(page, go))
  const field = page.getByLabel('Barcode').and(page.locator(':not([data-former])'))
  await expect(field).toBeFocused({ timeout: 30_000 })
}

/** The ticket lines on the screen. */
export const lines = (page: Page) => page.getByRole('table', { name: 'Ticket lines' }).locator('tbody tr')

/** The total on the screen. */
export const total = (page: Page) => page.getByLabel('Total', { exact: true })

/** Takes the payment in cash by keyboard: F4, the amount, Enter. */
export async function payCash(page: Page, cash: string) {
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await page.keyboard.type(cash)
  await page.keyboard.press('Enter')
}

/** Closes the payment although something was typed into it. */
export async function giveUpPayment(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment' })).toHaveCount(0)
}

/** Makes the disk refuse every write from now on. */
export const fillDisk = (page: Page) =>
  page.evaluate(() => {
    const full = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: full, add: full })
  })

/** Loses the answers to the book centre's tickets, which the server sells. Returns their addresses, for `endRoute`. */
export async function loseTicketAnswers(page: Page): Promise<string> {
  const tickets = '**/api/pos/ticket/createBookCentreTicket'
  await page.route(tickets, async (route) => {
    await route.fetch()
    await route.abort()
  })
  return tickets
}
