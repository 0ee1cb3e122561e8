import type { Success } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { typedDay } from './days.ts'
import { enterElsewhere } from './gate.ts'
import { catchPrinting, printedText, printReport } from './journey.ts'
import { office, ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn, signInAdministratorHindi, startAnew } from './staff.ts'
import { makeUser } from './user.ts'

/** Makes a building with one paid stay from today, two nights at Rs. 500. */
async function paidStay() {
  const { today } = await office(thisVenue, {})
  const { building, roomId } = await makeBuilding()
  const guest = ownName('Asha Rao')
  const held = await makeHeld([roomId('101')], { name: guest, from: 0, to: 2, people: 2 })
  await office(reservations.takeBhent, {
    id: held.id,
    payment_amount: held.total_amount,
    donation_amount: 51,
  })
  return {
    ...{ building: building.name, buildingId: building.id, room: roomId('101') },
    ...{ today, guest, reference: held.application_number },
  }
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) }).first()

/** Presses Tab until `target` has the focus; a report has the buildings of all journeys, with a link in most cells. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 800; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not reach it')
}

const monthOf = (day: string) => ({
  from: `${day.slice(0, 8)}01`,
  to: addDays(`${addDays(`${day.slice(0, 8)}01`, 32).slice(0, 8)}01`, -1),
})

test("a month's Bhent of a building opens its receipts, and each its history: by mouse, then by keyboard", async ({
  page,
}) => {
  test.slow()
  const { building, today, reference } = await paidStay()
  const { from, to } = monthOf(today)
  // The permission of the report is enough to open all records that it counts.
  await signIn(page, await makeUser('report-revenue-by-range'))
  const report = `/reports/revenue-by-range?from=${from}&to=${to}`
  await open(page, report)
  const amount = () => rowOf(page, building).getByRole('link', { name: 'Rs. 1,000.00' })
  const receipt = () => rowOf(page, reference).getByRole('button', { name: 'Receipt' })
  const dialog = page.getByRole('dialog', { name: 'Receipt' })
  const history = dialog.getByRole('table', { name: 'History' })

  await test.step('by mouse', async () => {
    await amount().click()
    await receipt().click()
    await expect(dialog.getByText(reference)).toBeVisible()
    await expect(history).toContainText('Bhent')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('by keyboard', async () => {
    await open(page, report)
    await tabTo(page, amount())
    await page.keyboard.press('Enter')
    await tabTo(page, receipt())
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(reference)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('the whole Bhent opens the receipts of all buildings', async () => {
    await open(page, report)
    const total = page.getByRole('row', { name: /^Total/ })
    await total.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/reports\/bhent-receipts\?from=/)
    await expect(page).not.toHaveURL(/building_id/)
  })
})

test('the records behind occupancy open and print, and a paper names its filters', async ({ page }) => {
  test.slow()
  await signIn(page)
  await test.step('occupancy opens the rooms and the people that it counts, and is printed', async () => {
    await catchPrinting(page)
    const { building, today, guest } = await paidStay()
    await open(page, '/reports/occupancy-by-range')
    const row = () => rowOf(page, building)
    await expect(row()).toContainText('%')

    await test.step('Search is disabled while From is on or after To', async () => {
      await page.getByLabel('To', { exact: true }).fill(typedDay(today))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
      await page.goBack()
    })
    await open(page, `/reports/occupancy-by-range?from=${today}&to=${addDays(today, 3)}`)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('The report is up to date.')).toBeVisible()
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => printedText(page)).toContain(building)
    await test.step('rooms with guests open, with their guests', async () => {
      await row().getByRole('link', { name: '1', exact: true }).click()
      await expect(page).toHaveURL(/\/reports\/room-nights\?/)
      const rooms = page.getByRole('region', { name: 'Room nights' })
      await rooms
        .getByRole('row', { name: new RegExp(building) })
        .getByRole('link', { name: '2', exact: true })
        .click()
      await expect(page).toHaveURL(/\/reports\/visitors-by-range\?/)
      await expect(page.getByRole('row', { name: new RegExp(guest) })).toBeVisible()
    })
  })
  await test.step('a paper names its filters, and the screen says that the rows are of one room', async () => {
    await startAnew(page)
    await catchPrinting(page)
    const { building, buildingId, room, today, guest } = await paidStay()
    const days = `from=${today}&to=${today}`
    const printed = (screen: string, paper: string) =>
      printReport(page, new RegExp(`Printed[\\s\\S]*${paper}`), screen)
    await printed('/reports/event?event_id=1', 'Bhandara\\s*Parties')
    const of = `building_id=${buildingId}`
    // The paper has the order of the table.
    const inOrder = page.waitForRequest((asked) => /order=asc.*per_page=200/.test(asked.url()))
    await printed(`/reports/bhent-receipts?${days}&${of}&order=asc`, `${building}\\s*Receipt\\s*Collected`)
    await inOrder
    await printed(`/reports/room-nights?${days}&${of}`, `${building}\\s*Room\\s*Floor`)
    await printed(`/reports/occupancy-overview?${of}`, `${building}\\s*Occupancy of every night`)
    await printed(
      `/reports/visitors-by-range?${days}&room_id=${room}`,
      `One room\\s*Building[\\s\\S]*${guest}`,
    )

    const field = page.getByRole('combobox', { name: 'Room', exact: true })
    await expect(field).toHaveText('One room')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page).not.toHaveURL(/room_id/)
    await expect(field).toHaveText('All rooms')
    await expect(field).toBeFocused()
  })
})

test('gate totals, arrivals and events open the records behind them, also of the previous year', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('gate totals open the entries of a day; arrivals are searched by day and hour', async () => {
    const { reference, today } = await paidStay()
    const visitorname = ownName('Ravi Kumar')
    await enterElsewhere(page, { visitorname })
    const from = addDays(today, -6)
    await open(page, `/reports/gate-entries-report?from=${from}&to=${today}`)
    await expect(page.locator('tfoot').getByRole('link').last()).toHaveAttribute(
      'href',
      new RegExp(`list-gate-entries.from=${from}&to=${today}$`),
    )
    await open(page, `/reports/gate-entries-report?from=${today}&to=${today}`)
    await page.locator('tbody').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/reports\/list-gate-entries\?/)
    await expect(page.getByRole('row', { name: new RegExp(visitorname) })).toBeVisible()
    await expect(page.getByText(/people entered, most/)).toBeVisible()

    await open(page, '/reports/satsangi-arrival-report')
    // The previous screen's address has a quarter hour.
    await page.getByRole('combobox', { name: 'Hour', exact: true }).click()
    await page.getByRole('option', { name: '10:00' }).click()
    await expect(page).toHaveURL(/hour=10/)
    await expect(page.getByText(/of \d+ people have arrived/)).toBeVisible()
    await page.getByLabel('Date', { exact: true }).fill('')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
    expect(reference).toMatch(/^A/)
  })
  await test.step('an event opens its parties, also those of the previous year; a year without reservations is shown as empty', async () => {
    await startAnew(page)
    const { today } = await paidStay()
    await test.step('an event opens its parties', async () => {
      await open(page, '/reports/event')
      await expect(page.getByText('Please select an event type.')).toBeVisible()
      await expect(page.getByText(/^\d+ event types in use$/)).toBeVisible()
      await page.getByRole('combobox', { name: 'Event type' }).click()
      await page.getByRole('option', { name: 'Bhandara' }).click()
      const total = page.getByRole('row', { name: /^Total/ })
      await total.getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`event-parties\\?.*from=${today.slice(0, 4)}-01-01`))
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    })
    await test.step('a report of a year without reservations shows which year it is', async () => {
      for (const path of ['event?event_id=1&', 'occupancy-overview?']) {
        await open(page, `/reports/${path}year=1950`)
        await expect(page.getByRole('combobox', { name: 'Year' })).toHaveText('1950')
      }
    })
    await test.step('a figure of the previous year opens the parties of that year', async () => {
      // Answered here, because a journey cannot make a party of last year.
      await page.route(
        ({ pathname }) => pathname.endsWith(reports.event.path),
        async (route) => {
          const response = await route.fetch()
          const { data, ...body } = (await response.json()) as Success<typeof reports.event>
          const rows = data.map((row) => ({
            ...row,
            before: { ...row.before, parties: row.is_total ? 77_777 : 0 },
          }))
          await route.fulfill({ response, json: { ...body, data: rows } })
        },
      )
      await page.goto('about:blank')
      await open(page, '/reports/event?event_id=1')
      const total = page.getByRole('row', { name: /^Total/ })
      await total.getByRole('link').filter({ hasText: '77,777' }).click()
      const before = Number(today.slice(0, 4)) - 1
      await expect(page).toHaveURL(new RegExp(`event-parties\\?.*from=${before}-01-01`))
      await expect(page).toHaveURL(new RegExp(`to=${before}-12-31`))
    })
  })
})

test('readers of Hindi see statuses and names of buildings in Hindi in reports', async ({ page }) => {
  const { building, roomId } = await makeBuilding()
  const held = await makeHeld([roomId('101')], { from: 200, to: 202 })
  const { id } = building
  const inHindi = `यमुना ${building.name}`
  await office(venue.nameInHindi, { id, kind: 'building', name_hi: inHindi })
  const day = held.arrival_date
  await signInAdministratorHindi(page)
  await open(page, `/reports/event-parties?event_id=1&from=${day}&to=${day}`)
  await expect(page.getByRole('cell', { name: 'होल्ड', exact: true }).first()).toBeVisible()
  await open(page, `/reports/satsangi-arrival-report?searchDate=${day}`)
  await expect(page.getByRole('cell', { name: inHindi })).toBeVisible()
})
