import { reservations } from '@nivas/contract/reservations/calls.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { expect, type Page, test } from '@playwright/test'
import { find } from './journey.ts'
import { open, send, signIn, signInHindi } from './staff.ts'

/** NEW reservations that no other journey touches: each has a share of its own, whatever becomes of the others. */
async function shareOf(page: Page, journey: number): Promise<Reservation[]> {
  const query = { status: 'NEW', sort: 'created_at', order: 'asc', per_page: 200 } as const
  const { data } = await send(page, reservations.list, query)
  const free = data.filter((row) => !row.is_child && !row.allotment_cancelled)
  return free.filter(({ id }) => id % 7 === journey)
}

function pairOf(rows: Reservation[], together: boolean): [Reservation, Reservation] {
  for (const one of rows)
    for (const other of rows)
      if (one.id < other.id && (combinedStay([one, other]) !== undefined) === together) return [one, other]
  throw new Error('the demo venue has no such reservations')
}

/** Selects rows that stand on different pages. */
async function select(page: Page, rows: readonly Reservation[]) {
  await open(page, '/reservations')
  await page.getByLabel('Multiple selection').check()
  for (const { application_number } of rows) {
    await page.getByPlaceholder('Reservation Reference').fill(application_number)
    await page.getByLabel(`Select ${application_number}`).check()
  }
  await expect(page.getByText(`${rows.length} selected`)).toBeVisible()
}

test('rooms are matched automatically, by keyboard: how many, where, a look at them, and they are held', async ({
  page,
}) => {
  await signIn(page)
  const [one] = await shareOf(page, 0)
  const row = await find(page, '/reservations', one?.application_number ?? '')
  await row.getByRole('button', { name: 'Auto' }).focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Number of rooms')).toBeFocused()
  await expect(modal.getByLabel('Number of rooms')).toHaveValue('1')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2')
  await modal.getByRole('button', { name: 'Select Dhyan Kunj' }).focus()
  await page.keyboard.press('Enter')
  await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeFocused()
  await expect(modal.getByText(/^\d+ places for /)).toBeVisible()
  await expect(modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row')).toHaveCount(3)
  // Another number is typed without losing the field to the button.
  await modal.getByLabel('Number of rooms').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await expect(modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row')).toHaveCount(2)
  await page.keyboard.type('00')
  await expect(modal.getByRole('alert')).toContainText(/^Only \d+ rooms are free in /)
  await expect(modal.getByLabel('Number of rooms')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2')
  await expect(modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row')).toHaveCount(3)
  await modal.getByRole('button', { name: 'Hold for Bhent' }).focus()
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
  await expect(row).toContainText('HOLD')
  const { data } = await send(page, reservations.get, { id: one?.id ?? 0 })
  expect(data.rooms).toHaveLength(2)
})

test('when another desk takes a room that was shown, the screen names it and shows the next best', async ({
  page,
}) => {
  await signIn(page)
  const [one, other] = await shareOf(page, 1)
  if (!one || !other) throw new Error('the demo venue has too few NEW reservations')
  const row = await find(page, '/reservations', one.application_number)
  await row.getByRole('button', { name: 'Auto' }).click()
  const modal = page.getByRole('dialog')
  await modal
    .getByRole('button', { name: /^Select / })
    .nth(3)
    .click()
  const [building = ''] = (
    await modal.getByRole('table', { name: 'Selected rooms' }).getByRole('row').nth(1).innerText()
  ).split('\t')
  const dates = { arrival: one.arrival_date, departure: one.departure_date }
  const buildings = (await send(page, reservations.matchingBuildings, dates)).data
  const building_id = buildings.find(({ name }) => name === building)?.id ?? 0
  const wanted = { id: one.id, building_id, number_of_rooms: 1 }
  const [room] = (await send(page, reservations.previewAuto, wanted)).data.rooms
  await send(page, reservations.edit, {
    id: other.id,
    arrival_date: one.arrival_date,
    departure_date: one.departure_date,
  })
  await send(page, reservations.hold, { id: other.id, room_ids: [room?.id ?? 0] })

  await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(modal.getByRole('alert')).toContainText(`Room ${room?.room_number} (${building}`)
  await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeFocused()
  await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(modal).toHaveCount(0)
  await expect(row).toContainText('HOLD')
})

test('several are selected across pages, matched together, and given back by deleting the combined one', async ({
  page,
}) => {
  await signIn(page)
  const pair = pairOf(await shareOf(page, 2), true)
  await select(page, pair)
  await page.getByRole('button', { name: 'Multiple Auto Matching' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByText(/^Together: /)).toContainText(`Contact: ${pair[0].applicant_name}`)
  await modal
    .getByRole('button', { name: /^Select / })
    .first()
    .click()
  await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByText('Select two or more NEW reservations.')).toBeVisible()
  const { data } = await send(page, reservations.get, { id: pair[0].id })
  expect(data.status).toBe('COMBINED')

  const [combined] = (await send(page, reservations.list, { status: 'HOLD' })).data
  expect(combined?.parents.map(({ id }) => id).sort()).toEqual(pair.map(({ id }) => id).sort())
  const row = await find(page, '/reservations', combined?.application_number ?? '')
  await row.getByRole('button', { name: /^Details of/ }).click()
  for (const { application_number } of pair)
    await expect(
      page.getByRole('table', { name: 'Parent reservations' }).getByText(application_number),
    ).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('are NEW again')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect(await find(page, '/reservations', pair[1].application_number)).toContainText('NEW')
})

test('several get rooms by hand; stays that do not overlap are not matched together', async ({ page }) => {
  await signIn(page)
  const share = await shareOf(page, 3)
  const modal = page.getByRole('dialog')
  await select(page, pairOf(share, false))
  await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
  await expect(modal.getByRole('alert')).toContainText('The stays do not overlap')
  await page.keyboard.press('Escape')

  const pair = pairOf(share, true)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByLabel('Multiple selection').uncheck()
  await select(page, pair)
  await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
  await expect(modal.getByRole('button', { name: 'Hold for Bhent' })).toBeDisabled()
  await modal.getByRole('navigation', { name: 'Buildings' }).getByRole('button').nth(4).click()
  for (let rooms = 1; rooms <= 2; rooms += 1)
    await modal
      .getByRole('button', { name: /^Select room/ })
      .first()
      .click()
  await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
  await expect(modal).toHaveCount(0)
  const { data } = await send(page, reservations.get, { id: pair[0].id })
  expect(data.status).toBe('COMBINED')
})

test('a building is noted, then changed; auto matching shows it first', async ({ page }) => {
  await signIn(page)
  const one = (await shareOf(page, 4)).find(({ building }) => building === null)
  const row = await find(page, '/reservations', one?.application_number ?? '')
  const assign = async (name: string) => {
    await row.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Assign building' }).click()
    await page.getByRole('dialog').getByLabel('Building').click()
    await page.getByRole('option', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toContainText(name)
  }
  await assign('Seva Sadan')
  await assign('Yatri Niwas')
  await row.getByRole('button', { name: 'Auto' }).click()
  const first = page.getByRole('dialog').getByRole('table', { name: 'Buildings' }).getByRole('row').nth(1)
  await expect(first).toContainText('Yatri Niwas')
  await expect(first).toContainText('Assigned')
})

test('matching by hand alone, in Hindi', async ({ page }) => {
  await signIn(page)
  const [one] = await shareOf(page, 5)
  await signInHindi(page, 'desk')
  const row = await find(page, '/manual-reservation', one?.application_number ?? '')
  await row.getByRole('button', { name: 'कमरा चुनें' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('navigation', { name: 'भवन' }).getByRole('button').nth(5).click()
  await modal
    .getByRole('button', { name: /^कमरा .* चुनें/ })
    .first()
    .click()
  await modal.getByRole('button', { name: 'भेंट के लिए होल्ड करें' }).click()
  await expect(modal).toHaveCount(0)
  await expect(row).toContainText('होल्ड')
})

test('what was released is found again in the list', async ({ page }) => {
  await signIn(page)
  await open(page, '/reservations')
  await page.getByRole('link', { name: 'Released rooms' }).click()
  // The list that is left has rows too.
  await expect(page.getByRole('heading', { name: 'Released rooms' })).toBeVisible()
  const row = page.getByRole('row').nth(1)
  const reference = await row.getByRole('rowheader').innerText()
  await row.getByRole('button', { name: 'Find reservation' }).click()
  await expect(page).toHaveURL(/#\/reservations/)
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText('Allotment cancelled')
})
