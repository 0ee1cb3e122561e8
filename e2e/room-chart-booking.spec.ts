import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { bar, cellAt, makeYamuna } from './chart.ts'
import { typedDay } from './days.ts'
import { fillBooking } from './journey.ts'
import { ownName } from './office.ts'
import { answerOnce, fail } from './routes.ts'
import { open, signIn, startAnew } from './staff.ts'

test('free nights are booked by mouse and by keyboard, and the new stay has the focus', async ({ page }) => {
  await signIn(page)
  await test.step('dragging over free nights books them; the stay is then on the chart, with the focus', async () => {
    const { book, route, today } = await makeYamuna(page)
    await book('Meera Joshi', '102', 6, 2)
    await open(page, route)
    await expect(bar(page, 'Meera Joshi')).toBeVisible()
    const [start, end] = [await cellAt(page, '102', 3), await cellAt(page, '102', 7)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 6 })
    // The selection ends at the nights of another stay.
    await expect(page.getByTestId('nights')).toContainText('Room 102')
    await expect(page.getByTestId('nights')).toContainText('3 nights')
    await page.mouse.up()
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await expect(form.getByLabel('Bhandara/Satsang')).toBeFocused()
    await expect(form.getByLabel('Arrival', { exact: true })).toHaveValue(typedDay(addDays(today, 3)))
    await expect(form.getByLabel('Departure', { exact: true })).toHaveValue(typedDay(addDays(today, 6)))
    const name = ownName('Kamla Devi')
    await fillBooking(page, form, name)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('reference')).toHaveText(/^A\d\d-\d{6}$/)
    await expect(page.getByRole('button', { name: 'Collect Bhent' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar(page, name)).toHaveAccessibleName(/room 102/)
    await expect(bar(page, name)).toBeFocused()
    await expect(page.getByTestId('nights')).toHaveCount(0)
  })
  await test.step('free nights are booked by keyboard: F2, arrows, Shift for more nights, Enter', async () => {
    await startAnew(page)
    const { book, route, today } = await makeYamuna(page)
    await book('Meera Joshi', '102', 1, 2)
    await open(page, route)
    await expect(bar(page, 'Meera Joshi')).toBeVisible()
    const nights = page.getByTestId('nights')
    await page.keyboard.press('F2')
    await expect(nights).toBeFocused()
    await expect(nights).toHaveAccessibleName(/^Room 101, /)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(nights).toHaveAccessibleName(/^Room 102, .*1 night\./)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(nights).toHaveAccessibleName(/: 2 nights\./)
    await expectAccessible(page, 'free nights chosen')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await expect(form.getByLabel('Arrival', { exact: true })).toHaveValue(typedDay(addDays(today, 3)))
    await expect(form.getByLabel('Departure', { exact: true })).toHaveValue(typedDay(addDays(today, 5)))
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(nights).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(nights).toHaveCount(0)
    await expect(bar(page, 'Meera Joshi')).toBeFocused()
  })
})

test('the Bhent of a booking on the chart is the next step, and its bar shows it without a wait', async ({
  page,
}) => {
  await signIn(page)
  await test.step('the last free room is booked where only free ones are shown: its Bhent is the next step', async () => {
    const { building } = await makeBuilding([[1, '101', '101', 500]])
    await open(page, `/room-chart?building=${building.id}&free=1`)
    await expect(page.getByRole('rowheader', { name: /^101/ })).toBeVisible()
    await page.keyboard.press('F2')
    await expect(page.getByTestId('nights')).toBeFocused()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await expect(form.getByLabel('Bhandara/Satsang')).toBeFocused()
    await fillBooking(page, form, ownName('Kamla Devi'))
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('reference')).toHaveText(/^A\d\d-\d{6}$/)
    // The chart behind was read again, and has no row any more.
    await expect(page.getByText(/^No room is free on all of these days/)).toBeVisible()
    // The dialog ignores keys right after it opens.
    await page.waitForTimeout(700)
    await page.keyboard.press('F4')
    await expect(page.getByRole('dialog', { name: 'Reservation Payment' })).toContainText('Kamla Devi')
  })
  await test.step('the bar shows a Bhent taken on the chart without a wait', async () => {
    await startAnew(page)
    const { route } = await makeYamuna(page)
    await open(page, route)
    await expect(page.getByTestId('room-chart')).toBeVisible()
    await page.getByRole('button', { name: 'Book free nights' }).click()
    await expect(page.getByTestId('nights')).toBeFocused()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await expect(form.getByLabel('Bhandara/Satsang')).toBeFocused()
    const name = ownName('Kamla Devi')
    await fillBooking(page, form, name)
    // The free rooms are read again, and the server fails: the form stays as it is.
    const free = '**/admin/rooms/available?*'
    await answerOnce(page, free, fail)
    const failed = page.waitForResponse(free)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await failed
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByTestId('reference')).toHaveText(/^A\d\d-\d{6}$/)
    const behind = page.locator('[data-stay]', { hasText: name })
    await expect(behind).toHaveAttribute('data-state', 'HOLD')
    // The dialog ignores keys right after it opens.
    await page.waitForTimeout(700)
    await page.keyboard.press('F4')
    await page.getByLabel('Total Cash').fill('2000')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('receipt-number')).toBeVisible()
    // The automatic refresh comes only every 30 seconds, later than this.
    await expect(behind).toHaveAttribute('data-state', 'PAID')
  })
})
