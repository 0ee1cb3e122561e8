import { devices, expect, type Page, test } from '@playwright/test'
import { find } from './journey.ts'
import { makeNew } from './reservation.ts'
import { open, signIn } from './staff.ts'

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, userAgent, hasTouch, isMobile })

declare global {
  interface Window {
    /** The watchers that wait for Back, the uppermost last. */
    watchers: CloseWatcher[]
  }
}

/** Does what Android's Back does: asks the layer that was opened last to close, and does not change the address. */
const pressBack = (page: Page) => page.evaluate(() => window.watchers.at(-1)?.requestClose())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.watchers = []
    window.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super()
        window.watchers.push(this)
        this.addEventListener('close', () => this.#forget())
      }
      override destroy() {
        super.destroy()
        this.#forget()
      }
      #forget() {
        window.watchers = window.watchers.filter((one) => one !== this)
      }
    }
  })
  await signIn(page)
})

test('Back on a phone closes the dialog and leaves the list; with typed input it asks first', async ({
  page,
}) => {
  const { application_number } = await makeNew()
  const row = await find(page, '/reservations', application_number)
  const address = page.url()
  const form = page.getByRole('dialog', { name: 'Edit dates and contact' })
  const edit = async () => {
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit dates and contact' }).click()
    await expect(form.getByLabel('Comments')).toBeVisible()
  }
  await edit()
  await pressBack(page)
  await expect(form).toHaveCount(0)

  await edit()
  await form.getByLabel('Comments').fill('Near the lift')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await pressBack(page)
  await expect(question).toBeVisible()
  await pressBack(page)
  await expect(question).toHaveCount(0)
  await expect(form.getByLabel('Comments')).toHaveValue('Near the lift')
  // Without a touch in between, the browser no longer lets the page refuse to close.
  await pressBack(page)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Close without saving' }).click()
  await expect(form).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => window.watchers.length)).toBe(0)
})

test('Escape on a tablet’s keyboard closes a list over the dialog, and not the dialog', async ({ page }) => {
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = page.getByRole('dialog', { name: 'Add User' })
  await form.getByRole('combobox', { name: 'Roles' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
})
