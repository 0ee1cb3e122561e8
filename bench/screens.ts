import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { screensOfAreas } from '../web/screens.ts'
import { STORAGE_KEY } from '../web/src/api/session-key.ts'
import { median } from './compare.ts'
import { serveEmptyPage } from './empty-page.ts'
import { newHeaders, type Server } from './server.ts'

const ROUNDS = 3
/** The factor by which the processor is slowed, as for an old PC at a counter. */
export const SLOWED = 4
/** The idle time, in ms, after which a screen counts as finished. */
const QUIET = 500

/**
 * The load of a screen that a browser opens first: the bytes that are sent without cached files, and the time in ms
 * until the screen is usable, without cached files (`interactive`) and with them, as at a counter in the morning
 * (`again`).
 */
export type ScreenLoad = {
  route: string
  scripts: number
  all: number
  interactive: number
  again: number
  /** The ratios of these times to those of an empty page. */
  ratio: number
  ratioAgain: number
}

/** The name of the reference page in the list of screens. */
const EMPTY = 'an empty page'

/** The beginning and the end of a request, a painting or a task of more than 50 ms, in ms. */
type Work = [begun: number, ended: number]

declare global {
  /** The values that the page records for the measurement: its longer tasks, and when its content was first shown. */
  interface Window {
    tasks: Work[]
    shown?: number
  }
}

/** Runs in the page: waits until it is usable, as `interactive` describes. */
async function untilQuiet(quiet: number, signedIn: boolean): Promise<number> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  while (window.shown === undefined) {
    if (performance.now() > 30_000) throw new Error('The page shows no heading')
    await wait(100)
  }
  const kinds = ['resource', 'paint', 'navigation']
  for (;;) {
    const requests = performance
      .getEntries()
      .filter(({ entryType }) => kinds.includes(entryType))
      .map(({ startTime, duration }): Work => [startTime, startTime + duration])
    let last = window.shown
    const isDone = [...requests, ...window.tasks]
      .sort(([one], [other]) => one - other)
      .some(([begun, ended]) => {
        if (begun - last >= quiet) return true
        last = Math.max(last, ended)
        return false
      })
    if (isDone || performance.now() - last >= quiet) {
      if (signedIn && !document.querySelector('nav')) throw new Error('The page has refused the user')
      return last
    }
    await wait(100)
  }
}

/**
 * Returns the time at which the page becomes usable, in ms from the beginning of its loading: its content is shown, no
 * request is under way, and the processor has no task of more than 50 ms for `QUIET` ms. Later work does not count: it
 * fetches answers that screens need without a network. The waiting runs in the page, because Playwright's locators
 * would cause layouts, which would be measured too.
 */
async function interactive(page: Page, devtools: CDPSession, signedIn: boolean): Promise<number> {
  // A live board reads a stream that never ends, so this may time out.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  const expression = `(${untilQuiet})(${QUIET}, ${signedIn})`
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** Runs in the page before its own code: records its longer tasks, and when its content is first shown. */
function noteWork() {
  const tasks: Work[] = []
  window.tasks = tasks
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, startTime + duration])
  }).observe({ type: 'longtask', buffered: true })
  const content = new MutationObserver(() => {
    if (!document.querySelector('#root h1')) return
    window.shown = performance.now()
    content.disconnect()
  })
  content.observe(document, { childList: true, subtree: true })
}

async function load(browser: Browser, options: BrowserContextOptions, address: string) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await devtools.send('Network.enable')
    const sizes = { scripts: 0, all: 0 }
    const scripts = new Set<string>()
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.all += encodedDataLength
      if (scripts.has(requestId)) sizes.scripts += encodedDataLength
    })
    await page.addInitScript(noteWork)
    await page.goto(address)
    // A page that refuses the user would seem fast, so the waiting checks that the user is signed in.
    const signedIn = options.storageState !== undefined
    const usable = await interactive(page, devtools, signedIn)
    const { scripts: sent, all } = sizes
    await page.goto('about:blank')
    await page.goto(address)
    return { scripts: sent, all, interactive: usable, again: await interactive(page, devtools, signedIn) }
  } finally {
    await context.close()
  }
}

/**
 * Returns the initial state of a browser. A signed-in user needs a new session, because each page that opens renews the
 * session.
 */
export async function beginning(origin: string, signedIn: boolean): Promise<BrowserContextOptions> {
  const session = signedIn ? await newHeaders(origin) : {}
  const [name = '', value = ''] = session.cookie?.split('=') ?? []
  const cookie = {
    name,
    value,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return {
    viewport: { width: 1366, height: 768 },
    // The service worker would load every other screen during the measurement.
    serviceWorkers: 'block',
    ...(signedIn && {
      storageState: {
        cookies: [{ ...cookie, domain: new URL(origin).hostname }],
        origins: [{ origin, localStorage: [{ name: STORAGE_KEY, value: session[SESSION_KEY] ?? '' }] }],
      },
    }),
  }
}

type Load = Awaited<ReturnType<typeof load>>

/** Returns the median of the ratios of the rounds, because other load on the machine slows both loads of a round. */
const ratioOf = (loads: readonly Load[], beside: readonly Load[], key: 'interactive' | 'again') =>
  median(loads.map((one, round) => one[key] / (beside[round]?.[key] ?? Number.NaN)))

const middle = (loads: readonly Load[], key: keyof Load) => median(loads.map((one) => one[key]))

/** Loads a page and the empty page in turns. */
async function loadBoth(
  browser: Browser,
  origin: string,
  emptyOrigin: string,
  { path, isPublic }: { path: string; isPublic: boolean },
): Promise<{ loads: Load[]; beside: Load[] }> {
  const loads: Load[] = []
  const beside: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const options = await beginning(origin, !isPublic)
    beside.push(await load(browser, await beginning(origin, false), emptyOrigin))
    loads.push(await load(browser, options, `${origin}/#${path}`))
  }
  return { loads, beside }
}

/**
 * Measures every screen several times, in turns with an empty page of React and our theme, so that variations of the
 * machine affect both times of a ratio. A screen that fails has no values and does not affect the other screens.
 */
export async function measureScreens(
  { origin }: Pick<Server, 'origin'>,
  only?: readonly string[],
): Promise<ScreenLoad[]> {
  const screens = [{ path: '/login', isPublic: true }, ...(await screensOfAreas())]
  const unknown = only?.find((route) => !screens.some(({ path }) => path === route))
  if (unknown) throw new Error(`There is no screen ${unknown}`)
  const empty = await serveEmptyPage()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  try {
    const measured: ScreenLoad[] = []
    const emptyLoads: Load[] = []
    for (const screen of screens) {
      const route = screen.path
      if (only && !only.includes(route)) continue
      const { loads, beside } = await loadBoth(browser, origin, empty.origin, screen).catch(
        (error: unknown) => {
          console.error(route, error)
          return { loads: [], beside: [] }
        },
      )
      emptyLoads.push(...beside)
      const [interactive, again] = [middle(loads, 'interactive'), middle(loads, 'again')]
      console.log(`${route}: usable after ${interactive.toFixed(0)} ms`)
      measured.push({
        route,
        scripts: middle(loads, 'scripts'),
        all: middle(loads, 'all'),
        interactive,
        again,
        ratio: ratioOf(loads, beside, 'interactive'),
        ratioAgain: ratioOf(loads, beside, 'again'),
      })
    }
    const of = (key: keyof Load) => middle(emptyLoads, key)
    const least = {
      route: EMPTY,
      scripts: of('scripts'),
      all: of('all'),
      interactive: of('interactive'),
      again: of('again'),
      ratio: 1,
      ratioAgain: 1,
    }
    return [least, ...measured]
  } finally {
    await browser.close()
    empty.stop()
  }
}
