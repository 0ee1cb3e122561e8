// `npm run bench:offline`: makes a thousand entries at a gate without a server, in a real browser, and kills and
// restarts the server while they are sent. Prints the result and the duration. With `-- samadh` it makes visits of the
// memorial site instead, all through the form; with `-- pos` tickets of a till, all by keyboard.
import { gate } from '@nivas/contract/gate/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import type { Page } from '@playwright/test'
import { enter, enterByForm, isReadyOffline, lostServer, visitByForm } from '../e2e/lost-server.ts'
import { sessionKey } from '../e2e/staff.ts'
import { reportOffline, since } from './offline-results.ts'
import { sellOffline } from './offline-till.ts'
import { sendWithKills } from './send-with-kills.ts'
import { secondsSince, until } from './waiting.ts'
import '../tools/build-web.mjs'

const ENTRIES = Number(process.env.ENTRIES || 1000)
const [counter = 'gate'] = process.argv.slice(2)
if (!['gate', 'samadh', 'pos'].includes(counter)) throw new Error(`There is no counter ${counter}`)
const isSamadh = counter === 'samadh'
const pending = isSamadh ? samadh.pending : gate.pending
/** The number of entries that are typed into the form; the others call the submit function of the form. */
const BY_FORM = isSamadh ? ENTRIES : Math.min(20, ENTRIES)
/** The number of times that the server is killed during the sending. */
const KILLS = 3

const nameOf = (at: number) =>
  `Guest ${[...String(at).padStart(4, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`
const numberOf = (at: number) => String(200_000_000_000 + at)

const venue = await lostServer()
if (counter === 'pos') await sellOffline(venue, ENTRIES, KILLS)
else await enterOffline()

/** Makes entries at a counter without a server, and sends them to a server that is killed during the sending. */
async function enterOffline() {
  try {
    const begun = performance.now()
    await venue.start()
    const page = await venue.openBrowser()
    await enter(page, venue.origin)
    await isReadyOffline(page)
    const today = await page.request.get(`${venue.origin}/api/venue`)
    const day = ((await today.json()) as { data: { today: string } }).data.today
    if (isSamadh) await openSamadh(page)
    console.log(`A venue, signed in, everything kept that the counter needs: ${secondsSince(begun)}`)

    await venue.kill()
    console.log('The server is killed (-9).')
    const making = performance.now()
    for (let at = 0; at < BY_FORM; at++) {
      if (isSamadh) await visitByForm(page, nameOf(at), numberOf(at))
      else await enterByForm(page, nameOf(at), numberOf(at), day)
      if (!isSamadh || at % 100 === 99) await count(page, at + 1)
    }
    console.log(`${BY_FORM} entries by the form: ${secondsSince(making)}`)
    const calling = performance.now()
    if (BY_FORM < ENTRIES) await page.evaluate(makeMany, { from: BY_FORM, to: ENTRIES, day, names: names() })
    await count(page, ENTRIES)
    console.log(`${ENTRIES - BY_FORM} entries by the form's own function: ${secondsSince(calling)}`)

    await page.reload()
    await count(page, ENTRIES)
    console.log(`The page is loaded again without a server: ${ENTRIES} are waiting.`)

    const makingSeconds = since(making)
    const sendingSeconds = await sendWithKills(venue, page, ENTRIES, KILLS)

    const visits = await everyVisit(page)
    const found = visits.map(({ name }) => name)
    const once = new Set(found)
    const missing = Array.from({ length: ENTRIES }, (_, at) => nameOf(at)).filter((name) => !once.has(name))
    const order = found.filter((name) => name.startsWith('Guest'))
    const inOrder = order.every((name, at) => at === 0 || (order[at - 1] ?? '') < name)
    const refused = await page.getByText(/need(s)? a look/).count()
    reportOffline(
      isSamadh ? 'The memorial site without a server' : 'A gate without a server',
      isSamadh ? 'visits, each by the form,' : 'entries',
      KILLS,
      {
        ...{ made: ENTRIES, stored: visits.length, different: once.size, missing: missing.length, inOrder },
        ...{ wrong: refused, makingSeconds, sendingSeconds },
      },
    )
  } finally {
    await venue.end()
  }
}

function names(): string[] {
  return Array.from({ length: ENTRIES }, (_, at) => nameOf(at))
}

/** Waits until this number of submissions is waiting, and the screen shows it. */
async function count(page: Page, wanted: number) {
  await until(page, (waiting) => waiting === wanted)
  await page
    .getByRole('main')
    .getByRole('link', { name: `${wanted} waiting to be sent` })
    .waitFor()
}

/**
 * Opens the entry of the memorial site, and waits until the browser has cached its settings for use without a server.
 */
async function openSamadh(page: Page) {
  await page.goto(`${venue.origin}/#/samadh/aadharcard-scanner`)
  await page.getByLabel(/^Please Scan AadharCard/).waitFor()
  await page.waitForFunction(async () => (await caches.match('/api/samadh/settings')) !== undefined)
}

/** Returns all visits that are inside, in the order in which the server stored them. */
async function everyVisit(page: Page) {
  const all: { id: number; name: string }[] = []
  for (let at = 1; ; at++) {
    const { path } = requestParts(pending, { page: at, per_page: 200 })
    const response = await page.request.get(venue.origin + path, {
      headers: { 'x-requested-with': 'bench', ...(await sessionKey(page)) },
    })
    const { data } = (await response.json()) as { data: { id: number; name: string }[] }
    all.push(...data)
    if (data.length < 200) return all.sort((a, b) => a.id - b.id)
  }
}

/** Runs in the page: finds the form's submit function among the loaded files, and calls it. */
async function makeMany(given: { from: number; to: number; day: string; names: string[] }) {
  type Submit = (entry: object, key: string) => Promise<unknown>
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const cached = await Promise.all(
    (await caches.keys())
      .filter((name) => name.startsWith('nivas-files-'))
      .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  )
  let submit: Submit | undefined
  for (const url of new Set([...loaded, ...cached.flat()].filter((name) => /\/assets\/.*\.js$/.test(name)))) {
    if (!(await (await fetch(url)).text()).includes('createVisitorEntry')) continue
    const chunk: Record<string, unknown> = await import(url)
    const found = Object.values(chunk).find(
      (one) => typeof one === 'function' && /[`'"]createEntry[`'"]/.test(String(one)),
    )
    if (found) submit = found as Submit
  }
  if (!submit) throw new Error('The form’s function was not found')
  for (let at = given.from; at < given.to; at++)
    await submit(
      {
        gate_id: null,
        id_card_no: String(200_000_000_000 + at),
        adharid: null,
        visitorname: given.names[at],
        mobileNumber: null,
        buildingName: null,
        houseNo: 'B-12',
        fromdate: given.day,
        todate: given.day,
        departure_time: '23:59',
        people: 1,
        issatsangi: true,
      },
      crypto.randomUUID(),
    )
}
