import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { find } from './journey.ts'
import { makeNew } from './reservation.ts'
import { signIn } from './staff.ts'

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
  remove(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
  remove(HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction'])
}

test('a browser of Windows 7 lists, opens menus, and saves', async ({ page }) => {
  await page.addInitScript(becomeOlder)
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
  await row.getByRole('button', { name: 'Manual' }).click()
  const rooms = page.getByRole('dialog', { name: 'Room Matching' })
  await rooms.getByRole('button', { name: new RegExp(`^${building.name}`) }).click()
  await expect(rooms.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
})
