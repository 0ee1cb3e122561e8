import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { openTill } from '../e2e/pos.ts'
import { typeCode } from '../e2e/scanner.ts'
import { runOnce, startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { atMost, printFigures } from './figures.ts'
import { fillShops } from './fill-pos.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { beginning, SLOWED } from './screens.ts'
import { type Server, startServer } from './server.ts'
import '../tools/build-web.mjs'

// `npm run bench:scan`: measures the time from the Enter of a scan to the line on the screen of a till, with ten
// thousand books in its catalogue and a processor slowed four times. `-- keep` uses the shops of the last `bench:pos`.

const keep = process.argv.includes('keep')
const TICKETS = 100_000
const SCANS = 40
const GOAL_MS = 50

/** In ms: the time between two scans of a quick hand (`PAUSE`), and the time after which a scan counts as lost. */
const PAUSE = 250
const LONGEST = 30_000

declare global {
  interface Window {
    scans: { pressed: number; drawn: number }[]
  }
}

/** Runs in the page: records when each Enter was pressed, and when the frame with its line was drawn. */
function noteScans() {
  const scans: Window['scans'] = []
  window.scans = scans
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') scans.push({ pressed: timeStamp, drawn: 0 })
    },
    { capture: true },
  )
  new MutationObserver(() => {
    const last = scans.at(-1)
    const shown = document.querySelectorAll('table[aria-label="Ticket lines"] tbody tr').length
    if (last?.drawn !== 0 || shown !== scans.length) return
    last.drawn = -1
    requestAnimationFrame(() => setTimeout(() => Object.assign(last, { drawn: performance.now() })))
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Waits for the line of a scan. Asks the page rarely, and only for a number, because a search by role reads the whole
 * page and would be measured with the scan.
 */
async function drawn(page: Page, at: number): Promise<void> {
  const seen = () => page.evaluate((at) => (window.scans[at]?.drawn ?? 0) > 0, at)
  const until = Date.now() + LONGEST
  for (await sleep(PAUSE); !(await seen()); await sleep(PAUSE)) {
    if (Date.now() < until) continue
    const shown = await page.evaluate(() => document.querySelector('main')?.textContent)
    throw new Error(`Scan ${at + 1} has no line. The till shows:\n${shown}`)
  }
}

async function measureScans(browser: Browser, { origin }: Server, barcodes: readonly string[]) {
  const context = await browser.newContext(await beginning(origin, true))
  const page: Page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(noteScans)
  await openTill(page, 2, origin)
  await page.waitForLoadState('networkidle')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  for (const [at, barcode] of barcodes.entries()) {
    await typeCode(page, barcode)
    await drawn(page, at)
  }
  const times = await page.evaluate(() => window.scans.map(({ pressed, drawn }) => drawn - pressed))
  await context.close()
  return times.filter((ms) => ms > 0)
}

const cluster = await startCluster()
try {
  const url = await cluster.empty(`bench_pos_${TICKETS}`, { keep })
  const admin = new URL(url)
  admin.username = 'postgres'
  if (!keep) await fillShops(admin.href, TICKETS)
  const { rows } = await runOnce(
    url,
    `select barcode from pos_products p join pos_categories c on c.id = p.category_id
     where p.systemid = 2 and p.is_enabled and c.type is null order by md5(barcode) limit ${SCANS}`,
  )
  const server = await startServer(url)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  try {
    const times = await measureScans(
      browser,
      server,
      rows.map(({ barcode }) => barcode),
    )
    const sorted = times.toSorted((a, b) => a - b)
    const line = `${median(times).toFixed(0)} ms in the median, ${sorted[Math.floor(sorted.length * 0.9)]?.toFixed(0)} in nine of ten, ${sorted.at(-1)?.toFixed(0)} at most (${times.length} scans; goal ${GOAL_MS})`
    console.log(line)
    writeResults(
      'From a scan to its line',
      `By \`npm run bench:scan\` on ${new Date().toISOString().slice(0, 10)}: ${machine('Chromium')}, its processor slowed ${SLOWED} times, 10,800 books in the
catalogue. From the Enter of a scan to the frame that shows its line: ${line}.`,
    )
    printFigures([atMost('from a scan to its line, ms in the median', median(times), GOAL_MS)])
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await cluster.stop()
}
