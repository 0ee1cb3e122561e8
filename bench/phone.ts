import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'
import { readPairs } from '../tools/transliteration/pairs.ts'
import { startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { SLOWED } from './screens.ts'
import { startServer } from './server.ts'
import '../tools/build-web.mjs'

// npm run bench:phone: measures the dictionary on a phone: how soon its field can be used on a 3G network, and
// how long a key with its suggestions takes, both with a processor slowed four times.

const ROUNDS = 5
const WORDS = 60
/** A common 3G network: bytes a second, and the way there and back in ms. */
const NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8, latency: 300 }
const USABLE_MS = 1_500
const KEY_MS = 20

type Key = { work: number; drawn: number }

/** Runs in the page: notes for each key the time until its work was done, and until its frame was drawn. */
function noteKeys() {
  const keys: Key[] = []
  Object.assign(window, { keys })
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

/** Runs in the page: notes when the word in the field could be submitted, which needs the running program. */
function noteUsable() {
  const timer = setInterval(() => {
    const field = document.querySelector('input[role=combobox]')
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps'))) return
    Object.assign(window, { usable: performance.now() })
    clearInterval(timer)
  }, 5)
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
 * A first visit: the bytes that are sent until the field can be used, and the times, in ms; the first
 * suggestions wait for their file of a megabyte.
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
    const sent = bytes
    await page.getByRole('combobox').first().pressSequentially('seva')
    await page.getByRole('option').first().waitFor({ timeout: 60_000 })
    return page.evaluate(
      (sent) => ({
        sent,
        usable: (window as unknown as { usable: number }).usable,
        suggests: performance.now(),
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      }),
      sent,
    )
  })

/** Types words that the suggestions were not learned from, a key at a time. */
const typing = (browser: Browser, origin: string, words: readonly string[]) =>
  onPhone(browser, async (page) => {
    await page.addInitScript(noteKeys)
    await page.goto(`${origin}/#/dictionary`)
    const field = page.getByRole('combobox').first()
    await field.pressSequentially('a')
    await page.getByRole('option').first().waitFor({ timeout: 60_000 })
    await page.evaluate(() => (window as unknown as { keys: Key[] }).keys.splice(0))
    for (const word of words) {
      await field.fill('')
      await field.pressSequentially(word, { delay: 30 })
    }
    const keys = await page.evaluate(() => (window as unknown as { keys: Key[] }).keys)
    return keys.filter(({ work, drawn }) => work > 0 && drawn > 0)
  })

/** The value that this part of the values does not exceed. */
const within = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const cluster = await startCluster()
try {
  const server = await startServer(await cluster.empty('bench_phone', { keep: false }))
  const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
  try {
    const visits = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, server.origin))
    const usable = visits.map((one) => one.usable)
    const pairs = readPairs('hi-dev.tsv').filter(({ latin }) => /^[a-z]{3,12}$/.test(latin))
    const words = Array.from(
      { length: WORDS },
      (_, at) => pairs[Math.floor((at * pairs.length) / WORDS)]?.latin ?? '',
    )
    const keys = await typing(browser, server.origin, words)
    const work = keys.map((key) => key.work)
    const row = (name: string, values: readonly number[], goal: string) =>
      `| ${name} | ${median(values).toFixed(1)} | ${within(values, 0.99).toFixed(1)} | ${Math.max(...values).toFixed(1)} | ${goal} |`
    writeResults(
      'The dictionary on a phone',
      `By \`npm run bench:phone\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. Chromium as a
Pixel 5, its processor slowed ${SLOWED} times. The first visit, ${ROUNDS} times, without cached files, at 1.6 Mbit/s with 300 ms there and back: ${(median(visits.map((one) => one.sent)) / 1000).toFixed(0)} kB
are sent until the field can be used. Then ${WORDS} words that no pair was learned from, ${keys.length} keys, at the network of this machine. In ms.

| | median | 99 of 100 | most | goal |
| --- | ---: | ---: | ---: | ---: |
${row(
  'something is painted',
  visits.map((one) => one.painted),
  '',
)}
${row('the field can be used', usable, String(USABLE_MS))}
${row(
  'the first words to choose from, typed at once',
  visits.map((one) => one.suggests),
  '',
)}
${row('a key: its work, the five words in the page', work, String(KEY_MS))}
${row(
  'a key: until its frame is drawn',
  keys.map((key) => key.drawn),
  '',
)}`,
    )
    console.log(
      `usable ${median(usable).toFixed(0)} ms, a key ${median(work).toFixed(1)} ms, 99 % ${within(work, 0.99).toFixed(1)} ms`,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await cluster.stop()
}
