import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { ofAdministrator, ofEverybody } from '../e2e/screens.ts'
import type { Server } from './server.ts'

const ROUNDS = 3
/** So many times slower than this machine is the processor of a counter's old PC. */
const SLOWED = 4
/** Nothing is done for so long, in ms: the screen is finished. */
const QUIET = 500

/**
 * A screen opened as the first thing in a browser that has nothing of ours yet: what it loads, in bytes as they are sent,
 * and when it can be used, in ms: what was asked for has come and the processor has rested.
 */
export type ScreenLoad = { route: string; scripts: number; all: number; interactive: number }

/** Runs in the page, before anything of it. */
function watchTasks() {
  const noted = { busyUntil: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.busyUntil = Math.max(noted.busyUntil, startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** When the page has what it shows and has rested since, in ms from the beginning of its loading. */
async function interactive(page: Page): Promise<number> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(async (quiet) => {
    const { noted } = window as unknown as { noted: { busyUntil: number } }
    const answered = () =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .map((one) => (one as PerformanceResourceTiming).responseEnd),
      )
    while (performance.now() - Math.max(noted.busyUntil, answered()) < quiet)
      await new Promise((resolve) => setTimeout(resolve, 50))
    return Math.max(noted.busyUntil, answered())
  }, QUIET)
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
    await page.addInitScript(watchTasks)
    await page.goto(address)
    return { ...sizes, interactive: await interactive(page) }
  } finally {
    await context.close()
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Every screen, each opened a few times by itself. */
export async function measureScreens(server: Server): Promise<ScreenLoad[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  const [name = '', value = ''] = (server.headers.cookie ?? '').split('=')
  const signedIn: BrowserContextOptions = {
    viewport: { width: 1366, height: 768 },
    // The worker would fetch every other screen meanwhile.
    serviceWorkers: 'block',
    storageState: {
      cookies: [
        {
          name,
          value,
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
  }
  const { storageState: _, ...signedOut } = signedIn
  try {
    const measured: ScreenLoad[] = []
    for (const route of ['/login', ...ofEverybody, ...ofAdministrator]) {
      const loads: Omit<ScreenLoad, 'route'>[] = []
      const options = ofAdministrator.includes(route) ? signedIn : signedOut
      for (let round = 0; round < ROUNDS; round += 1)
        loads.push(await load(browser, options, `${server.origin}/#${route}`))
      const of = (key: 'scripts' | 'all' | 'interactive') => median(loads.map((one) => one[key]))
      measured.push({ route, scripts: of('scripts'), all: of('all'), interactive: of('interactive') })
    }
    return measured
  } finally {
    await browser.close()
  }
}
