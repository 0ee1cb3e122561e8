import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { open } from './staff.ts'

const early = (page: Page) => page.getByRole('textbox', { name: 'Word', exact: true })
const field = (page: Page) => page.getByRole('combobox', { name: 'Word', exact: true })

/** Opens the screen without waiting for `load`, which waits for the program. */
const begin = (page: Page, route: string) => open(page, route, { waitUntil: 'commit' })

/** Delays the program, as a slow network does; the returned function lets it load. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('a visitor whose phone still loads the dictionary', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

  test('types a word and submits it: the meaning comes with the program', async ({ page }) => {
    const come = await holdProgram(page)
    await begin(page, '/dictionary')
    await early(page).pressSequentially('सेवा')
    await page.keyboard.press('Enter')
    await expect(early(page)).toHaveValue('सेवा')
    come()
    await expect(page.getByRole('status').getByText('selfless service', { exact: true })).toBeVisible()
    await expect(field(page)).toHaveValue('सेवा')
    await expect(early(page)).toHaveCount(0)
  })

  test('gets a field without accessibility violations', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await begin(page, '/dictionary')
    await expect(early(page)).toBeVisible()
    // After a second other screens say that they load. Here the field's own form does.
    await expect(page.locator('html')).toHaveAttribute('data-late')
    await expect(page.locator('#root')).toBeHidden()
    await expectAccessible(page, 'the early field')
  })

  test('continues typing at the same cursor position when the program starts', async ({ page }) => {
    const come = await holdProgram(page)
    await begin(page, '/dictionary')
    await early(page).pressSequentially('sha')
    come()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('nti')
    await expect(field(page)).toHaveValue('shanti')
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('sees why there is no dictionary when its program cannot be fetched', async ({ page }) => {
    await page.route(/\/assets\/dictionary-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await begin(page, '/dictionary')
    await expect(page.getByText('This page could not be shown')).toBeVisible({ timeout: 30_000 })
    await expect(early(page)).toHaveCount(0)
  })
})

test('the early field is in Hindi in a Hindi browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hi-IN', serviceWorkers: 'block' })
  const page = await context.newPage()
  const come = await holdProgram(page)
  await begin(page, '/dictionary')
  await expect(page.getByRole('textbox', { name: 'शब्द', exact: true })).toBeVisible()
  await expect(page.getByText('Type a word')).toBeHidden()
  come()
  await expect(page.getByRole('combobox', { name: 'शब्द', exact: true })).toBeVisible()
  await context.close()
})

test('other screens have no early field, even when the address changes before the program starts', async ({
  page,
}) => {
  const come = await holdProgram(page)
  await begin(page, '/login')
  await expect(early(page)).toBeHidden()
  await begin(page, '/dictionary')
  await page.reload({ waitUntil: 'commit' })
  await expect(early(page)).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/login'
  })
  come()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(early(page)).toHaveCount(0)
})
