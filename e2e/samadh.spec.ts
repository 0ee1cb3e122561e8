import { readFileSync } from 'node:fs'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { catchPrinting, printedText } from './journey.ts'
import { countKeys } from './keys.ts'
import { office, ownName } from './office.ts'
import { printService } from './print-service.ts'
import { cardOf, openAllDay, scan, visitElsewhere } from './samadh.ts'
import { scan as scanHere } from './scanner.ts'
import { open, signIn } from './staff.ts'

test.beforeAll(openAllDay)

/** In ms between two keys: a person at number keys. */
const HAND = 200

test('a family of six with two phones enters with 19 keys, and with 8 when they came before', async ({
  page,
}) => {
  const jobs = await printService(page)
  await signIn(page)
  await open(page, '/samadh/aadharcard-scanner')
  const name = ownName('Asha')
  const card = cardOf(name)
  await expect(page.getByLabel(/^Please Scan AadharCard/)).toBeFocused()
  const began = Date.now()
  const keys = countKeys(page, HAND)
  await scan(page, card)
  await expect(page.getByRole('combobox', { name: /^Mobile Number/ })).toBeFocused()
  for (const [digits, next] of [
    ['9876501234', /^Gents/],
    ['2', /^Ladies/],
    ['2', /^Children/],
    ['2', /^Mobile\(s\) Collected/],
  ] as const) {
    await keys.type(digits)
    await keys.press('Enter')
    await expect(page.getByLabel(next)).toBeFocused()
  }
  await keys.type('2')
  await expect(page.getByTestId('total-people')).toHaveText('Total: 6')
  await keys.press('Enter')
  await expect(page.getByTestId('entered')).toContainText(`${name} · 6 people · Ticket S`)
  expect(Date.now() - began).toBeLessThan(20_000)
  expect(keys.count()).toBe(19)
  await expect(page.getByTestId('phones')).toHaveText('2 phones')
  await expect(page.getByTestId('tray')).toHaveText(/^Tray \d+$/)
  await expect(page.getByLabel(/^Please Scan AadharCard/)).toBeFocused()
  await expect.poll(() => jobs.length).toBe(1)
  const uid = String(jobs[0]?.receipt.id)
  expect(jobs[0]).toMatchObject({
    print: { number: 1 },
    receipt: { receiptType: 'samadh', name, totalVisited: 6, ismobprint: true, mobilecollected: 2 },
  })

  // A second scan of the card: the first visit is open, and the second one closes it.
  await scan(page, card)
  await expect(page.getByText(new RegExp(`has not left \\(ticket ${uid}`))).toBeVisible()
  await expect(page.getByLabel(/^Gents/)).toBeFocused()
  await page.getByRole('button', { name: 'Close that visit' }).click()
  await expect(page.getByLabel(/^Gents/)).toBeFocused()
  const again = countKeys(page, HAND)
  for (const number of ['2', '2', '2', '2']) {
    await again.type(number)
    await again.press('Enter')
  }
  await expect(page.getByTestId('entered')).not.toContainText(uid)
  await expect(page.getByTestId('entered')).toContainText(`${name} · 6 people`)
  expect(again.count()).toBe(8)
})

/** Returns the topmost element at the border of a choice, above its clear button. */
function onBorderOfClear(field: HTMLElement) {
  const clear = field.parentElement?.querySelector('button')?.getBoundingClientRect()
  return (
    clear &&
    document.elementFromPoint(clear.x + clear.width / 2, field.getBoundingClientRect().y + 0.5)?.tagName
  )
}

test('a card fills in father, year of birth and address; errors are named, also in the advanced fields', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/samadh/aadharcard-scanner')
  await scan(page, cardOf(ownName('Nita')))
  await test.step('a choice that can be cleared has its whole border', async () => {
    const tourType = page.getByRole('combobox', { name: 'Tour Type' })
    expect(await tourType.evaluate(onBorderOfClear)).toBe('INPUT')
  })
  await page.getByRole('button', { name: 'Advanced' }).click()
  const labels = page.locator('form label').allInnerTexts()
  expect((await labels).slice(-9)).toEqual(
    'Father/Husband,Birth Year,District,Location,State,PostCode,Email,VehicleNo,Gender'.split(','),
  )
  await expect(page.getByLabel('Father/Husband')).toHaveValue('Ram Rao')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Uttar Pradesh')
  await expect(page.getByRole('combobox', { name: 'Birth Year' })).toHaveValue('1980')
  await expect(page.getByLabel('Location')).toHaveValue('Dayalbagh')
  await expect(page.getByLabel('PostCode')).toHaveValue('282005')
  await expect(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('Female')
  await page.getByLabel('PostCode').fill('28-x')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel(/^Gents/).fill('1.5')
  await expect(page.getByTestId('total-people')).toHaveText('Total: 1')
  await page.getByRole('button', { name: 'Advanced' }).click()
  await page.keyboard.press('F2')
  await expect(page.getByText('Please enter number only.')).toBeVisible()
  await expect(page.getByText('Please enter valid email.')).toBeVisible()
  await expect(page.getByText('Please enter a whole number')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel(/^Please Scan AadharCard/)).toBeFocused()
  await expect(page.getByLabel(/^Gents/)).toHaveCount(0)
  await scan(page, '<nothing that is a card>')
  await expect(page.getByText(/^No satsangi\/visitor data found/)).toBeVisible()
  await expect(page.getByLabel(/^Gents/)).toBeVisible()
})

test('a mobile number suggests earlier visitors', async ({ page }) => {
  await signIn(page)
  const name = ownName('Gita')
  const mobile = `98${String(Date.now()).slice(-8)}`
  await visitElsewhere({ visitorname: name, mobileNumber: mobile, location: 'Mathura' })
  await open(page, '/samadh/aadharcard-scanner')
  await scan(page, 'NA')
  const nameField = page.getByLabel(/^Name/).first()
  await expect(nameField).toBeFocused()
  // The code of a second card does not become a name.
  await scanHere(page, 'NOBODY-107')
  await expect(page.getByLabel('Id Number', { exact: true })).toHaveValue('NOBODY-107')
  await expect(nameField).toHaveValue('')
  await expect(nameField).toBeFocused()
  await page.getByRole('combobox', { name: /^Mobile Number/ }).fill(mobile.slice(0, 7))
  const suggestion = page.getByRole('option', { name: new RegExp(name) })
  await expect(suggestion).toContainText(`XXXXXX${mobile.slice(-4)} · Mathura`)
  await suggestion.click()
  await expect(page.getByRole('combobox', { name: /^Mobile Number/ })).toHaveValue(mobile)
  await expect(page.getByLabel(/^Name/).first()).toHaveValue(name)
  await expect(page.getByLabel(/^Gents/)).toBeFocused()
})

test('a visitor who was chosen after a card that could not be read is cleared by the next card', async ({
  page,
}) => {
  await signIn(page)
  const [earlier, next] = [ownName('Mira'), ownName('Rita')]
  const mobile = `97${String(Date.now()).slice(-8)}`
  await visitElsewhere({ visitorname: earlier, mobileNumber: mobile, email: 'mira@example.org' })
  await open(page, '/samadh/aadharcard-scanner')
  await scan(page, '<nothing that is a card>')
  const field = page.getByRole('combobox', { name: /^Mobile Number/ })
  await field.fill(mobile.slice(0, 7))
  await page.getByRole('option', { name: new RegExp(earlier) }).click()
  await expect(page.getByLabel(/^Name/).first()).toHaveValue(earlier)
  await scan(page, cardOf(next))
  await expect(page.getByLabel(/^Name/).first()).toHaveValue(next)
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: 'Advanced' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the summary is printed as a closing report, and all data are exported', async ({ page }) => {
  const jobs = await printService(page)
  await signIn(page)
  await visitElsewhere({ visitorname: ownName('Sum') })
  await open(page, '/samadh/reports/visitors-entry-report')
  await page.getByRole('button', { name: 'Print closing report' }).click()
  await expect.poll(() => jobs.length).toBe(1)
  expect(jobs[0]?.receipt).toMatchObject({ receiptType: 'samadhclosingreport', period: 'Daily' })
  expect(Number(jobs[0]?.receipt.overallTotal)).toBeGreaterThan(100)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/visitors-information-report\?.*tourType=FAMILY/)
  await expect(page.getByRole('row').nth(1)).toContainText('FAMILY')
  await page.goBack()
  await page
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/visitors-information-report/)
  await page.goBack()
  await page.getByRole('switch', { name: 'Search by period' }).click()
  await expect(page.getByRole('row', { name: /^All days/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /^All days/ })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Search by period' })).not.toBeChecked()

  const { today } = await office(thisVenue, {})
  await open(page, `/samadh/reports/visitors-entry-report?from=${today}&to=${today}`)
  const byQuarter = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Entered on this day, by quarter of an hour' }) })
  const quarter = byQuarter.getByRole('link').last()
  const [, time = '', people = ''] =
    /(\d\d:\d\d): (\d+)/.exec((await quarter.getAttribute('aria-label')) ?? '') ?? []
  await quarter.click()
  await expect(page).toHaveURL(new RegExp(`quarter=${encodeURIComponent(time)}|quarter=${time}`))
  await expect(page.getByRole('combobox', { name: 'Quarter hour' })).toHaveText(time)
  const visits = await office(samadh.information, { from: today, to: today, quarter: time, per_page: 200 })
  // Other journeys enter visitors at the same time.
  expect(visits.reduce((sum, { peopleVisited }) => sum + peopleVisited, 0)).toBeGreaterThanOrEqual(
    Number(people),
  )
  await expect(page.getByRole('row')).toHaveCount(Math.min(visits.length, 20) + 1)

  await open(page, '/samadh/reports/visitors-information-report')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Export all data' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export To CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^visitors-information-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync((await file.path()) ?? '', 'utf8')).toContain('XXXX XXXX ')

  await catchPrinting(page)
  await page.reload()
  await page.getByRole('button', { name: 'Export all data' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect.poll(() => printedText(page)).toContain('Visitor information')

  await open(page, '/samadh/reports/visitors-information-report?tourType=FAMILY')
  await expect(page.getByRole('combobox', { name: 'Tour Type' })).toHaveText('FAMILY')
  await page.getByRole('button', { name: 'Export all data' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect.poll(() => printedText(page)).toMatch(/Printed[\s\S]*FAMILY\s*Visitor Name/)
})
