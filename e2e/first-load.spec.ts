import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test'
import type { FilesOfScreens } from '../web/files-of-screens.ts'
import { screens } from './screens.ts'
import { open, signIn } from './staff.ts'

/** The maximum of JavaScript that a screen loads before it can be used, in bytes as sent, with headers. */
const most = {
  public: {
    '/login': 180_000,
    '/accomodation': 220_000,
    '/application-status': 220_000,
    '/dictionary': 150_000,
    '/vaccination/verify': 220_000,
  },
  staff: {
    '/dashboard': 215_000,
    // Lists load no code of forms (decision 0288).
    '/reservations': 228_000,
    '/payments': 232_000,
    '/room-chart': 256_000,
    '/accomodation-reservations': 240_000,
    '/users': 216_000,
    '/electrical/profiles': 222_000,
    '/cash/journal': 229_000,
    '/audit': 272_000,
    // It has the choice of the gate, as the counters do.
    '/gate-reservations': 300_000,
    '/gate-visitor-entry': 300_000,
    '/non-satsangi-entry': 300_000,
    '/gate-security': 300_000,
    '/gate-waiting': 300_000,
  },
} as const

/**
 * Stops the clock by which a page notices that it is idle and may fetch what it does not need at first
 * (`api/urgent.ts`): on a busy machine that happens while the screen is still being rendered.
 */
const neverAtRest = () => {
  performance.now = () => 0
}

/** Opens a screen in a browser with an empty cache, and returns the size of the scripts that it received. */
async function sentFor(browser: Browser, route: string, options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await page.addInitScript(neverAtRest)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Set<string>()
  let sent = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sent += encodedDataLength
  })
  await open(page, route)
  // A visitor without a session receives little, and no navigation.
  if (options.storageState) await page.getByRole('navigation').first().waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  return sent
}

for (const [route, bytes] of Object.entries(most.public))
  test(`${route} sends at most ${bytes / 1000} kB of JavaScript`, async ({ browser }) => {
    const sent = await sentFor(browser, route, {})
    console.log(`${route}: ${(sent / 1000).toFixed(1)} kB of JavaScript were sent`)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(bytes)
  })

for (const [route, bytes] of Object.entries(most.staff))
  test(`${route} sends at most ${bytes / 1000} kB of JavaScript`, async ({ browser, page }) => {
    await signIn(page)
    const storageState = await page.context().storageState()
    // Only one page at a time may use the session, because a page that opens renews it.
    await page.close()
    const sent = await sentFor(browser, route, { storageState })
    console.log(`${route}: ${(sent / 1000).toFixed(1)} kB of JavaScript were sent`)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(bytes)
  })

test('the page has the list of files of every screen', async ({ request }) => {
  // `start.js` requests no files for an address with parameters.
  const fixed = screens.map(({ path }) => path).filter((path) => /^[a-zA-Z/-]+$/.test(path))
  const page = await (await request.get(`${process.env.NIVAS_ORIGIN}/`)).text()
  const [, lists = '{}'] = /id="files">(.*?)<\/script>/.exec(page) ?? []
  const { public: ofPublic, staff } = JSON.parse(lists) as FilesOfScreens
  const missing = fixed.filter((path) => !(ofPublic[path.slice(1)] ?? staff[path.slice(1)])?.length)
  expect(missing).toEqual([])
})

/** Returns the file that a message of the console names. */
const fileIn = (message: string) => /\/assets\/[^' ]+/.exec(message)?.[0]

test('a page that the worker serves uses every file that it preloads', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signIn(page)
  await open(page, '/users')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const messages: string[] = []
  page.on('console', (message) => /preload/.test(message.text()) && messages.push(message.text()))
  await page.goto('about:blank')
  await open(page, '/users')
  await page.getByRole('row').nth(2).waitFor()
  // Some seconds after the page has loaded, Chromium reports which files it has not used.
  await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 20_000 }).toBeGreaterThan(8_000)
  // On a busy machine Playwright's isolated world requests a file first: Chromium then fetches it beside its preload.
  const ofPlaywright = messages.filter((text) => text.includes('cross-world')).map(fileIn)
  expect(messages.filter((text) => !ofPlaywright.includes(fileIn(text)))).toEqual([])
  await context.close()
})

test('the page and the worker have their policy in every compression, and the files of a page have none', async ({
  request,
}) => {
  const origin = process.env.NIVAS_ORIGIN ?? ''
  const policyOf = async (path: string, encoding: string) => {
    const response = await request.get(origin + path, { headers: { 'accept-encoding': encoding } })
    expect(response.ok()).toBe(true)
    return response.headers()['content-security-policy']
  }
  for (const encoding of ['br', 'gzip', 'identity']) {
    for (const path of ['/', '/index.html', '/worker.js'])
      expect(await policyOf(path, encoding)).toContain("script-src 'self'")
    for (const path of ['/formats.js', '/mark.svg']) expect(await policyOf(path, encoding)).toBeUndefined()
  }
})

test('a file of the build is the same in every compression, and cached for ever', async ({ request }) => {
  const origin = process.env.NIVAS_ORIGIN ?? ''
  const page = await (await request.get(`${origin}/`)).text()
  for (const kind of ['js', 'css', 'woff2']) {
    const [name = ''] = new RegExp(`[\\w.-]+-[\\w-]{8}\\.${kind}`).exec(page) ?? []
    const path = `/assets/${name}`
    const sent = async (encoding: string) => {
      const response = await request.get(origin + path, { headers: { 'accept-encoding': encoding } })
      const { 'cache-control': caching, 'content-type': type, ...headers } = response.headers()
      expect(headers['content-security-policy']).toBeUndefined()
      return { type, caching, used: headers['content-encoding'], text: await response.text() }
    }
    const plain = await sent('identity')
    expect(plain).toMatchObject({ caching: 'max-age=31536000, immutable', used: undefined })
    const compressed = kind !== 'woff2'
    expect(await sent('gzip, deflate, br')).toEqual({ ...plain, used: compressed ? 'br' : undefined })
    expect(await sent('gzip, deflate')).toEqual({ ...plain, used: compressed ? 'gzip' : undefined })
    expect(await sent('br;q=0, gzip;q=1')).toMatchObject({
      used: compressed ? 'gzip' : undefined,
      text: plain.text,
    })
  }
  for (const path of ['/assets/none.js', '/assets/..%2f..%2fpackage.js', '/assets/../../package.js'])
    expect((await request.get(origin + path)).status(), path).toBe(404)
})

test('the script in the page is permitted by its policy, runs before the program and requests the session and the venue', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const first = () => asked.filter((path) => path === '/api/auth/user' || path === '/api/venue').sort()
  await signIn(page)
  await page.goto('about:blank')
  asked.length = 0
  await open(page, '/users')
  await page.getByRole('row').nth(2).waitFor()
  // The program takes these answers and does not request them again.
  expect(first()).toEqual(['/api/auth/user', '/api/venue'])
  await page.goto('about:blank')
  await page.route('**/assets/**', (route) => route.abort())
  asked.length = 0
  await page.goto(`${process.env.NIVAS_ORIGIN}/#/users`)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  expect(first()).toEqual(['/api/auth/user', '/api/venue'])
})
