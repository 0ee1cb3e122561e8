import { setTimeout as sleep } from 'node:timers/promises'
import { dayIn } from '@nivas/contract/dates.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { connect } from '../server/src/db/connection.ts'
import { fillDemo } from '../server/src/demo/index.ts'
import { runOnce, startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { atMost, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { beginning, SLOWED } from './screens.ts'
import { type Server, startServer } from './server.ts'
import { table } from './table.ts'
import '../tools/build-web.mjs'

// `npm run bench:counters`: measures, in the demo's venue with a processor slowed four times, the time from the Enter
// of a reading until the next field has the focus, and from the scan of a code at the gate until the frame with its
// verdict is drawn.

const TIMES = 30
const GOAL_MS = 50
/** The least time that a person needs between two entries, in ms. */
const PAUSE = 300

declare global {
  interface Window {
    enters: { pressed: number; drawn: number }[]
  }
}

/** Runs in the page: records when each Enter was pressed, and when the frame of its outcome was drawn. */
function noteEnters(outcome: 'focus' | 'verdict') {
  const enters: Window['enters'] = []
  window.enters = enters
  const done = () => {
    const last = enters.at(-1)
    if (last?.drawn !== 0) return
    last.drawn = -1
    requestAnimationFrame(() => setTimeout(() => Object.assign(last, { drawn: performance.now() })))
  }
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') enters.push({ pressed: timeStamp, drawn: 0 })
    },
    { capture: true },
  )
  if (outcome === 'focus') addEventListener('focusin', done, { capture: true })
  else
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const isVerdict = (node: Node) =>
        node instanceof Element && (node.matches('[data-tone]') || node.querySelector(':scope > [data-tone]'))
      if (added.some(isVerdict)) done()
    }).observe(document, { childList: true, subtree: true })
}

type Counter = {
  outcome: 'focus' | 'verdict'
  route: string
  /** Opens the form and sets the focus to the field that is typed into. */
  open: (page: Page) => Promise<void>
  typed: readonly string[]
}

/**
 * Returns the time from each Enter to its frame, in ms. The first entry, which loads the files of its outcome, does not
 * count.
 */
async function measure(browser: Browser, { origin }: Server, { outcome, route, open, typed }: Counter) {
  const context = await browser.newContext(await beginning(origin, true))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(noteEnters, outcome)
  await page.goto(`${origin}/#${route}`)
  await open(page)
  await page.waitForLoadState('networkidle')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const before = await page.evaluate(() => window.enters.length)
  for (const text of typed) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await sleep(PAUSE)
    await page.waitForFunction(() => (window.enters.at(-1)?.drawn ?? 0) > 0)
  }
  const enters = await page.evaluate((before) => window.enters.slice(before), before)
  await context.close()
  return enters.slice(1).map(({ pressed, drawn }) => drawn - pressed)
}

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_counters', { keep: false })
  const { db } = connect(url)
  await fillDemo(db, { today: dayIn('Asia/Kolkata'), now: '09:00' })
  await db.destroy()
  const server = await startServer(url)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  try {
    const { rows: parties } = await runOnce(
      url,
      `select application_number from reservations order by md5(application_number) limit ${TIMES + 1}`,
    )
    const { rows: lines } = await runOnce(
      url,
      `select l.name from electric_lines l join electric_profiles p on p.line_id = l.id
       group by l.id having count(*) > ${TIMES + 1} order by count(*) desc limit 1`,
    )
    const line = lines[0]?.name
    if (!line) throw new Error(`No line of the demo has ${TIMES + 2} houses`)
    const measured: [string, number[]][] = [
      [
        'reading, to the field of the next house',
        await measure(browser, server, {
          outcome: 'focus',
          route: '/electrical/bulk-readings',
          open: async (page) => {
            await page.getByPlaceholder('Please select Line to filter').click()
            await page.getByRole('option', { name: line, exact: true }).click()
            await page.getByRole('button', { name: 'Submit' }).click()
            await page
              .getByLabel(/^Current Reading of house/)
              .first()
              .waitFor()
          },
          typed: Array.from({ length: TIMES + 1 }, (_, at) => String(90_000 + at)),
        }),
      ],
      [
        'scan at the gate, to its verdict',
        await measure(browser, server, {
          outcome: 'verdict',
          route: '/gate-reservations',
          open: (page) => page.getByLabel('Scan reservation code, card or ticket').focus(),
          typed: parties.map(({ application_number }) => application_number),
        }),
      ],
    ]
    const nth = (times: readonly number[], part: number) =>
      times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
    const text = table(
      ['from the Enter of a', 'median, ms', 'nine of ten', 'most', 'goal'],
      measured.map(([name, times]) => [
        name,
        ...[median(times), nth(times, 0.9), Math.max(...times)].map((ms) => ms.toFixed(0)),
        String(GOAL_MS),
      ]),
    )
    console.log(text)
    writeResults(
      'Counters in the browser',
      `By \`npm run bench:counters\` on ${new Date().toISOString().slice(0, 10)}: ${machine('Chromium')}, its processor slowed ${SLOWED} times, the server on the same machine, the demo's venue.
${TIMES} of each. The till's scan has a chapter of its own.

${text}`,
    )
    printFigures(measured.map(([name, times]) => atMost(`${name}, ms in the median`, median(times), GOAL_MS)))
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await cluster.stop()
}
