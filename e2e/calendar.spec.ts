import { addDays, dayInWords } from '@nivas/contract/dates.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { find } from './journey.ts'
import { office } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'

test.describe.configure({ mode: 'parallel' })

/** Opens the calendar of the open report by keyboard, at a day that was typed. */
async function openAt(page: Page, typed: string, day: string) {
  const from = page.getByRole('textbox', { name: 'From' })
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await from.fill(typed)
  await from.press('ArrowDown')
  await expect(calendar.getByRole('button', { name: day, exact: true })).toBeFocused()
  return { from, calendar }
}

test('a day is chosen by keyboard: days, months and years of a calendar, up to the last day that is allowed', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await open(page, '/released-rooms')
  await test.step('a day of a report is chosen by keyboard: the arrow down opens the calendar, arrows move, Enter chooses', async () => {
    const { from, calendar } = await openAt(page, '10/11/2026', '10 Nov 2026')
    await expect(calendar.locator('[data-selected]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expectAccessible(page, 'the calendar of a day')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(calendar.getByRole('button', { name: '18 Nov 2026', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(calendar).toHaveCount(0)
    await expect(from).toBeFocused()
    await expect(from).toHaveValue('18/11/2026')

    await page.keyboard.press('ArrowDown')
    await expect(calendar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await expect(from).toBeFocused()
    await expect(from).toHaveValue('18/11/2026')
  })
  await test.step('the keys of a calendar continue into other months, and Page Up and Page Down keep the day', async () => {
    const { from, calendar } = await openAt(page, '31/01/2026', '31 Jan 2026')
    for (const [key, day] of [
      ['ArrowRight', '1 Feb 2026'],
      ['ArrowLeft', '31 Jan 2026'],
      ['ArrowDown', '7 Feb 2026'],
      ['ArrowUp', '31 Jan 2026'],
      ['PageDown', '28 Feb 2026'],
      ['Home', '23 Feb 2026'],
      ['End', '1 Mar 2026'],
      ['PageUp', '1 Feb 2026'],
      ['Shift+PageUp', '1 Feb 2025'],
      ['Shift+PageDown', '1 Feb 2026'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(calendar.getByRole('button', { name: day, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue('01/02/2026')
  })
  await test.step('Page Up shows the previous year among the months of a calendar, and ten years earlier among its years', async () => {
    const { from, calendar } = await openAt(page, '31/01/2026', '31 Jan 2026')
    const heading = (name: string) => calendar.getByRole('button', { name, exact: true })
    await heading('Jan 2026').press('Enter')
    await expect(heading('2026')).toBeVisible()
    await page.keyboard.press('PageUp')
    await expect(heading('2025')).toBeVisible()
    await expect(calendar.locator('table button:focus')).toHaveCount(1)
    await heading('2025').press('Enter')
    await page.keyboard.press('PageUp')
    await expect(calendar.getByText('2010 – 2019')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue(/201\d$/)
  })
  await test.step('the keys of a calendar stop at the last day that is allowed', async () => {
    const { today } = await office(thisVenue, {})
    await open(page, `/cash/day-closing?day=${addDays(today, -3)}`)
    const day = page.getByRole('textbox', { name: 'Day' })
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await day.press('ArrowDown')
    await expect(calendar.locator('[data-selected]')).toBeFocused()
    for (const [key, days] of [
      ['ArrowDown', 0],
      ['ArrowRight', 0],
      ['ArrowUp', -7],
      ['PageDown', 0],
    ] as const) {
      await page.keyboard.press(key)
      const name = dayInWords(addDays(today, days))
      await expect(calendar.getByRole('button', { name, exact: true })).toBeFocused()
    }
  })
})

test('a calendar that cannot be loaded says so and opens later; it closes by Escape, its button and a click beside it', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a calendar that cannot be loaded says so beside its field, which keeps the typed day, and opens when the network is back', async () => {
    await open(page, '/released-rooms')
    const from = page.getByRole('textbox', { name: 'From' })
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await from.fill('10/11/2026')
    await context.setOffline(true)
    await from.press('ArrowDown')
    await expect(
      calendar.getByText('The calendar could not be loaded. Type the day, or try again with a connection.'),
    ).toBeVisible({ timeout: 15_000 })
    await expect(from).toBeFocused()
    await expect(from).toHaveValue('10/11/2026')
    await context.setOffline(false)
    await calendar.getByRole('button', { name: 'Try again' }).click()
    await expect(calendar.getByRole('button', { name: '10 Nov 2026', exact: true })).toBeFocused()
  })
  await test.step('Escape closes the calendar in a dialog and not the dialog', async () => {
    await startAnew(page)
    const { application_number } = await makeNew()
    const row = await find(page, '/reservations', application_number)
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit dates and contact' }).click()
    const form = page.getByRole('dialog', { name: 'Edit dates and contact' })
    const arrival = form.getByRole('textbox', { name: 'Arrival', exact: true })
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await arrival.press('ArrowDown')
    await expect(calendar.locator('[data-selected]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await expect(form).toBeVisible()
    await expect(arrival).toBeFocused()
    // The pressed title is replaced, but the focus stays in the calendar.
    await arrival.press('ArrowDown')
    await calendar.getByRole('button', { name: /^\w+ 20\d\d$/ }).click()
    await expect(calendar.locator('table button:focus')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(calendar.locator('table button:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await expect(form).toBeVisible()
    await expect(arrival).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })
  await test.step('the button of a day opens and closes its calendar, and a click beside it closes it', async () => {
    await startAnew(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/released-rooms')
    const to = page.getByRole('textbox', { name: 'To' })
    const button = page.getByRole('button', { name: 'Open the calendar' }).last()
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await button.click()
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeInViewport({ ratio: 1 })
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(calendar).toHaveCount(0)
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(calendar).toHaveCount(0)
    await button.click()
    await calendar.getByRole('button', { name: 'Next month' }).click()
    await calendar.getByRole('button', { name: /^15 / }).click()
    await expect(to).toHaveValue(/^15\//)
    await expect(to).toBeFocused()
  })
})
