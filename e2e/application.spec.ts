import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { everythingStored } from './browser-store.ts'
import { makeBuilding } from './building.ts'
import { makeCardHolder } from './card-holder.ts'
import { expectOneLine } from './one-line.ts'
import { makeNew } from './reservation.ts'
import { open, send, signIn } from './staff.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** Runs `look` with the page of a staff member on another machine. */
async function atTheDesk<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page)
  const seen = await look(page)
  await context.close()
  return seen
}

const byReference = (browser: Browser, application_number: string) =>
  atTheDesk(browser, async (page) => (await send(page, reservations.list, { application_number })).data[0])

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByLabel(option, { exact: true }).check()

/** Fills in a stay for a Bhandara, from the 20th to the 23rd day from today. */
async function fillInStay(page: Page) {
  const { today } = (await send(page, venue.venue, {})).data
  await choose(page, 'Bhandara/Satsang', 'Bhandara')
  await page.getByLabel('Arrival', { exact: false }).first().fill(addDays(today, 20))
  await page.getByLabel('Arrival time').fill('10:00')
  await page.getByLabel('Departure', { exact: false }).first().fill(addDays(today, 23))
  await page.getByLabel('Departure time').fill('11:30')
}

async function answerWishes(page: Page) {
  await choose(page, 'Meal', 'YES')
  await choose(page, 'Accommodation type', 'ROOM')
  await choose(page, 'Toilet type', 'DESI')
  await choose(page, 'AC room', 'NO')
}

test.use(phone)

test('a card holder applies from a phone, leaves and comes back, and looks up the state', async ({
  page,
  browser,
}) => {
  const holder = await makeCardHolder()
  const { building } = await makeBuilding()
  await test.step('who mistypes the address finds the way to the form', async () => {
    await open(page, `/${'apply'.repeat(60)}`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
    await page.getByRole('link', { name: 'Apply for a stay' }).click()
    await expect(page).toHaveURL(/#\/accomodation$/)
    // The specification's address has one m; a person who hears it types two.
    await open(page, '/accommodation')
    await expect(page).toHaveURL(/#\/accomodation$/)
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('ID card number')).toBeFocused()
  await page.getByLabel('ID card number').fill('unknown')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We did not find you with this information.')).toBeVisible()

  await page.getByLabel('ID card number').fill(holder.id_card_no)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue(`••••••${holder.phone.slice(-4)}`)
  await expect(page.getByText(holder.main_name)).toHaveCount(0)

  // Text twice as large makes the form longer, but not wider than the phone.
  const large = await page.addStyleTag({ content: ':root { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
  const arrival = page.getByLabel('Arrival', { exact: false }).first()
  expect(await arrival.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
  await large.evaluate((style: Element) => style.remove())

  await expectOneLine(page.getByText('Accommodation type'))

  await page.getByRole('button', { name: 'Send application' }).click()
  const events = page.getByRole('radiogroup', { name: 'Bhandara/Satsang' })
  await expect(events.getByLabel('Bhandara', { exact: true })).toBeFocused()
  await expect(page.getByText('Please select Bhandara/Satsang')).toBeVisible()

  await fillInStay(page)
  await expect(
    page.getByText('If you arrive more than 24 hours late, your allotment is cancelled.'),
  ).toBeVisible()
  // The error of the missing member appears together with all others.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
  await page.getByRole('textbox', { name: 'Age' }).fill('42')
  await page.getByLabel('I-Card number').fill('NA-77777')
  const health = page.getByLabel('Medical constraint')
  await health.fill('Needs insulin')

  await page.reload()
  await page.getByRole('button', { name: 'Continue filling in' }).click()
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('42')
  await expect(page.getByLabel('I-Card number')).toHaveValue('')
  expect(await everythingStored(page)).not.toContain('insulin')
  await expect(health).toHaveValue('')
  await expect(page.getByText('Please fill this in again: it is not stored on this phone.')).toBeVisible()
  await health.fill('Needs insulin')
  await page.getByLabel('I-Card number').fill('NA')
  await answerWishes(page)
  await page.getByLabel(building.name, { exact: true }).check()
  await expect(page.getByText('Answers remaining: 1')).toBeVisible()
  await page.getByLabel('Comments').fill('None')
  await expect(page.getByText('Everything is filled in')).toBeVisible()
  await page.getByRole('button', { name: 'Send application' }).click()

  const done = page.getByRole('dialog')
  await expect(done).toContainText(
    /Form has been submitted successfully\. We will send you an acknowledgement email very soon\. Your reference number is A\d\d-\d{6}/,
  )
  const number = await page.getByTestId('reference').innerText()
  expect(await page.evaluate(() => localStorage.getItem('nivas.application'))).toBeNull()
  await done.getByRole('link', { name: 'Check my application' }).click()
  await expect(page.getByLabel('Reference number')).toHaveValue(number)
  await page.getByLabel('Last 4 digits of your phone number').fill(holder.phone.slice(-4))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${number}: Application received`)).toBeVisible()

  expect(await byReference(browser, number)).toMatchObject({
    status: 'NEW',
    applicant_name: holder.main_name,
    id_card_no: holder.id_card_no,
    phone: holder.phone,
    email: holder.email,
    preferred_buildings: [{ name: building.name }],
  })
})

test('an application whose proof of identity has expired asks for it again, and keeps what was typed', async ({
  page,
  browser,
}) => {
  const holder = await makeCardHolder()
  const mask = `••••••${holder.phone.slice(-4)}`
  await open(page, '/accomodation')
  await page.getByLabel('ID card number').fill(holder.id_card_no)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue(mask)
  await page.evaluate(() => {
    const begun = JSON.parse(localStorage.getItem('nivas.application') ?? '')
    begun.values.identity = 'expired'
    localStorage.setItem('nivas.application', JSON.stringify(begun))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Continue filling in' }).click()
  await page.getByLabel('Email').fill('other@example.org')
  await fillInStay(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
  await page.getByRole('textbox', { name: 'Age' }).fill('42')
  await page.getByLabel('I-Card number').fill('NA')
  await answerWishes(page)
  await page.getByLabel('Medical constraint').fill('Needs insulin')
  await page.getByLabel('Comments').fill('None')
  await page.getByRole('button', { name: 'Send application' }).click()

  await expect(page.getByText('Your details have expired.')).toBeVisible()
  await expect(page.getByLabel('ID card number')).toBeFocused()
  await expectAccessible(page, 'identity, asked for again')
  await page.keyboard.type(holder.id_card_no)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Phone')).toHaveValue(mask)
  await expect(page.getByLabel('Email')).toHaveValue('other@example.org')
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('42')
  await expect(page.getByLabel('Medical constraint')).toHaveValue('Needs insulin')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('dialog')).toContainText('Form has been submitted successfully.')
  const number = await page.getByTestId('reference').innerText()
  expect(await byReference(browser, number)).toMatchObject({
    id_card_no: holder.id_card_no,
    phone: holder.phone,
    email: 'other@example.org',
  })
})

test('a person without a card applies in Hindi, the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'hi-IN' })
  const page = await context.newPage()
  await open(page, '/accomodation')
  await page.getByLabel('मेरे पास पहचान पत्र नहीं है').check()
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await expect(page.getByLabel('आवेदक का नाम')).toBeFocused()
  await page.keyboard.type('रवि दास')
  await choose(page, 'पहचान पत्र क्यों नहीं है?', 'सत्संग में नए')
  await page.getByLabel('अन्य कार्ड संख्या').fill('DL-1')
  await choose(page, 'उपदेशी', 'गैर-उपदेशी')
  await page.getByLabel('पता', { exact: false }).first().fill('गाँव रोड 1')
  await page.getByLabel('परिचयकर्ता का नाम').fill('आशा राव')
  await page.getByLabel('शहर').fill('आगरा')
  await page.getByLabel('फ़ोन').fill('98765 43210')
  await page.getByLabel('ईमेल').fill('ravi@example.org')
  await choose(page, 'भंडारा/सत्संग', 'सत्संग')
  const { today } = (await send(page, venue.venue, {})).data
  await page.getByLabel('आगमन').first().fill(addDays(today, -1))
  await page.getByLabel('आगमन का समय').fill('10:00')
  await page.getByLabel('प्रस्थान').first().fill(addDays(today, -1))
  await page.getByLabel('प्रस्थान का समय').fill('11:30')
  for (const [group, option] of [
    ['भोजन', 'नहीं'],
    ['आवास का प्रकार', 'डॉरमेट्री'],
    ['शौचालय का प्रकार', 'वेस्टर्न'],
    ['एसी कमरा', 'हाँ'],
  ] as const)
    await choose(page, group, option)
  await expect(page.getByRole('textbox', { name: 'नाम', exact: true })).toHaveValue('रवि दास')
  await page.getByRole('textbox', { name: 'उम्र' }).fill('30')
  await page.getByLabel('आई-कार्ड संख्या').fill('NA')
  await page.getByLabel('टिप्पणी').fill('कुछ नहीं')
  const departure = page.getByLabel('प्रस्थान').first()
  await departure.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 70))
  await departure.focus()
  await page.keyboard.press('Shift+Tab')
  // The counter of missing answers, which stays at the top, must not cover the field.
  const time = page.getByLabel('आगमन का समय')
  const { x = 0, y = 0 } = (await time.boundingBox()) ?? {}
  const isShown = (field: Element, at: { x: number; y: number }) =>
    field === document.elementFromPoint(at.x, at.y)
  expect(await time.evaluate(isShown, { x: x + 9, y: y + 9 })).toBe(true)
  await page.getByRole('button', { name: 'आवेदन भेजें' }).click()
  await expect(page.getByText('आगमन आज से पहले नहीं हो सकता')).toBeVisible()
  await expect(page.getByText('प्रस्थान की तारीख़ आगमन की तारीख़ के बाद होनी चाहिए')).toBeVisible()
  await page.getByLabel('आगमन').first().fill(addDays(today, 20))
  await page.getByLabel('प्रस्थान').first().fill(addDays(today, 22))
  await page.getByRole('button', { name: 'आवेदन भेजें' }).click()
  await expect(page.getByRole('dialog')).toContainText('फ़ॉर्म सफलतापूर्वक जमा हो गया है।')
  const number = await page.getByTestId('reference').innerText()
  await expect(async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'बंद करें' }).last().click({ timeout: 1_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('पहचान पत्र संख्या')).toHaveValue('')
  await page.reload()
  await expect(page.getByText(`उसकी आवेदन संख्या ${number} है।`)).toBeVisible()
  await expectAccessible(page, 'an application was sent')
  await page.getByRole('link', { name: 'मेरे आवेदन की स्थिति देखें', exact: true }).click()
  await expect(page.getByLabel('आवेदन संख्या')).toHaveValue(number)
  await context.close()

  expect(await byReference(browser, number)).toMatchObject({
    status: 'NEW',
    applicant_name: 'रवि दास',
    customer: 'आगरा',
    id_card_reason: 'NEW_TO_SATSANG',
    members_count: 1,
    accomodation_type: 'DORMITORY',
  })
})

test('errors beside and above the fields change to the language that is chosen afterwards', async ({
  page,
}) => {
  const language = (name: string) => page.getByRole('radio', { name }).first()
  await open(page, '/accomodation')
  await page.getByLabel('ID card number').fill('unknown')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^We did not find you with this information\./)).toBeVisible()
  await language('हिन्दी').click()
  await expect(page.getByText(/^इस जानकारी से आपका विवरण नहीं मिला।/)).toBeVisible()

  await page.getByLabel('मेरे पास पहचान पत्र नहीं है').check()
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await page.getByRole('button', { name: 'आवेदन भेजें' }).click()
  await expect(page.getByLabel('आवेदक का नाम')).toHaveAccessibleDescription('यह भरना ज़रूरी है')
  await language('English').click()
  const name = page.getByLabel('Applicant name')
  await expect(name).toHaveAccessibleDescription('This is a required field')
  await expect(page.getByText('यह भरना ज़रूरी है')).toHaveCount(0)
  await name.fill('Ravi Das')
  await expect(name).toHaveAccessibleDescription('')
})

test('an applicant whose rooms were released reads that, and not that no room was ever given', async ({
  page,
}) => {
  const { application_number } = await makeNew()
  await page.route('**/api/applicationState', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const data = { ...body.data, allotment_cancelled: true }
    await route.fulfill({ response, json: { ...body, data } })
  })
  await open(page, `/application-status?number=${application_number}`)
  await page.getByLabel('Last 4 digits of your phone number').fill('3210')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${application_number}: Rooms were released`)).toBeVisible()
  await expect(page.getByText('No room is assigned yet')).toHaveCount(0)
})
