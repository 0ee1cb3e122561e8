import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { readPairs } from '../tools/transliteration/pairs.ts'
import { startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { atMost, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { SLOWED } from './screens.ts'
import { startServer } from './server.ts'
import { table } from './table.ts'
import '../tools/build-web.mjs'

// `npm run bench:phone`: measures the dictionary on a phone with a processor slowed four times: the time until its
// field can be used on a 3G network, and the time that a key with its suggestions takes.

const ROUNDS = 5
const WORDS = 60
/** A common 3G network, in bytes per second, with the round-trip time in ms. */
const NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8, latency: 300 }
const USABLE_MS = 1_500
const KEY_MS = 20

type Key = { work: number; drawn: number }

declare global {
  interface Window {
    keys: Key[]
    usable: number
    running: number
  }
}

/** Runs in the page: records for each key the time until its work was done, and until its frame was drawn. */
function noteKeys() {
  const keys: Key[] = []
  window.keys = keys
  addEventListener(
    'keydown',
    () => {
      const begun = performance.now()
      const key: Key = { work: 0, drawn: 0 }
      keys.push(key)
      addEventListener(
        'input',
        () => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            key.work = performance.now() - begun
          }
          port2.postMessage(null)
          requestAnimationFrame(() =>
            setTimeout(() => {
              key.drawn = performance.now() - begun
            }),
          )
        },
        { capture: true, once: true },
      )
    },
    { capture: true },
  )
}

/**
 * Runs in the page: records when a word can be typed and submitted in the field that comes with the page (`usable`),
 * and when the program that answers it runs (`running`).
 */
function noteUsable() {
  const timer = setInterval(() => {
    const early = document.querySelector('.early input')
    if (early && early.getBoundingClientRect().height > 0 && !('usable' in window))
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { usable: performance.now() })))
    const field = document.querySelector('input[role=combobox]')
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps'))) return
    window.running = performance.now()
    clearInterval(timer)
  }, 5)
}

/**
 * Runs in the page: passes the words, one key at a time, directly to the transliteration; returns the durations in ms.
 */
async function timeSuggestions(words: readonly string[]): Promise<number[]> {
  const file = performance.getEntriesByType('resource').find(({ name }) => /\/load-[^/]+\.js$/.test(name))
  const { loadSuggest } = await import(file?.name ?? '')
  const suggest = await loadSuggest()
  const times: number[] = []
  for (const word of words)
    for (let end = 1; end <= word.length; end += 1) {
      const begun = performance.now()
      suggest(word.slice(0, end), 5)
      times.push(performance.now() - begun)
    }
  return times
}

async function onPhone<T>(browser: Browser, measure: (page: Page, devtools: CDPSession) => Promise<T>) {
  const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await devtools.send('Network.enable')
    return await measure(page, devtools)
  } finally {
    await context.close()
  }
}

/**
 * Makes a first visit; returns the bytes that are sent until the program runs, and the times of its events in ms. The
 * first suggestions wait for their file of a megabyte.
 */
const visit = (browser: Browser, origin: string) =>
  onPhone(browser, async (page, devtools) => {
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
    await page.addInitScript(noteUsable)
    await page.goto(`${origin}/#/dictionary`, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'usable' in window)
    // Letters that are typed before the program runs must appear in its field.
    await page.locator('.early input').pressSequentially('se')
    await page.waitForFunction(() => 'running' in window)
    const sent = bytes
    await page.keyboard.type('va')
    if ((await page.getByRole('combobox').inputValue()) !== 'seva') throw new Error('A letter was lost')
    await page.getByRole('option').first().waitFor({ timeout: 60_000 })
    return page.evaluate(
      (sent) => ({
        sent,
        usable: window.usable,
        running: window.running,
        suggests: performance.now(),
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      }),
      sent,
    )
  })

/** Types words that are not in the training data of the suggestions, one key at a time; returns the durations in ms. */
const typing = (browser: Browser, origin: string, words: readonly string[]) =>
  onPhone(browser, async (page) => {
    await page.addInitScript(noteKeys)
    await page.goto(`${origin}/#/dictionary`)
    const field = page.getByRole('combobox').first()
    await field.pressSequentially('a')
    await page.getByRole('option').first().waitFor({ timeout: 60_000 })
    await page.evaluate(() => window.keys.splice(0))
    for (const word of words) {
      await field.fill('')
      await field.pressSequentially(word, { delay: 30 })
    }
    const keys = await page.evaluate(() => window.keys)
    const suggesting = await page.evaluate(timeSuggestions, words)
    return { keys: keys.filter(({ work, drawn }) => work > 0 && drawn > 0), suggesting }
  })

/** Returns the value that this share of the values does not exceed. */
const within = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const cluster = await startCluster()
try {
  const server = await startServer(await cluster.empty('bench_phone', { keep: false }))
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, server.origin))
    const usable = visits.map((one) => one.usable)
    const pairs = readPairs('hi-dev.tsv').filter(({ latin }) => /^[a-z]{3,12}$/.test(latin))
    const words = Array.from(
      { length: WORDS },
      (_, at) => pairs[Math.floor((at * pairs.length) / WORDS)]?.latin ?? '',
    )
    const { keys, suggesting } = await typing(browser, server.origin, words)
    const work = keys.map((key) => key.work)
    const row = (name: string, values: readonly number[], goal = '') => [
      name,
      ...[median(values), within(values, 0.99), Math.max(...values)].map((value) => value.toFixed(1)),
      goal,
    ]
    const seen = (of: (one: (typeof visits)[number]) => number) => visits.map(of)
    const figures = table(
      ['', 'median', '99 of 100', 'most', 'goal'],
      [
        row(
          'something is painted',
          seen((one) => one.painted),
        ),
        row('a word can be typed and submitted', usable, String(USABLE_MS)),
        row(
          'the program runs, which answers it',
          seen((one) => one.running),
        ),
        row(
          'the first words to choose from, typed at once',
          seen((one) => one.suggests),
        ),
        row('a key: the transliteration alone', suggesting, String(KEY_MS)),
        row('a key: its work, the five words in the page', work, String(KEY_MS)),
        row(
          'a key: until its frame is drawn',
          keys.map((key) => key.drawn),
        ),
      ],
    )
    writeResults(
      'The dictionary on a phone',
      `By \`npm run bench:phone\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. Chromium as a
Pixel 5, its processor slowed ${SLOWED} times. The first visit, ${ROUNDS} times, without cached files, at 1.6 Mbit/s with 300 ms there and back: ${(median(visits.map((one) => one.sent)) / 1000).toFixed(0)} kB
are sent until the program runs. Then ${WORDS} words that no pair was learned from, ${keys.length} keys, at the network of this machine. In ms.

${figures}`,
    )
    console.log(figures)
    printFigures([
      atMost('a word can be typed and submitted, ms', median(usable), USABLE_MS),
      atMost('a key, the transliteration alone, ms', median(suggesting), KEY_MS),
      atMost('a key, until its words are in the page, ms', median(work), KEY_MS),
    ])
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await cluster.stop()
}
