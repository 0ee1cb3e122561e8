import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { screensOfAreas } from '../web/screens.ts'
import { KEPT_KEY } from '../web/src/api/session-key.ts'
import { median } from './compare.ts'
import { serveEmptyPage } from './empty-page.ts'
import { newHeaders, type Server } from './server.ts'

const ROUNDS = 3
/** So many times slower than this machine is the processor of a counter's old PC. */
const SLOWED = 4
/** Nothing is done for so long, in ms: the screen is finished. */
const QUIET = 500

/**
 * A screen opened as the first thing in a browser that has nothing of ours yet: what it loads, in bytes as they are sent,
 * and when it can be used, in ms: what was asked for has come and the processor has rested.
 */
export type ScreenLoad = { route: string; scripts: number; all: number; interactive: number; ratio: number }

/** In the list of screens, what their times are measured against. */
const EMPTY = 'an empty page'

/**
 * When the page has what it shows, nothing is on its way, and the processor has had no task of more than 50 ms for a while:
 * the beginning of that while, in ms from the beginning of the page's loading.
 */
async function interactive(page: Page): Promise<number> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(async (quiet) => {
    const TICK = 50
    const loaded = () => performance.getEntriesByType('resource').length
    let [since, before] = [performance.now(), loaded()]
    for (let last = since; last - since < quiet; ) {
      await new Promise((resolve) => setTimeout(resolve, TICK))
      const now = performance.now()
      if (now - last > 2 * TICK || loaded() > before) [since, before] = [now, loaded()]
      last = now
    }
    // Looking began late for a page that was finished before: then the last thing that it loaded or did says when.
    const ends = performance
      .getEntries()
      .filter(({ entryType }) => ['resource', 'paint', 'navigation'].includes(entryType))
      .map(({ startTime, duration }) => startTime + duration)
    return Math.min(since, Math.max(...ends, ...(window as unknown as { ends: number[] }).ends))
  }, QUIET)
}

/** Runs in the page, before anything of it: notes when its longer tasks ended. */
function noteTasks() {
  const ends: number[] = []
  Object.assign(window, { ends })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) ends.push(startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
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
    await page.addInitScript(noteTasks)
    await page.goto(address)
    // Somebody who is not let in would be measured quickly.
    if (options.storageState) await page.getByRole('navigation').first().waitFor()
    const usable = await interactive(page)
    return { ...sizes, interactive: usable }
  } finally {
    await context.close()
  }
}

/** What a browser begins with: of somebody signed in a session of its own, since a page that opens renews it. */
async function beginning(origin: string, signedIn: boolean): Promise<BrowserContextOptions> {
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
    // The worker would fetch every other screen meanwhile.
    serviceWorkers: 'block',
    ...(signedIn && {
      storageState: {
        cookies: [{ ...cookie, domain: new URL(origin).hostname }],
        origins: [{ origin, localStorage: [{ name: KEPT_KEY, value: session[SESSION_KEY] ?? '' }] }],
      },
    }),
  }
}

type Load = Awaited<ReturnType<typeof load>>

const middle = (loads: readonly Load[], key: keyof Load) => median(loads.map((one) => one[key]))

/**
 * Every screen, each opened a few times by itself, in turns with an empty page of React and our theme: the machine's own
 * moods are in both times of a ratio.
 */
export async function measureScreens(
  { origin }: Pick<Server, 'origin'>,
  only?: readonly string[],
): Promise<ScreenLoad[]> {
  const empty = await serveEmptyPage()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  try {
    const measured: ScreenLoad[] = []
    const emptyLoads: Load[] = []
    const login = { path: '/login', isPublic: true }
    for (const { path: route, isPublic } of [login, ...(await screensOfAreas())]) {
      if (only && !only.includes(route)) continue
      const loads: Load[] = []
      const beside: Load[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const options = await beginning(origin, !isPublic)
        beside.push(await load(browser, await beginning(origin, false), empty.origin))
        loads.push(await load(browser, options, `${origin}/#${route}`))
      }
      emptyLoads.push(...beside)
      const interactive = middle(loads, 'interactive')
      const ratio = interactive / middle(beside, 'interactive')
      measured.push({
        route,
        scripts: middle(loads, 'scripts'),
        all: middle(loads, 'all'),
        interactive,
        ratio,
      })
    }
    const of = (key: keyof Load) => middle(emptyLoads, key)
    const least = {
      route: EMPTY,
      scripts: of('scripts'),
      all: of('all'),
      interactive: of('interactive'),
      ratio: 1,
    }
    return [least, ...measured]
  } finally {
    await browser.close()
    empty.stop()
  }
}
