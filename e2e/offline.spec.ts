import { addDays } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { everythingStored } from './browser-store.ts'
import { storeAsEarlier } from './earlier-entries.ts'
import { newAadhaar } from './gate.ts'
import { enter, enterByForm, isReadyOffline, lostServer, visitByForm } from './lost-server.ts'
import { sessionKey } from './staff.ts'

// The tests share a separate server, which they kill.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let venue: Awaited<ReturnType<typeof lostServer>>
let page: Page
let day: string
/** The paths that the page has requested in the background of its first screen. */
const asked: string[] = []

test.beforeAll(async () => {
  test.setTimeout(300_000)
  venue = await lostServer()
  await venue.start()
  page = await venue.openBrowser()
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await enter(page, venue.origin)
  await isReadyOffline(page)
  const answer = await page.request.get(`${venue.origin}/api/venue`)
  day = ((await answer.json()) as { data: { today: string } }).data.today
})
test.afterAll(async () => {
  test.setTimeout(120_000)
  await venue.end()
})

const call = async (
  which: typeof gate.pending | typeof gate.exit | typeof samadh.pending,
  request: Record<string, unknown>,
) => {
  const { path, body } = requestParts(which, request)
  const response = await page.request.fetch(venue.origin + path, {
    method: which.method,
    headers: { 'x-requested-with': 'test', ...(await sessionKey(page)) },
    ...(body && { data: body }),
  })
  return (await response.json()) as { data: { id: number; name: string }[] }
}
/** Returns the visitors inside, in the order in which the server stored them. */
const inside = async () => {
  const { data } = await call(gate.pending, { per_page: 200 })
  return data.sort((a, b) => a.id - b.id).map(({ name }) => name)
}
const waiting = (text: string | RegExp) => page.getByRole('main').getByRole('link', { name: text })

test('what the counters need without a network is requested once', () => {
  const needs = [gate.purposes, gate.gates, samadh.idProofs, samadh.genders].map(({ path }) => `/api${path}`)
  expect(needs.map((need) => [need, asked.filter((path) => path === need).length])).toEqual(
    needs.map((need) => [need, 1]),
  )
})

test('entries made while the server is down are stored and numbered, and survive closing the tab and the browser', async () => {
  await venue.kill()
  await enterByForm(page, 'Asha One', 'IC-1', day)
  await expect(page.getByText(/^No connection: the entry is stored on this computer/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(waiting('1 waiting to be sent')).toBeVisible()
  await expect(page.getByText('No connection: entries are stored on this computer')).toBeVisible()
  await enterByForm(page, 'Ravi Two', '2345_6789_0124', day)
  await expect(waiting('2 waiting to be sent')).toBeVisible()
  await expectAccessible(page, 'offline')

  await page.reload()
  await expect(page.getByLabel('Satsangi Id Number')).toBeVisible()
  await expect(waiting('2 waiting to be sent')).toBeVisible()

  await venue.closeBrowser()
  page = await venue.openBrowser()
  await page.goto(`${venue.origin}/#/gate-security`)
  await expect(page.getByLabel('Satsangi Id Number')).toBeVisible()
  await expect(waiting('2 waiting to be sent')).toBeVisible()
  // The browser stores no identity number.
  const lying = await everythingStored(page)
  expect(lying).toContain('Ravi Two')
  expect(lying).toContain('XXXX XXXX 0124')
  expect(lying).not.toMatch(/2345\D{0,3}6789\D{0,3}0124/)
})

test('the other forms open too, and what needs the server says so', async () => {
  await page.goto(`${venue.origin}/#/non-satsangi-entry`)
  await expect(page.getByLabel(/^Id Number/)).toBeVisible()
  await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
  await expect(page.getByRole('option', { name: 'Meeting a satsang official' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${venue.origin}/#/dashboard`)
  await expect(page.getByText('This screen needs the connection')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'needs the connection')
  await page.goto(`${venue.origin}/#/gate-waiting`)
  await expect(page.getByRole('row', { name: /Asha One/ })).toBeVisible()
  await expectAccessible(page, 'waiting to be sent')
})

test('signing out with waiting entries shows a warning first', async () => {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(/^2 entries are waiting to be sent/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('when the server is back the entries are sent, once and in order', async () => {
  await venue.start()
  await expect(waiting(/waiting to be sent/)).toHaveCount(0, { timeout: 120_000 })
  expect(await inside()).toEqual(['Asha One', 'Ravi Two'])
})

test('a refused entry is shown with its reason, can be corrected, and is then accepted', async () => {
  await venue.kill()
  await page.goto(`${venue.origin}/#/gate-visitor-entry`)
  await enterByForm(page, 'Mira Three', 'IC-3', day)
  await expect(waiting('1 waiting to be sent')).toBeVisible({ timeout: 30_000 })
  await enterByForm(page, 'Sita Four', 'IC-4', day)
  await expect(waiting('2 waiting to be sent')).toBeVisible()
  // The server refuses the next entry, and the clock is corrected while entries wait.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('nivas-outbox')
        opening.onsuccess = () => {
          const store = opening.result.transaction('items', 'readwrite').objectStore('items')
          const first = store.getAll()
          first.onsuccess = () => {
            const [one, two] = first.result
            store.put({ ...two, madeAt: '2019-01-01T00:00:00.000Z' })
            store.put({ ...one, request: { ...one.request, mobileNumber: '12' } }).onsuccess = () => {
              opening.result.close()
              resolve()
            }
          }
        }
      }),
  )
  await venue.start()
  await expect(waiting('1 to review')).toBeVisible({ timeout: 120_000 })
  // A refused entry does not block the next one, which is sent.
  await expect.poll(inside).toEqual(['Asha One', 'Ravi Two', 'Sita Four'])
  await waiting('1 to review').click()
  await expect(page.getByText('Please enter a mobile number of 10 to 12 digits')).toBeVisible()
  await expectAccessible(page, 'to review')
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel(/^Name/)).toHaveValue('Mira Three')
  await form.getByLabel(/^Name/).fill('Mira Three Corrected')
  await form.getByLabel('Mobile Number').fill('9876543210')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(waiting(/to review/)).toHaveCount(0)
  await expect.poll(inside).toContain('Mira Three Corrected')
})

test('an entry that an earlier version of the page stored is taken over, and two tabs send it once', async () => {
  await venue.kill()
  await storeAsEarlier(page, 'Tara Five', day)
  await page.goto(`${venue.origin}/#/gate-waiting`)
  await page.reload()
  await expect(waiting('1 waiting to be sent')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row', { name: /Tara Five/ })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${venue.origin}/#/gate-waiting`)
  await expect(other.getByRole('row', { name: /Tara Five/ })).toBeVisible({ timeout: 30_000 })
  await venue.start()
  for (const tab of [page, other])
    await expect(tab.getByText(/^Nothing is waiting/)).toBeVisible({ timeout: 120_000 })
  await other.close()
  expect((await inside()).filter((name) => name === 'Tara Five')).toHaveLength(1)
})

test('a visit of the memorial site waits too, with a ticket but without its identity number', async () => {
  const pendingAtSite = async () =>
    (await call(samadh.pending, { per_page: 200 })).data.map(({ name }) => name)
  await page.goto(`${venue.origin}/#/samadh/aadharcard-scanner`)
  await page.getByLabel(/^Please Scan AadharCard/).waitFor()
  await page.waitForFunction(async () => (await caches.match('/api/samadh/settings')) !== undefined)
  await venue.kill()
  await visitByForm(page, 'Uma Six', '2345 6789 0124')
  await expect(page.getByTestId('entered')).toContainText(/Uma Six · 1 person · Ticket W-[0-9A-F]{8}/)
  await expect(waiting('1 waiting to be sent')).toBeVisible()
  const stored = await everythingStored(page)
  expect(stored).toContain('Uma Six')
  expect(stored).not.toMatch(/2345\D{0,3}6789\D{0,3}0124/)
  await page.reload()
  await expect(page.getByLabel(/^Please Scan AadharCard/)).toBeVisible()
  await expect(waiting('1 waiting to be sent')).toBeVisible()
  await venue.start()
  await expect(waiting(/waiting to be sent/)).toHaveCount(0, { timeout: 120_000 })
  await expect.poll(pendingAtSite).toEqual(['Uma Six'])
})

test('the screens of waiting entries are in Hindi for readers of Hindi', async () => {
  await page.getByRole('radio', { name: 'हिन्दी' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await venue.kill()
  await page.goto(`${venue.origin}/#/gate-waiting`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('कनेक्शन नहीं है: प्रविष्टियाँ इसी कंप्यूटर पर रखी जा रही हैं')).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page, 'offline, in Hindi')
})

test('a counter that loses its network long after it was opened has its lists, and seals numbers', async () => {
  await venue.start()
  await expect(page.getByText('कनेक्शन नहीं है: प्रविष्टियाँ इसी कंप्यूटर पर रखी जा रही हैं')).toHaveCount(0, {
    timeout: 120_000,
  })
  const stored = page.waitForResponse('**/api/auth/language')
  await page.getByRole('radio', { name: 'English' }).first().click()
  expect((await stored).ok()).toBe(true)
  await page.clock.install()
  await page.goto(`${venue.origin}/#/gate-visitor-entry`)
  await page.reload()
  await page.getByLabel('Satsangi Id Number').waitFor()
  await isReadyOffline(page)
  // By then the page has removed every answer that no screen shows.
  await page.clock.fastForward(20 * 60_000)
  await venue.kill()

  const number = newAadhaar()
  // The twenty minutes may have passed midnight.
  await enterByForm(page, 'Veena Seven', number.replace(/(....)(....)/, '$1_$2_'), addDays(day, 1))
  await expect(waiting('1 waiting to be sent')).toBeVisible({ timeout: 30_000 })
  await page.goto(`${venue.origin}/#/non-satsangi-entry`)
  await page.getByLabel(/^Id Number/).fill('Z7654321')
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Name/).first().fill('Hanna Berg')
  await page.getByLabel(/^Mobile Number/).fill('9876543210')
  await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
  await page.getByRole('option', { name: 'Meeting a satsang official' }).click()
  await page.getByLabel(/^Satsang official/).fill('The Secretary')
  await page.keyboard.press('F2')
  await expect(waiting('2 waiting to be sent')).toBeVisible()
  const lying = await everythingStored(page)
  expect(lying).toContain('Hanna Berg')
  expect(lying).not.toContain('Z7654321')

  await venue.start()
  await page.goto(`${venue.origin}/#/gate-waiting`)
  await expect(page.getByText(/^Nothing is waiting/)).toBeVisible({ timeout: 120_000 })
  // The server has the whole numbers: each card finds its visit.
  expect(await call(gate.exit, { idNumber: 'Z7654321' })).toMatchObject({ data: { name: 'Hanna Berg' } })
  expect(await call(gate.exit, { idNumber: number })).toMatchObject({
    success: true,
    data: { name: 'Veena Seven' },
  })
})
