import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { act, find } from './journey.ts'
import { lines, makeProduct, openTill } from './pos.ts'
import { untilShown } from './quiet.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { scan } from './scanner.ts'
import { counters } from './screens.ts'
import { open, signIn } from './staff.ts'

/** In px; a browser may round half a pixel. */
const LEAST = 43.5

/** Returns the controls that are lower than 44 px, except in the rows of a list, which belong to desks, not counters. */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
    const place = dialogs.at(-1) ?? document.querySelector('main')
    const all = place?.querySelectorAll<HTMLElement>(
      'button, input, textarea, select, [role="button"], [role="tab"]',
    )
    /** Returns the element to measure: for a checkbox, its label. */
    const pressed = (element: HTMLElement) =>
      element.matches('[type="checkbox"], [type="radio"]')
        ? (element.closest('label, [class*="-root"]') ?? element)
        : element
    return [...(all ?? [])].flatMap((element) => {
      const { height, width } = pressed(element).getBoundingClientRect()
      const isShown = width > 1 && element.checkVisibility({ visibilityProperty: true })
      const isInList = element.closest('section table') !== null
      // A button that looks like a link within a text.
      const isInText = element.matches('.mantine-Anchor-root')
      if (!isShown || isInList || isInText || height >= least) return []
      const name =
        element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.innerText
      return [`${element.tagName.toLowerCase()} ${name} (${element.className}): ${Math.round(height)}`]
    })
  }, LEAST)

const scrollsBy = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return Math.max(
      ...[main, document.documentElement].map((box) => (box ? box.scrollHeight - box.clientHeight : 0)),
    )
  })

test('controls of counters are at least 44 px high, and no counter scrolls at 1366×768', async ({ page }) => {
  test.slow()
  await signIn(page)
  const wrong: Record<string, unknown> = {}
  for (const { path, title } of counters) {
    await untilShown(page, () => open(page, path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const small = await tooSmall(page)
    const scrolls = await scrollsBy(page)
    if (small.length > 0 || scrolls > 1) wrong[path] = { small, scrolls }
  }
  expect(wrong).toEqual({})
})

test('controls in the main dialog of a counter are at least 44 px high', async ({ page }) => {
  test.slow()
  await signIn(page)
  const wrong: Record<string, string[]> = {}
  const look = async (name: string) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    const small = await tooSmall(page)
    if (small.length > 0) wrong[name] = small
    await page.keyboard.press('Escape')
  }

  const [book, meal] = [await makeProduct(2, { price: 50 }), await makeProduct(3, { type: 'm' })]
  await openTill(page, 2)
  await scan(page, book.barcode)
  await expect(lines(page)).toHaveCount(1)
  for (const [key, name] of [
    ['F4', 'payment'],
    ['F6', 'search'],
    ['F7', 'edit'],
    ['F9', 'new sale'],
  ] as const) {
    await page.keyboard.press(key)
    await look(`till: ${name}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const name of ['Receipts', 'Drawer']) {
    await page.getByRole('button', { name }).click()
    await look(`till: ${name}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await openTill(page, 3)
  await scan(page, meal.barcode)
  await look('till: meal dates')

  const { roomId } = await makeBuilding()
  const held = await makeHeld([roomId('101')])
  await act(await find(page, '/payments', held.application_number), 'Bhent')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
  await look('payment of Bhent')

  const arriving = await makeNew({ from: 0, to: 1 })
  await act(await find(page, '/gate-reservations', arriving.application_number), 'Check In')
  await expect(page.getByRole('dialog').getByLabel('Satsangi Id Number')).toBeFocused()
  await look('entry at the gate')

  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(line, await monthBefore(0), house.id, 110)
  await open(page, `/electrical/profiles?houseno=${house.houseno}`)
  await act(page.getByRole('row', { name: new RegExp(house.houseno) }), 'Pay Dues')
  await look('payment of dues')
  expect(wrong).toEqual({})
})
