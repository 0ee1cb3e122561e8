import { gate } from '@nivas/contract/gate/calls.ts'
import { canBeAadhaar } from '@nivas/contract/identity/number.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { act, find, openBookingForm } from './journey.ts'
import { makeNew } from './reservation.ts'
import { open, send, signIn, signInHindi } from './staff.ts'

const today = async (page: Page) => {
  const response = await page.request.get(`${process.env.NIVAS_ORIGIN}/api/venue`)
  return ((await response.json()) as { data: { today: string } }).data.today
}

/** An entry that is made at another gate meanwhile. */
const enterElsewhere = async (page: Page, more: object = {}) => {
  const day = await today(page)
  const { data } = await send(page, gate.createEntry, {
    id_card_no: `IC-${crypto.randomUUID().slice(0, 8)}`,
    visitorname: 'Elsewhere',
    houseNo: 'A-1',
    fromdate: day,
    todate: day,
    departure_time: '23:59',
    issatsangi: false,
    ...more,
  })
  return data
}

/** Somebody of the registry whose mobile number the gate may fill in. */
const someSatsangi = async (page: Page) => {
  const { data } = await send(page, reservations.gateList, { per_page: 200 })
  for (const { id_card_no } of data) {
    if (!id_card_no) continue
    const found = await send(page, gate.validateSatsangi, { id_card_no }).catch(() => undefined)
    const [customer] = found?.customer ?? []
    if (customer?.phone) return customer
  }
  throw new Error('The demo has nobody with a phone number')
}

/** The second half of a double click undoes nothing: Undo waits until it can be meant. */
const undo = (button: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(button).toHaveCount(0, { timeout: 500 })
  }).toPass()

test('a reservation is checked in at the gate, with an entry of its members', async ({ page }) => {
  await signIn(page)
  const reservation = await makeNew({ from: 3, people: 2 })
  const row = await find(page, '/gate-reservations', reservation.application_number)
  await act(row, 'Check In')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
  const members = reservation.members_count
  await expect(form.getByRole('listitem')).toHaveCount(members)
  await expect(form.getByTestId('total-people')).toHaveText(`People: ${members}`)
  // A satsangi of the registry, once; and somebody whom it does not know.
  const known = await someSatsangi(page)
  for (let scans = 0; scans < 2; scans += 1) {
    await form.getByLabel('Satsangi Id Number').fill(known.id_card_no)
    await page.keyboard.press('Enter')
  }
  await expect(form.getByText('Visitor Already in List')).toBeVisible()
  await form.getByLabel('Satsangi Id Number').fill('NOBODY-1')
  await page.keyboard.press('Enter')
  await expect(form.getByText(/^Satsangi not found with the entered/)).toBeVisible()
  await expect(form.getByLabel(/^Name of NOBODY-1/)).toBeFocused()
  await page.keyboard.type('Asha Rao')
  // A scanner is faster than the answer: the next card is asked for after this one.
  await form.getByLabel('Satsangi Id Number').fill('NOBODY-2')
  await page.keyboard.press('Enter')
  await form.getByLabel(/^Name of NOBODY-1/).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/^Name of NOBODY-2/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
  await form.getByLabel(/^Children/).fill('2')
  await expect(form.getByTestId('total-people')).toHaveText(`People: ${members + 4}`)
  // It arrives in three days: the form says so and asks.
  await expect(form.getByText(/ arrives on .*, not today\.$/)).toBeVisible()
  await page.keyboard.press('F2')
  await expect(form.getByText(/^This reservation arrives on .* Please confirm the check-in\.$/)).toBeVisible()
  const confirm = form.getByLabel('Check in today all the same')
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('F2')
  await expect(page.getByText('Entry created successfully.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toContainText('Yes')
  await expect(row.getByRole('button', { name: 'Check In' })).toHaveCount(0)
  // Without a print service the counter says so, and can print again.
  await expect(page.getByText(/Print Failed/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Re-Print' })).toBeVisible()
})

test('a non-satsangi enters by keyboard, is among the pending, and leaves by the ticket', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/non-satsangi-entry')
  const id = page.getByLabel(/^Id Number/)
  await expect(id).toBeFocused()
  await page.keyboard.press('F2')
  await expect(page.getByText('This is a required field').first()).toBeVisible()
  await id.fill('DL-99')
  await page.keyboard.press('Enter')
  await expect(page.getByText('DL-99')).toBeVisible()
  await expect(page.getByLabel(/^Name/).first()).toBeFocused()
  await page.keyboard.type('Ravi R2')
  await page.getByLabel(/^Mobile Number/).fill('9876543210')
  await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
  await page.getByRole('option', { name: 'Meeting a satsang official' }).click()
  await page.getByLabel(/^Satsang official/).fill('The Secretary')
  await page.keyboard.press('F2')
  await expect(page.getByText('Please enter letters and spaces only')).toBeVisible()
  const name = `Ravi ${'ABCDEFGHIJ'[Math.floor(Math.random() * 10)]}${'KLMNOPQRST'[Math.floor(Math.random() * 10)]}`
  await page.getByLabel(/^Name/).first().fill(name)
  await page.keyboard.press('F2')
  await expect(page.getByText('Entry created successfully.')).toBeVisible()
  // The counter is ready for the next one.
  await expect(id).toBeFocused()
  await expect(page.getByText('DL-99')).toHaveCount(0)

  await open(page, `/gate-pending-visitors?name=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Under 1 hour')
  const { data } = await send(page, gate.pending, { name })
  await open(page, '/gate-exit-status')
  const ticket = page.getByLabel('Please Scan Ticket')
  await expect(ticket).toBeFocused()
  await page.keyboard.type(String(data[0]?.id))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('left')).toContainText(name)
  await expect(ticket).toBeFocused()
  await page.keyboard.type(String(data[0]?.id))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This visitor was marked out already/)).toBeVisible()
  await expect(ticket).toBeFocused()
})

test('a receipt that was not printed is said in the dialog, with Re-Print', async ({ page }) => {
  test.slow()
  await signIn(page)
  await open(page, '/gate-reservations')
  await page.getByRole('button', { name: 'Visitor Entry' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('switch').click()
  await form.getByLabel(/^Id Number/).fill('DL-88')
  await page.keyboard.press('Enter')
  await form.getByLabel(/^Name/).first().fill('Ravi Reprint')
  await form.getByLabel(/^Mobile Number/).fill('9876543210')
  await form.getByRole('combobox', { name: /^Purpose of visit/ }).click()
  await page.getByRole('option', { name: 'Other' }).click()
  await form.getByLabel(/^Please specify/).fill('Milk')
  await page.keyboard.press('F2')
  // The form stays for the next visitor, and nothing it says is behind it.
  const problem = form.getByRole('alert').filter({ hasText: 'Print Failed' })
  await expect(problem).toBeVisible({ timeout: 20_000 })
  await expect(problem.getByRole('button', { name: 'Re-Print' })).toBeEnabled()
  await expect(page.getByText(/Print Failed/)).toHaveCount(1)
  await form.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Print Failed' })).toBeVisible()
})

test('the short form: the switch clears house and building, and a double Save is one entry', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/gate-visitor-entry')
  await expect(page.getByLabel('Satsangi Id Number')).toBeFocused()
  await page.getByRole('combobox', { name: /^Visiting House/ }).fill('A-1')
  await page.getByRole('switch', { name: 'Is Visitor Satsangi?' }).click()
  await expect(page.getByLabel('Satsangi Id Number')).toHaveCount(0)
  await page.getByRole('combobox', { name: /^Building Name/ }).fill('Office')
  await page.getByRole('switch', { name: 'Is Visitor Satsangi?' }).click()
  await expect(page.getByRole('combobox', { name: /^Visiting House/ })).toHaveValue('')
  await page.keyboard.press('F2')
  await expect(page.getByText('Please enter To Date')).toBeVisible()
  await page.getByLabel('Satsangi Id Number').fill('234567890124')
  await page.keyboard.press('Enter')
  await expect(page.getByText('XXXX XXXX 0124').first()).toBeVisible()
  const house = `Z-${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('combobox', { name: /^Visiting House/ }).fill(house)
  await page.getByLabel(/^Departure Date/).fill(await today(page))
  await page.getByLabel(/^Departure Time/).fill('2359')
  let sent = 0
  await page.route('**/createEntry', async (route) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.keyboard.press('F2')
  await page.keyboard.press('F2')
  await expect(page.getByText('Entry created successfully.')).toBeVisible()
  expect(sent).toBe(1)
  await expect(page.getByLabel('Satsangi Id Number')).toBeFocused()
})

/** A number that nobody has given yet. */
const newAadhaar = (): string => {
  const begin = `9${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  return [...'0123456789'].map((last) => begin + last).find(canBeAadhaar) ?? ''
}

test('a new scan clears what the last one filled in, and what a purpose hides is emptied', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const known = await someSatsangi(page)
  const name = page.getByLabel(/^Name/).first()
  const mobile = page.getByLabel(/^Mobile Number/)
  const number = newAadhaar()
  await enterElsewhere(page, {
    id_card_no: '',
    adharid: number,
    visitorname: 'Ravi Returning',
    mobileNumber: '9876501234',
  })

  await test.step('on the short form', async () => {
    await open(page, '/gate-visitor-entry')
    const card = page.getByLabel('Satsangi Id Number')
    await card.fill(known.id_card_no)
    await page.keyboard.press('Enter')
    await expect(mobile).toHaveValue(known.phone ?? '')
    await expect(name).toHaveValue(`${known.main_name} ${known.surname}`.trim())
    await mobile.fill('9000000001')
    await card.fill('NOBODY-7')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Satsangi not found with the entered/)).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(mobile).toHaveValue('')

    // A visitor who came before with this Aadhaar number is known by it.
    await page.getByLabel('Adhar Card Number').fill(number)
    await page.keyboard.press('Tab')
    await expect(name).toHaveValue('')
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByLabel('Adhar Card Number').fill(number)
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('Ravi Returning')
    await expect(mobile).toHaveValue('9876501234')
    await card.fill('<garbled/>')
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')
    await page.getByLabel('Adhar Card Number').fill(newAadhaar())
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^No satsangi\/visitor data found/)).toBeVisible()
  })

  await test.step('on the form for non-satsangis', async () => {
    await open(page, '/non-satsangi-entry')
    const id = page.getByLabel(/^Id Number/)
    await id.fill(number)
    await page.keyboard.press('Enter')
    await expect(mobile).toHaveValue('9876501234')
    await expect(name).toHaveValue('Ravi Returning')
    await id.fill('DL-7')
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')
    await expect(mobile).toHaveValue('')

    const purpose = page.getByRole('combobox', { name: /^Purpose of visit/ })
    const choose = async (which: string) => {
      await purpose.click()
      await page.getByRole('option', { name: which }).click()
    }
    await choose('Delivery to a quarter')
    await page.getByLabel(/^Satsangi Visiting/).fill('Asha Rao')
    await page.getByLabel(/^Quarter No/).fill('B-12')
    await choose('Visiting a satsangi')
    await expect(page.getByLabel(/^Quarter No/)).toHaveValue('B-12')
    await choose('Other')
    await choose('Visiting a satsangi')
    await expect(page.getByLabel(/^Satsangi Visiting/)).toHaveValue('')
    await expect(page.getByLabel(/^Quarter No/)).toHaveValue('')
  })

  await test.step('in the rows of a booking', async () => {
    const form = await openBookingForm(page)
    const nameOf = form.getByLabel(/^Name/)
    const cardOf = form.getByLabel('I-Card number', { exact: false })
    await cardOf.fill(known.id_card_no)
    await page.keyboard.press('Enter')
    await expect(nameOf).toHaveValue(`${known.main_name} ${known.surname}`.trim())
    await cardOf.fill('NOBODY-7')
    await page.keyboard.press('Enter')
    await expect(nameOf).toHaveValue('')
    // A row that moves up keeps its own member.
    await nameOf.fill('First')
    await form.getByRole('button', { name: 'Add member' }).click()
    await cardOf.nth(1).fill(known.id_card_no)
    await page.keyboard.press('Enter')
    await expect(nameOf.nth(1)).not.toHaveValue('')
    await form.getByRole('button', { name: 'Remove member 1' }).click()
    await cardOf.fill('NOBODY-8')
    await page.keyboard.press('Enter')
    await expect(nameOf).toHaveValue('')
  })
})

test('the pending grid is marked out row by row, and the live board moves by itself', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const wall = await browser.newPage()
  await signIn(wall)
  await open(wall, '/gate-live-board')
  const inside = wall.getByRole('listitem').filter({ hasText: 'Inside now' })
  await expect(inside).toBeVisible()
  const number = async () => Number((await inside.innerText()).replace(/^.*\n/, '').replace(/\D/g, ''))
  const before = await number()
  const { id } = await enterElsewhere(page, { people: 4321, visitorname: 'Large Party' })
  await expect.poll(number, { timeout: 4_000 }).toBeGreaterThanOrEqual(before + 4321)
  await expect(wall.getByText(/ceiling of 2,000 is reached/)).toBeVisible()
  await open(page, '/gate-pending-visitors?name=Large')
  const row = page.getByRole('row', { name: /Large Party/ }).first()
  await row.getByRole('button', { name: 'Update Exit Status' }).click()
  await expect(page.getByText('Large Party was marked out, 4321 people.')).toBeVisible()
  await expect.poll(number, { timeout: 4_000 }).toBeLessThan(before + 4321)
  expect(id).toBeGreaterThan(0)
  await wall.context().setOffline(true)
  await expect(wall.getByText(/not up to date/)).toBeVisible({ timeout: 40_000 })
  await wall.close()
})

test('the exit scan: leaving the field marks nobody out, and a mistake is taken back', async ({ page }) => {
  await signIn(page)
  const { id } = await enterElsewhere(page, { visitorname: 'Meena Mistaken', people: 3 })
  const isInside = async () =>
    (await send(page, gate.pending, { name: 'Meena Mistaken', per_page: 200 })).data.some(
      (visit) => visit.id === id,
    )
  await open(page, '/gate-exit-status')
  const ticket = page.getByLabel('Please Scan Ticket')
  await ticket.fill(String(id))
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(ticket).toHaveValue(String(id))
  expect(await isInside()).toBe(true)
  await page.getByRole('button', { name: 'Mark out' }).click()
  await expect(page.getByTestId('left')).toContainText('Meena Mistaken · 3 people')
  expect(await isInside()).toBe(false)
  await expect(ticket).toBeFocused()
  await undo(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('Meena Mistaken is inside again.')).toBeVisible()
  await expect(ticket).toBeFocused()
  expect(await isInside()).toBe(true)
})

test('the pending list does not move under the pointer, and a row that was marked out stays with Undo', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const tag = `Steady ${crypto.randomUUID().slice(0, 8)}`
  const first = await enterElsewhere(page, { visitorname: `${tag} First` })
  await enterElsewhere(page, { visitorname: `${tag} Second` })
  await enterElsewhere(page, { visitorname: `${tag} Third` })
  await open(page, `/gate-pending-visitors?name=${encodeURIComponent(tag)}`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`${tag} ${name}`) })
  const tops = () =>
    Promise.all(['First', 'Second', 'Third'].map(async (name) => (await row(name).boundingBox())?.y))
  await row('Second').hover()
  const before = await tops()

  // Another desk marks the first one out; the list is read anew by itself.
  await send(page, gate.exit, { idNumber: first.id })
  await page.waitForResponse(/gate-pending-visitors\?.*per_page=50/, { timeout: 30_000 })
  await expect(row('First')).toContainText('No longer in this list')
  expect(await tops()).toEqual(before)

  await row('Second').getByRole('button', { name: 'Update Exit Status' }).click()
  await expect(page.getByText(`${tag} Second was marked out, 1 person.`)).toBeVisible()
  await expect(row('Second').getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await tops()).toEqual(before)

  // Once the pointer has left, only what can be undone stays.
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row('First')).toHaveCount(0)
  await undo(row('Second').getByRole('button', { name: 'Undo' }))
  await expect(page.getByText(`${tag} Second is inside again.`)).toBeVisible()
  await expect(row('Second').getByRole('button', { name: 'Update Exit Status' })).toBeVisible()
})

test('the report of non-satsangi visitors can be searched and taken away as a file', async ({ page }) => {
  await signIn(page)
  await enterElsewhere(page, { visitorname: '=1+1' })
  await open(page, '/gate-non-satsangi-visitors')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const stream = await (await downloading).createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  expect(text).toContain("'=1+1")
  await page.getByLabel('From').fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-01-02')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('0 entries found.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
  await page.getByLabel('From').fill('2099-01-01')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
})

test('a guard works in Hindi', async ({ page }) => {
  await signInHindi(page, 'gate')
  await open(page, '/gate-security')
  await expect(page.getByLabel('सत्संगी आईडी संख्या')).toBeFocused()
  await page.getByRole('tab', { name: 'निकास' }).click()
  await page.getByLabel('कृपया टिकट स्कैन करें').fill('999999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/इस संख्या से कोई भीतर नहीं है/)).toBeVisible()
})
