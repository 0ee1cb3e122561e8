import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { areas } from '../web/src/app/areas.ts'
import base from '../web/src/languages/hi.ts'
import type { Translations } from '../web/src/languages/texts.ts'
import { makeBuilding } from './building.ts'
import { open, signIn, signInAdministratorHindi } from './staff.ts'
import { makeUser } from './user.ts'

const catalogues: [name: string, texts: Translations][] = [
  ['every screen', base],
  ...(await Promise.all(
    areas.map(
      async ({ name, hindi: [own] }): Promise<[string, Translations]> => [
        name,
        own ? (await own()).default : {},
      ],
    ),
  )),
]

/** The manifests name screens and figures in both languages. */
const titles = areas.flatMap(({ routes, figures = {} }) => [...routes, ...Object.values(figures)])

/** For each catalogue a Hindi text that only its script contains: a long one that is not a part of another text. */
const signs = catalogues.map(([name, texts]) => {
  const others = new Set([
    ...titles.map(({ hindi }) => hindi),
    ...catalogues.flatMap(([other, its]) => (other === name ? [] : Object.values(its))),
  ])
  const [own] = Object.values(texts)
    .filter((text) => text !== undefined && !others.has(text) && !/['"`\\{]/.test(text))
    .sort((one = '', other = '') => other.length - one.length)
  return { name, own: own ?? `${name} has no text of its own` }
})

/** Records the catalogues whose scripts the page fetches from now on. */
function catalogueWatch(page: Page) {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return async () => {
    const code = (await Promise.all(scripts)).join('\n')
    return signs.filter(({ own }) => code.includes(own)).map(({ name }) => name)
  }
}

test('a browser in English fetches no Hindi', async ({ page }) => {
  const fetched = catalogueWatch(page)
  await signIn(page)
  for (const [path, title] of [
    ['/buildings', 'Buildings'],
    ['/plan-event', 'Plan an event'],
    ['/reservations', 'Reservations'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  expect(await fetched()).toEqual([])
})

test('a browser in Hindi fetches only the texts of the areas that it opens', async ({ page }) => {
  await signInAdministratorHindi(page)
  await page.goto('about:blank')
  const fetched = catalogueWatch(page)
  await open(page, '/buildings')
  await expect(page.getByRole('heading', { level: 1, name: 'भवन' })).toBeVisible()
  expect(await fetched()).toEqual(['every screen', 'venue'])
  await open(page, '/import')
  await expect(page.getByRole('heading', { level: 1, name: 'आयात' })).toBeVisible()
  expect(await fetched()).toEqual(['every screen', 'venue', 'imports'])
})

test('a new user with a Hindi browser keeps Hindi after the first sign-in, in every browser', async ({
  browser,
}) => {
  const who = await makeUser('bhent')
  const inHindi = (page: Page) => expect(page.getByRole('button', { name: /के नाम से लॉगिन है$/ })).toBeVisible()
  const phone = await (await browser.newContext({ locale: 'hi-IN' })).newPage()
  await open(phone, '/login')
  await phone.getByLabel('ईमेल').fill(who.email)
  await phone.getByLabel('पासवर्ड', { exact: true }).fill(who.password)
  const stored = phone.waitForResponse('**/api/auth/language')
  await phone.keyboard.press('Enter')
  expect((await stored).ok()).toBe(true)
  await inHindi(phone)
  await phone.context().close()

  const counter = await (await browser.newContext({ locale: 'en-IN' })).newPage()
  await signIn(counter, who)
  await open(counter, '/account')
  await inHindi(counter)
  await counter.context().close()
})

test('the audit, which names calls of every area, is in Hindi from its first rendering', async ({ page }) => {
  await makeBuilding()
  await signInAdministratorHindi(page)
  await page.route(/\/assets\/hi-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await open(page, '/audit?area=venue')
  await page.getByRole('row').nth(1).waitFor()
  const drawn = await page.getByRole('table').innerText()
  expect(drawn).toContain('कमरे')
  const summaries = Object.values(venue).map(({ summary }) => summary)
  expect(summaries.filter((summary) => drawn.includes(summary))).toEqual([])
  await page
    .getByRole('button', { name: /का विवरण$/ })
    .first()
    .click()
  const sent = page.getByRole('table', { name: 'क्या भेजा गया' })
  await expect(sent.getByRole('row').nth(1)).toBeVisible()
  // The audit shows labels of the forms, not the names of fields.
  for (const label of await sent.locator('tbody td:first-child').allInnerTexts())
    expect(label).toMatch(/[\u0900-\u097F]/)
})
