import { addDays, dayInWords } from '@nivas/contract/dates.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { today as dayOfVenue, enterElsewhere } from './gate.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'

const number = async (text: Promise<string>) => Number((await text).replaceAll(',', ''))

test('gate entries: days in order, sums, a month opened into its days, a day into its visitors, and paper', async ({
  page,
}) => {
  await signIn(page)
  await test.step('days in the wrong order are reported beside the field, and no search is made', async () => {
    await open(page, '/gate-entry-report?from=2026-11-20&to=2026-11-21')
    await page.getByLabel('To', { exact: true }).fill('2026-11-19')
    await page.keyboard.press('Tab')
    await expect(page.getByText('To must not be before From')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  })
  await test.step('gate entries of a month have sums, open into days and visitors, and print', async () => {
    await startAnew(page)
    await catchPrinting(page)
    // Other journeys admit visitors today.
    const { today } = await office(thisVenue, {})
    await open(page, `/gate-entry-report?from=${addDays(today, -20)}&to=${addDays(today, -1)}`)
    const table = page.getByRole('region', { name: 'Gate entries' }).getByRole('table')
    const total = table.getByRole('row', { name: /^Total/ })
    await expect(total).toBeVisible()
    const people = (row = total) => number(row.getByRole('cell').last().innerText())
    const ofDays = await people()
    expect(ofDays).toBeGreaterThan(0)
    await expectAccessible(page, 'the report of the gate')

    const address = new URL(page.url().replace('#/', '')).searchParams
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Yearly' }).click()
    await expect(page).toHaveURL(/period=Yearly/)
    await expect.poll(() => people()).toBe(ofDays)
    expect(address.get('period')).toBeNull()

    const year = table.getByRole('rowheader').first()
    // Until the year is rendered, the first row is still a day.
    await expect(year.getByRole('link')).toHaveAttribute('href', /period=Monthly/)
    await year.getByRole('link').click()
    await expect(page).toHaveURL(/period=Monthly/)
    const month = table.getByRole('rowheader').first().getByRole('link')
    // Until the months are rendered, the first row is still the year.
    await expect(month).toHaveAttribute('href', /period=Daily/)
    await month.click()
    await expect(page).toHaveURL(/period=Daily/)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('The report is up to date.')).toBeVisible()

    await page.getByRole('button', { name: 'Print' }).click()
    const paper = await printedText(page)
    expect(paper).toContain('Gate entries')
    expect(paper).toContain('Printed')

    // If midnight has passed, the demo's visitors of today came yesterday.
    await enterElsewhere(page)
    const day = await dayOfVenue(page)
    await open(page, `/gate-entry-report?from=${day}&to=${day}`)
    await expect(table.getByRole('rowheader').first()).toHaveText(dayInWords(day))
    const cellsOf = (row = total) => row.getByRole('cell')
    const first = table.getByRole('row').nth(1)
    for (const row of [first, total])
      for (const cell of [cellsOf(row).first(), cellsOf(row).last()])
        await expect(cell.getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`list-gate-entries.from=${day}&to=${day}$`),
        )
    const link = cellsOf(first).nth(2).getByRole('link')
    const others = await number(link.innerText())
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Non-satsangi visitors')
    await expect(page).toHaveURL(/from=/)
    expect(others).toBeGreaterThan(0)
    await expect(page.getByText(/^\d+–\d+ of/)).toBeVisible()
    await page.goBack()
    await expect(total).toBeVisible()
  })
})
