import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { bar, makeYamuna } from './chart.ts'
import { holdFirst } from './hold-call.ts'
import { open, signIn, startAnew } from './staff.ts'

test('the chart jumps to a date and finds a reservation, even when the answer is late', async ({ page }) => {
  await signIn(page)
  await test.step('jumps to a date, shows free rooms, and finds a reservation on any date', async () => {
    const { building, today, book, route } = await makeYamuna(page)
    const { application_number } = await book('Hetal Shah', '202', 60, 2)
    await open(page, route)
    await expect(page.getByRole('rowheader', { name: /^202/ })).toBeVisible()
    await page.getByLabel('From').fill(addDays(today, 60))
    await expect(bar(page, 'Hetal Shah')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`from=${addDays(today, 60)}`))
    await page.getByRole('switch', { name: 'Free only' }).click()
    await expect(page.getByRole('rowheader', { name: /^202/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page.getByRole('columnheader', { name: /, today$/ })).toBeVisible()

    await open(page, '/room-chart')
    await page.getByLabel('Reservation Reference').fill(application_number.toLowerCase())
    await page.keyboard.press('Enter')
    const found = page.getByRole('gridcell', { name: new RegExp(`${application_number}$`) })
    await expect(found).toBeFocused()
    await expect(found).toBeInViewport()
    await expect(page.getByText(`${building.name} · floor 2, LEFT`)).toBeVisible()
    await page.getByLabel('Reservation Reference').fill('A26-999999')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No reservation with this reference holds a room.')).toBeVisible()
  })
  await test.step('a late answer of a search does not change newer input; Back shows the previous reference', async () => {
    await startAnew(page)
    const { book, route } = await makeYamuna(page)
    const { application_number: one } = await book('Hetal Shah', '202', 3, 2)
    const { application_number: other } = await book('Asha Rao', '101', 2, 2)
    await open(page, route)
    await expect(bar(page, 'Asha Rao')).toBeVisible()
    const reference = page.getByLabel('Reservation Reference')
    const held = await holdFirst(page, reservations.findOnChart)
    await reference.fill(one)
    await page.keyboard.press('Enter')
    await held.isHeld()
    await reference.fill(other)
    const late = page.waitForResponse((answer) => answer.url().includes(`application_number=${one}`))
    held.release()
    await late
    await expect(reference).toHaveValue(other)
    await expect(reference).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar(page, 'Asha Rao')).toBeFocused()
    await reference.fill(one)
    await page.keyboard.press('Enter')
    await expect(bar(page, 'Hetal Shah')).toBeFocused()
    await page.goBack()
    await expect(reference).toHaveValue(other)
  })
})
