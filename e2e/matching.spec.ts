import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { typedDay } from './days.ts'
import { act, find } from './journey.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { open, send, signIn, signInHindi, startAnew } from './staff.ts'

/** Selects rows on different pages; the list does not move under the pointer. */
async function select(page: Page, rows: readonly Reservation[]) {
  await open(page, '/reservations')
  await page.getByLabel('Multiple selection').check()
  const head = page.getByRole('columnheader', { name: 'Applicant' })
  const tops = new Set<number | undefined>()
  for (const { application_number } of rows) {
    await page.getByPlaceholder('Reservation Reference').fill(application_number)
    await page.getByLabel(`Select ${application_number}`).check()
    tops.add((await head.boundingBox())?.y)
  }
  expect(tops.size).toBe(1)
  await expect(page.getByText(`${rows.length} selected`)).toBeVisible()
}

/** Opens auto matching of a new reservation in a new building: room 101 is selected, but not held yet. */
async function shownRooms(page: Page) {
  await startAnew(page)
  const { building, roomId } = await makeBuilding()
  const one = await makeNew()
  const row = await find(page, '/reservations', one.application_number)
  await row.getByRole('button', { name: 'Auto' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: `Select ${building.name}` }).click()
  await expect(modal.getByRole('table', { name: 'Selected rooms' })).toContainText('101')
  return { building, roomId, one, row, modal }
}

test('rooms are matched automatically, even when another desk takes one of them, and first in the assigned building', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('rooms are matched automatically by keyboard: number, building, preview, hold', async () => {
    const { building } = await makeBuilding()
    const one = await makeNew()
    const row = await find(page, '/reservations', one.application_number)
    await row.getByRole('button', { name: 'Auto' }).focus()
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog')
    await expect(modal.getByLabel('Number of rooms')).toBeFocused()
    await expect(modal.getByLabel('Number of rooms')).toHaveValue('1')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1.5')
    await expect(modal.getByText('Please enter a whole number')).toBeVisible()
    await expect(modal.getByRole('button', { name: /^Select / })).toHaveCount(0)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1o')
    await modal.getByRole('button', { name: `Select ${building.name}` }).focus()
    await page.keyboard.press('Enter')
    await expect(modal.getByText('“o” was not accepted. Please check the number.')).toBeVisible()
    await expect(modal.getByLabel('Number of rooms')).toBeFocused()
    await page.keyboard.type('2')
    await modal.getByRole('button', { name: `Select ${building.name}` }).focus()
    await page.keyboard.press('Enter')
    await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeFocused()
    await expect(modal.getByText(/^\d+ places for /)).toBeVisible()
    await expect(modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row')).toHaveCount(3)
    // Typing another number does not move the focus to the button.
    await modal.getByLabel('Number of rooms').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1')
    await expect(modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row')).toHaveCount(2)
    await page.keyboard.type('00')
    await expect(modal.getByRole('alert')).toContainText(`Only 4 rooms are free in ${building.name}`)
    await expect(modal.getByLabel('Number of rooms')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2l')
    await expect(modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row')).toHaveCount(3)
    await modal.getByRole('button', { name: 'Hold for Bhent' }).focus()
    await page.keyboard.press('Enter')
    await expect(modal.getByText('“l” was not accepted. Please check the number.')).toBeVisible()
    await expect(modal.getByLabel('Number of rooms')).toBeFocused()
    await page.keyboard.type('2')
    await modal.getByRole('button', { name: 'Hold for Bhent' }).focus()
    await page.keyboard.press('Enter')
    await expect(modal).toHaveCount(0)
    await expect(row).toContainText('HOLD')
    // The Bhent is the next step, by F4.
    await expect(page.getByRole('button', { name: 'Collect Bhent' })).toBeFocused()
    await expectAccessible(page, 'rooms on hold')
    await page.keyboard.press('F4')
    await expect(modal).toContainText(one.applicant_name)
    await expect(modal.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    const { data } = await send(page, reservations.get, { id: one.id })
    expect(data.rooms).toHaveLength(2)
  })
  await test.step('when another desk takes a room that was shown, the screen names it and shows the next best', async () => {
    const { building, roomId, row, modal } = await shownRooms(page)
    await makeHeld([roomId('101')])

    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(modal.getByRole('alert')).toContainText(`Room 101 (${building.name}`)
    await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeFocused()
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(modal).toHaveCount(0)
    await expect(row).toContainText('HOLD')
  })
  await test.step('a reservation that another desk has matched says so once', async () => {
    const { one, roomId, row, modal } = await shownRooms(page)
    await send(page, reservations.hold, { id: one.id, room_ids: [roomId('102')] })
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(modal.getByRole('alert')).toHaveText(/^This reservation is HOLD now\. .*NEW\.Close$/)
    await expectAccessible(page, 'a reservation that another desk has matched')
    await expect(modal.getByRole('alert').getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(modal).toHaveCount(0)
    await expect(row).toContainText('HOLD')
  })
  await test.step('a building is noted, then changed; auto matching shows the noted building first', async () => {
    await startAnew(page)
    const first = (await makeBuilding()).building.name
    const second = (await makeBuilding()).building.name
    const row = await find(page, '/reservations', (await makeNew()).application_number)
    const assign = async (name: string) => {
      await row.getByRole('button', { name: /^More actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Assign building' }).click()
      await page.getByRole('dialog').getByLabel('Building').click()
      await page.getByRole('option', { name }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(row).toContainText(name)
    }
    await assign(first)
    await assign(second)
    await row.getByRole('button', { name: 'Auto' }).click()
    const top = page.getByRole('dialog').getByRole('table', { name: 'Buildings' }).getByRole('row').nth(1)
    await expect(top).toContainText(second)
    await expect(top).toContainText('Assigned')
  })
})

test('several reservations are matched together, automatically and by hand, for their present days', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('several reservations are selected across pages, matched together, and separated by deleting the combined one', async () => {
    const { building } = await makeBuilding()
    const pair = [await makeNew(), await makeNew({ from: 11 })] as const
    await select(page, pair)
    await page.getByRole('button', { name: 'Multiple Auto Matching' }).click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByText(/^Together: /)).toContainText(`Contact: ${pair[0].applicant_name}`)
    await modal.getByRole('button', { name: `Select ${building.name}` }).click()
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(modal).toHaveCount(0)
    await expect(page.getByText('Select two or more NEW reservations.')).toBeVisible()
    const { data } = await send(page, reservations.get, { id: pair[0].id })
    expect(data.status).toBe('COMBINED')

    const held = (await send(page, reservations.list, { status: 'HOLD', per_page: 200 })).data
    const combined = held.find(({ parents }) => parents.some(({ id }) => id === pair[0].id))
    expect(combined?.parents.map(({ id }) => id).sort()).toEqual(pair.map(({ id }) => id).sort())
    const row = await find(page, '/reservations', combined?.application_number ?? '')
    await row.getByRole('button', { name: /^Details of/ }).click()
    for (const { application_number } of pair)
      await expect(
        page.getByRole('table', { name: 'Parent reservations' }).getByText(application_number),
      ).toBeVisible()
    await act(row, 'Delete')
    await expect(page.getByRole('dialog')).toContainText('become NEW again')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await expect(await find(page, '/reservations', pair[1].application_number)).toContainText('NEW')
  })
  await test.step('several reservations get rooms by hand; stays that do not overlap are not matched together', async () => {
    await startAnew(page)
    const { building } = await makeBuilding()
    const [one, later, other] = [await makeNew(), await makeNew({ from: 20 }), await makeNew({ from: 11 })]
    const modal = page.getByRole('dialog')
    await select(page, [one, later])
    await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
    await expect(modal.getByRole('alert')).toContainText('The stays do not overlap')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByLabel('Multiple selection').uncheck()
    await select(page, [one, other])
    await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
    await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeDisabled()
    await modal
      .getByRole('navigation', { name: 'Buildings' })
      .getByRole('button', { name: building.name })
      .click()
    for (const number of ['101', '102'])
      await modal.getByRole('button', { name: `Select room ${number}`, exact: true }).click()
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(modal).toHaveCount(0)
    const { data } = await send(page, reservations.get, { id: one.id })
    expect(data.status).toBe('COMBINED')
  })
  await test.step('a selected reservation whose days are edited is matched for its new days', async () => {
    await startAnew(page)
    const pair = [await makeNew(), await makeNew({ from: 20 })] as const
    await select(page, pair)
    await page.getByPlaceholder('Reservation Reference').fill(pair[1].application_number)
    const row = page.getByRole('row', { name: new RegExp(pair[1].application_number) })
    await act(row, 'Edit dates and contact')
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Arrival', { exact: false }).first().fill(typedDay(pair[0].arrival_date))
    await modal.getByLabel('Departure', { exact: false }).first().fill(typedDay(pair[0].departure_date))
    await modal.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(modal).toHaveCount(0)
    await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
    await expect(modal.getByText(/^Together: /)).toBeVisible()
    await expect(modal.getByRole('alert')).toHaveCount(0)
  })
})

test('a reservation is matched by hand in Hindi', async ({ page }) => {
  const { building } = await makeBuilding()
  const one = await makeNew()
  await signInHindi(page, 'desk')
  const row = await find(page, '/manual-reservation', one.application_number)
  await row.getByRole('button', { name: 'कमरे चुनें' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('navigation', { name: 'भवन' }).getByRole('button', { name: building.name }).click()
  await modal.getByRole('button', { name: 'कमरा 101 चुनें', exact: true }).click()
  await modal.getByRole('button', { name: 'भेंट के लिए होल्ड करें' }).click()
  await expect(modal).toHaveCount(0)
  await expect(row).toContainText('होल्ड')
})

test('a reservation with released rooms is found in the list of released rooms', async ({ page }) => {
  await signIn(page)
  await open(page, '/reservations')
  await page.getByRole('link', { name: 'Released rooms' }).click()
  // The list of the previous screen has rows too.
  await expect(page.getByRole('heading', { name: 'Released rooms' })).toBeVisible()
  const row = page.getByRole('row').nth(1)
  const reference = await row.getByRole('rowheader').innerText()
  await row.getByRole('button', { name: 'Find reservation' }).click()
  await expect(page).toHaveURL(/#\/reservations/)
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText('Allotment cancelled')
})
