import { access } from '@nivas/contract/access/calls.ts'
import { passwordNeeded } from '@nivas/contract/access/confirm.ts'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { say } from '@nivas/contract/texts.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { STORAGE_KEY } from '../web/src/api/session-key.ts'
import { forgetRequests } from './quiet.ts'
import { answerOnce } from './routes.ts'

export const administrator = { email: 'admin@example.org', password: 'correct horse battery' }

/** Matches a line with the e-mail and password of a demo user, which the server prints once. */
const signInLine = /^ {2}(\S+@nivas\.local) +(\S+)/

/** Stores the passwords of the demo's staff for the journeys, which run in separate processes. */
export function storeStaff(printed: readonly string[]) {
  const pairs = printed.map((line) => signInLine.exec(line)?.slice(1)).filter((pair) => pair !== undefined)
  process.env.NIVAS_STAFF = JSON.stringify(Object.fromEntries(pairs))
}

/**
 * Returns a user of the demo's staff: one for each predefined role. Journeys in Hindi use them, journeys in English
 * the administrator.
 */
export function staff(mailbox: 'desk' | 'cashier' | 'gate' | 'accommodation' | 'books' | 'reports') {
  const email = `${mailbox}@nivas.local`
  const passwords: Record<string, string> = JSON.parse(process.env.NIVAS_STAFF ?? '{}')
  return { email, password: passwords[email] ?? '' }
}

const origin = () => process.env.NIVAS_ORIGIN ?? 'http://127.0.0.1:3000'

/** Opens a screen by its hash route. */
export const open = (page: Page, route: string, options?: Parameters<Page['goto']>[1]) =>
  page.goto(`${origin()}/#${route}`, options)

/** Signs in by a call, because most journeys need no sign-in screen. The page shows no screen until `open`. */
export async function signIn(page: Page, who = administrator) {
  await page.goto(`${origin()}/api/health/live`)
  const response = await page.request.post(origin() + requestParts(access.login, who).path, {
    headers: { 'x-requested-with': 'test' },
    data: who,
  })
  expect(response.ok(), await response.text()).toBe(true)
  const key = response.headers()[SESSION_KEY.toLowerCase()] ?? ''
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [STORAGE_KEY, key] as const)
}

/** When the session was renewed (`web/src/app/renewal.ts`): a page that does not know it renews it after some seconds. */
const RENEWED = 'nivas.session-renewed'

/**
 * Resets a page to that of a new browser that is signed in as before, so that the next step of a journey does not
 * depend on the previous one. Its scripts are compiled already, which a new journey would have to repeat (decision
 * 0260). The size of the page, its clock and its scripts of `addInitScript` stay.
 */
export async function startAnew(page: Page) {
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  forgetRequests(page)
  await page.goto(`${origin()}/api/health/live`)
  await page.evaluate(
    async (kept) => {
      for (const name of Object.keys(localStorage)) if (!kept.includes(name)) localStorage.removeItem(name)
      sessionStorage.clear()
      for (const name of await caches.keys()) await caches.delete(name)
      for (const { name = '' } of await indexedDB.databases())
        await new Promise((done) => {
          const deleting = indexedDB.deleteDatabase(name)
          deleting.onsuccess = done
          deleting.onerror = done
          // The database is deleted once the previous page has closed it; the next page to open it waits for that.
          deleting.onblocked = done
        })
    },
    [STORAGE_KEY, RENEWED],
  )
}

/** Signs in by keyboard, as staff at a counter do. */
export async function signInByKeyboard(page: Page, who = administrator) {
  await open(page, '/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(who.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(who.password)
  await page.keyboard.press('Enter')
  // The shell, which hears shortcuts, is loaded after the sign-in.
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
}

/** Signs in a user who reads Hindi from then on. */
export async function signInHindi(page: Page, mailbox: Parameters<typeof staff>[0]) {
  await page.context().clearCookies()
  await signIn(page, staff(mailbox))
  await send(page, access.setLanguage, { language: 'hi' })
}

/** Signs in the administrator and switches only this page to Hindi: other journeys use English. */
export async function signInAdministratorHindi(page: Page) {
  await page.context().clearCookies()
  await signIn(page)
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const { data, ...body } = (await response.json()) as Success<typeof access.currentUser>
    await route.fulfill({ response, json: { ...body, data: { ...data, language: 'hi' } } })
  })
}

/**
 * Makes the server answer the next call to these addresses as if 15 minutes had passed: it asks for the
 * password again.
 */
export const passwordIsNeeded = (page: Page, addresses: string) =>
  answerOnce(page, addresses, (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, message: passwordNeeded, text: say(passwordNeeded) },
    }),
  )

/** Returns the header with the session key of a page's browser; the browser adds the cookie itself. */
export async function sessionKey(page: Page): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState()
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === STORAGE_KEY)
  return stored ? { [SESSION_KEY]: stored.value } : {}
}

/** The keys of sessions that were started by a call, without a page. */
const keys = new WeakMap<APIRequestContext, string>()

async function keyOf(from: Page | { request: APIRequestContext }): Promise<Record<string, string>> {
  if ('context' in from) return sessionKey(from)
  const key = keys.get(from.request)
  return key ? { [SESSION_KEY]: key } : {}
}

/** Makes a call with the session of a page, or of earlier calls, to prepare or check data of a journey. */
export async function send<C extends Call>(
  from: Page | { request: APIRequestContext },
  call: C,
  fields: Request<C>,
): Promise<Success<C>> {
  const { path, body, file } = requestParts(call, fields as Record<string, unknown>)
  const response = await from.request.fetch(origin() + path, {
    method: call.method,
    headers: {
      'x-requested-with': 'test',
      ...(await keyOf(from)),
      ...(file && { 'content-type': file.type }),
    },
    ...(body && { data: body }),
    ...(file && { data: Buffer.from(await file.arrayBuffer()) }),
  })
  const key = response.headers()[SESSION_KEY.toLowerCase()]
  if (key) keys.set(from.request, key)
  if (!response.ok()) throw new Error(`${call.method} ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}
