import type { Success } from '@nivas/contract/call.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn } from './staff.ts'

test('the overview has three tables, and every night of the year; an empty year says so', async ({
  page,
}) => {
  test.slow()
  const { today } = await office(thisVenue, {})
  const { building, roomId } = await makeBuilding()
  await makeHeld([roomId('101')], { from: 0, to: 2, people: 2 })
  await catchPrinting(page)
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('mantine-color-scheme-value', 'dark')
  })
  await signIn(page)
  await open(page, '/reports/occupancy-overview')
  for (const title of ['Occupancy (%)', 'People Stayed', 'Total Rooms'])
    await expect(
      page.getByRole('region', { name: title }).getByRole('columnheader', { name: building.name }),
    ).toBeVisible()
  const nights = page.getByRole('region', { name: 'Occupancy of every night' })
  await nights
    .getByTitle(new RegExp(`^${Number(today.slice(8))} `))
    .first()
    .waitFor()
  // The nights of a whole month are on the sheet, on a white background even where the screen is dark.
  await page.evaluate(() => {
    const print = window.print
    window.print = () => {
      const paper = document.querySelector('[data-print-area]')
      const widthOf = (of: Element | null | undefined) => of?.getBoundingClientRect().width ?? Number.NaN
      const fits = widthOf(paper?.querySelector('section table')) <= widthOf(paper)
      const ground = paper && getComputedStyle(paper).getPropertyValue('--mantine-color-body')
      window.printed.push(`fits: ${fits}, on ${ground}`)
      print()
    }
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await printedText(page)
  expect(await page.evaluate(() => window.printed[0])).toMatch(/^fits: true, on (white|#fff)$/)
  expect(await printedText(page)).toMatch(/Monthly · 1 Jan \d{4} – 31 Dec \d{4} · Printed/)
  await page.getByRole('region', { name: 'People Stayed' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/reports\/visitors-by-range\?/)
  await open(page, '/reports/occupancy-overview?year=1950')
  await expect(page.getByText('No Report Data')).toBeVisible()
  await test.step('in the chart of the overview a month without rooms in service is not shown as 0 %', async () => {
    // Answered here, because a journey cannot close the rooms of all other journeys.
    await page.route(
      ({ pathname }) => pathname.endsWith(reports.occupancyOverview.path),
      async (route) => {
        const response = await route.fetch()
        const { data, ...body } = (await response.json()) as Success<typeof reports.occupancyOverview>
        const rows = data.rows.map((row) => ({ ...row, occupancy: row.occupancy.map(() => null) }))
        await route.fulfill({ response, json: { ...body, data: { ...data, rows } } })
      },
    )
    await page.goto('about:blank')
    await open(page, '/reports/occupancy-overview')
    await expect(page.getByRole('list', { name: 'Occupancy %' })).toContainText('No rooms')
    await expect(page.getByRole('list', { name: 'Occupancy %' })).not.toContainText('0.0 %')
  })
})
