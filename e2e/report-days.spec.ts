import { addDays, dayInWords } from '@nivas/contract/dates.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { enterElsewhere } from './gate.ts'
import { holdFirst } from './hold-call.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { printService } from './print-service.ts'
import { goOnIntercepting } from './routes.ts'
import { openAllDay, visitElsewhere } from './samadh.ts'
import { open, signIn, startAnew } from './staff.ts'

const venueToday = async () => (await office(thisVenue, {})).today
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tableOf = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('table')

/** Returns the sum in the last column of a table. */
const sumOf = (table: Locator) =>
  table
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last()
/** Returns the number with which a text begins. */
const numberOf = async (text: Locator) => Number.parseInt((await text.innerText()).replaceAll(',', ''), 10)

/** Searches with another first day. */
async function searchFrom(page: Page, day: string) {
  await page.getByLabel('From', { exact: true }).fill(day)
  await button(page, 'Search').click()
}

test('figures are neither printed nor exported while other days load, and a repeated search reads them again', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('no figures of the days before are printed or exported while those of other days load', async () => {
    const jobs = await printService(page)
    await openAllDay()
    await visitElsewhere({ visitorname: ownName('Rolls') })
    const today = await venueToday()
    await open(page, `/samadh/reports/visitors-entry-report?from=${addDays(today, -6)}&to=${today}`)
    await expect(button(page, 'Print')).toBeEnabled()
    const held = await holdFirst(page, samadh.entryReport)
    await searchFrom(page, addDays(today, -1))
    await held.isHeld()
    const table = tableOf(page, 'Entry visitor summary')
    const names = ['Print closing report', 'Print', 'Export']
    for (const name of names) await expect(button(page, name)).toBeDisabled()
    await expect(table).toHaveAttribute('data-outdated', 'true')

    held.release()
    for (const name of names) await expect(button(page, name)).toBeEnabled()
    const overallTotal = await numberOf(sumOf(table))
    await button(page, 'Print closing report').click()
    await expect.poll(() => jobs.length).toBe(1)
    expect(jobs[0]?.receipt).toMatchObject({ fromDate: addDays(today, -1), toDate: today, overallTotal })
  })
  await test.step('the paper of a list has every day that was searched, once they have loaded', async () => {
    await startAnew(page)
    await goOnIntercepting(page)
    await catchPrinting(page)
    const today = await venueToday()
    const first = addDays(today, -250)
    await open(page, `/reports/gate-entries-report?from=${addDays(today, -3)}&to=${today}`)
    await expect(button(page, 'Print')).toBeEnabled()
    const { promise: mayPass, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      ({ pathname, searchParams }) =>
        pathname === `/api${reports.gateTotals.path}` && searchParams.get('from') === first,
      async (route) => {
        await mayPass
        return route.fallback()
      },
    )
    await searchFrom(page, first)
    await expect(button(page, 'Print')).toBeDisabled()
    release()
    await button(page, 'Print').click()
    const paper = await printedText(page)
    for (const day of [addDays(first, 1), addDays(today, -1)]) expect(paper).toContain(dayInWords(day))
  })
  await test.step('a repeated search reads sums and charts again', async () => {
    await startAnew(page)
    await test.step('a repeated search reads the sums of a list again, with its rows', async () => {
      await enterElsewhere(page)
      const today = await venueToday()
      await open(page, `/reports/gate-entries-report?from=${today}&to=${today}`)
      const table = tableOf(page, 'Gate totals by date')
      const total = sumOf(table)
      await expect(total).toBeVisible()
      const before = await numberOf(total)
      await enterElsewhere(page, { people: 3 })
      // Repeated, because other journeys admit visitors too, and one may come between two calls of a search.
      await expect(async () => {
        await button(page, 'Search').click()
        await expect(page.getByText('The report is up to date.').first()).toBeVisible()
        await expect.poll(() => numberOf(total), { timeout: 3_000 }).toBeGreaterThanOrEqual(before + 3)
        expect(await numberOf(total)).toBe(await numberOf(table.locator('tbody').getByRole('cell').last()))
      }).toPass()
    })
    await test.step('a repeated search reads the chart of the day again, with the rows', async () => {
      await openAllDay()
      await visitElsewhere({ visitorname: ownName('Early') })
      const today = await venueToday()
      await open(page, `/samadh/reports/visitors-entry-report?from=${today}&to=${today}`)
      const total = sumOf(tableOf(page, 'Entry visitor summary'))
      const ofChart = page.getByText(/^[\d,]+ people, most at/)
      await expect(total).toBeVisible()
      await expect(ofChart).toBeVisible()
      const before = await numberOf(ofChart)
      await visitElsewhere({ visitorname: ownName('Late') })
      await expect(async () => {
        await button(page, 'Search').click()
        await expect.poll(() => numberOf(ofChart), { timeout: 3_000 }).toBeGreaterThanOrEqual(before + 2)
        expect(await numberOf(ofChart)).toBe(await numberOf(total))
      }).toPass()
    })
  })
})

test('on paper the header is on every page, and the sums are only below the last row', async ({ page }) => {
  await page.addInitScript(() => {
    window.printed = []
    window.print = () => {
      const styleOf = (part: string) => {
        const found = document.querySelector(`[data-print-area] table > ${part}`)
        return found ? getComputedStyle(found).display : 'missing'
      }
      window.printed.push(`${styleOf('thead')}, ${styleOf('tfoot')}`)
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  const today = await venueToday()
  await signIn(page)
  await open(page, `/reports/gate-entries-report?from=${addDays(today, -100)}&to=${today}`)
  await button(page, 'Print').click()
  expect(await printedText(page)).toBe('table-header-group, table-row-group')
  await page.emulateMedia({ media: 'print' })
  const sums = tableOf(page, 'Gate totals by date').locator('tfoot')
  await expect(sums).toHaveCSS('display', 'table-row-group')
  await expect(button(page, 'Print')).toBeHidden()
})
