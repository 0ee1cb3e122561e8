import { addDays } from '@nivas/contract/dates.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { find, printedText } from './journey.ts'
import { office } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, signIn } from './staff.ts'

/** Removes from the page what Chrome 109 and Firefox 115 lack and `app/older-browsers.ts` adds. */
function becomeOlder() {
  const remove = (from: object, names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name)
  }
  remove(Array.prototype, ['toSorted', 'toReversed'])
  remove(String.prototype, ['isWellFormed', 'toWellFormed'])
  remove(Map, ['groupBy'])
  remove(URL, ['canParse'])
  remove(AbortSignal, ['any'])
  remove(Intl, ['Segmenter'])
  remove(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
  remove(HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction'])
}

/** Lets selectors with `:has` fail as in Firefox 115: it drops their styles, and a search by them throws. */
async function removeHas(page: Page) {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(':has(', ':unknown(')
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const names = ['querySelector', 'querySelectorAll', 'closest', 'matches'] as const
    for (const of of [Document.prototype, Element.prototype] as unknown as Record<string, unknown>[])
      for (const name of names) {
        const own = of[name] as ((selector: string) => unknown) | undefined
        if (own)
          of[name] = function (this: unknown, selector: string) {
            if (selector.includes(':has(')) throw new SyntaxError(`'${selector}' is not a valid selector`)
            return own.call(this, selector)
          }
      }
  })
}

/** Lets a press leave a button, a box or a link without the focus, as Safari does. */
function pressLikeSafari() {
  Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
  const afterAll = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('button, a, summary, [type="checkbox"], [type="radio"]')
    if (event.defaultPrevented || !pressed || pressed.hasAttribute('tabindex')) return
    event.preventDefault()
    const around = pressed.parentElement?.closest<HTMLElement>('[tabindex], dialog')
    if (around) around.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  }
  // A listener that is added now runs after the page's own, as the browser's own action does.
  const begin = () => window.addEventListener('mousedown', afterAll, { once: true })
  window.addEventListener('mousedown', begin, { capture: true })
}

/** Records which parts of the page a print would show: the paper, or the screen. */
const catchPrint = (page: Page) =>
  page.addInitScript(() => {
    window.printed = []
    window.print = () => {
      const shown = [...document.body.children].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      )
      const parts = shown.map((it) => (it.querySelector('[data-print-area]') ? 'paper' : 'screen'))
      window.printed.push(parts.join(', '))
      window.dispatchEvent(new Event('afterprint'))
    }
  })

const groundOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).backgroundColor)

test('an older browser lists, opens menus, saves, returns the focus, and prints only the paper', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(becomeOlder)
  await page.addInitScript(pressLikeSafari)
  await removeHas(page)
  await catchPrint(page)
  const { building } = await makeBuilding()
  const { application_number } = await makeNew({ people: 2 })
  await signIn(page)
  const row = await find(page, '/reservations', application_number)
  const more = row.getByRole('button', { name: /^More actions for/ })
  const menu = page.getByRole('menu')
  await more.press('Enter')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await more.click()
  await menu.getByRole('menuitem', { name: 'Edit dates and contact' }).click()
  await expect(menu).toHaveCount(0)
  const form = page.getByRole('dialog', { name: 'Edit dates and contact' })
  await form.getByLabel('Comments').fill('Near the hall')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const manual = row.getByRole('button', { name: 'Manual' })
  await manual.click()
  const rooms = page.getByRole('dialog', { name: 'Room Matching' })
  await rooms.getByRole('button', { name: new RegExp(`^${building.name}`) }).click()
  await expect(rooms.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rooms).toHaveCount(0)
  await expect(manual).toBeFocused()

  const { today } = await office(thisVenue, {})
  await open(page, `/reports/gate-entries-report?from=${addDays(today, -100)}&to=${today}`)
  const print = page.getByRole('button', { name: 'Print', exact: true, includeHidden: true })
  await expect(print).toBeEnabled()
  // The paper is laid out for a second, and the screen's buttons are not on paper.
  await page.emulateMedia({ media: 'print' })
  await print.dispatchEvent('click')
  expect(await printedText(page)).toBe('paper')
  expect(errors).toEqual([])
})

test('a browser of Windows 7 finds a word, and shows which option of an application is chosen', async ({
  page,
}) => {
  await page.addInitScript(becomeOlder)
  await removeHas(page)
  await open(page, '/dictionary')
  await page.getByRole('combobox', { name: 'Word', exact: true }).fill('satsang')
  await page.getByRole('button', { name: 'Submit Word' }).click()
  await expect(page.getByText('gathering in the company of truth')).toBeVisible()
  await open(page, '/accomodation')
  const languages = page.getByRole('radiogroup', { name: 'Language' }).locator('label')
  await expect(languages).toHaveCount(2)
  expect(await groundOf(languages.first())).not.toBe(await groundOf(languages.last()))
  await page.getByLabel('I have no ID card').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const types = page.getByRole('radiogroup', { name: 'Accommodation type' })
  await types.getByLabel('ROOM', { exact: true }).check()
  const chip = (name: string) => types.locator('[class*="choice"]', { hasText: name })
  await expect.poll(() => groundOf(chip('ROOM').last())).not.toBe(await groundOf(chip('DORMITORY').last()))
})
