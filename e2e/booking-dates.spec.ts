import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { fillBooking } from './journey.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('no room of other dates can be selected, a new arrival moves the departure, and a reload keeps days and rooms', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('when the dates change without Search, no room of the old dates can be selected, and a new arrival moves the departure', async () => {
    const { today } = await office(thisVenue, {})
    const { building, roomId } = await makeBuilding([[1, '101', '102', 500]])
    await makeHeld([roomId('101')], { from: 20, to: 24 })
    const inBuilding = page.getByRole('button', { name: new RegExp(`^${building.name}`) })
    const select = (room: string) => page.getByRole('button', { name: `Select room ${room}` })
    const arrival = page.getByLabel('Arrival', { exact: true })
    const departure = page.getByLabel('Departure', { exact: true })
    const [from, to] = [addDays(today, 20), addDays(today, 23)]

    await open(page, '/admin-booking')
    await departure.fill(addDays(today, 3))
    await inBuilding.click()
    await expect(select('101')).toBeVisible()
    await select('102').click()
    await expect(page.getByText('Selected rooms: 1')).toBeVisible()

    // While the answer for the new dates is delayed, no room can be selected.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/rooms/available?*arrival=${from}*`, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(`**/rooms/available?*arrival=${from}*`)
    await arrival.fill(from)
    await arrival.press('Tab')
    await asked
    await expect(page.getByRole('button', { name: /^Select room/ })).toHaveCount(0)
    await expect(page.getByText('Selected rooms: 0')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeDisabled()
    release()
    await inBuilding.click()
    await expect(select('102')).toBeVisible()
    await expect(select('101')).toHaveCount(0)

    await select('102').click()
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await fillBooking(page, form, 'Asha Rao')
    await form.getByRole('button', { name: 'Submit' }).click()
    const reference = await page.getByTestId('reference').innerText()
    const { data } = await send(page, reservations.list, { application_number: reference })
    expect(data[0]).toMatchObject({ arrival_date: from, departure_date: to })
  })
  await test.step('a reload keeps the days and the selected rooms; the next booking starts empty', async () => {
    await startAnew(page)
    const { today } = await office(thisVenue, {})
    const { building, roomId } = await makeBuilding([[1, '101', '103', 500]])
    const [from, to] = [addDays(today, 30), addDays(today, 33)]
    const arrival = page.getByLabel('Arrival', { exact: true })
    const departure = page.getByLabel('Departure', { exact: true })
    await open(page, '/admin-booking')
    await departure.fill(addDays(today, 3))
    await arrival.fill(from)
    await arrival.press('Tab')
    await page.getByRole('button', { name: new RegExp(`^${building.name}`) }).click()
    for (const room of ['101', '102']) await page.getByRole('button', { name: `Select room ${room}` }).click()
    await expect(page).toHaveURL(new RegExp(`arrival=${from}`))
    const shown = [await arrival.inputValue(), await departure.inputValue()]

    await page.reload()
    await expect(page.getByText('Selected rooms: 2')).toBeVisible()
    expect([await arrival.inputValue(), await departure.inputValue()]).toEqual(shown)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await makeHeld([roomId('101')], { from: 30, to: 33 })
    await page.reload()
    await expect(page.getByText('Selected rooms: 1')).toBeVisible()
    await expect(page.getByText('Selected rooms that were meanwhile taken: 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await fillBooking(page, form, 'Asha Rao')
    await form.getByRole('button', { name: 'Submit' }).click()
    const reference = await page.getByTestId('reference').innerText()
    const { data } = await send(page, reservations.list, { application_number: reference })
    expect(data[0]).toMatchObject({ arrival_date: from, departure_date: to })
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/arrival=|rooms=/)
    await expect(page.getByText('Selected rooms: 0')).toBeVisible()
    await expect(arrival).not.toHaveValue(shown[0] ?? '')
  })
})
