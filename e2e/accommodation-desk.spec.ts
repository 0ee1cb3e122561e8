import { readFileSync } from 'node:fs'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { newAadhaar } from './gate.ts'
import { office } from './office.ts'
import { untilShown } from './quiet.ts'
import { makeHeld } from './reservation.ts'
import { answerOnce, fail, wrong } from './routes.ts'
import { scan } from './scanner.ts'
import { open, type send, signIn, startAnew } from './staff.ts'
import { makeUser } from './user.ts'

/** The code of UIDAI's test card, whose number ends with 2697. */
const secureQr = readFileSync(
  new URL('../server/src/identity/testing/secure-qr-v2-test.txt', import.meta.url),
  'utf8',
).trim()

/** Makes two parties that arrive today: one has paid, one has not. The cards are those of the first. */
async function parties(
  cards: Pick<Parameters<typeof makeHeld>[1] & object, 'card' | 'cardOfMember' | 'people'> = {},
) {
  const { roomId } = await makeBuilding()
  const paid = await makeHeld([roomId('101')], { from: 0, to: 1, ...cards })
  await office(reservations.takeBhent, { id: paid.id, payment_amount: paid.total_amount })
  const held = await makeHeld([roomId('102')], { from: 0, to: 1 })
  return { paid, held }
}

const figure = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^${title}\\s*\\d+$`) })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('arrivals on HOLD are in the list of reservations; the desk checks in a paid guest on the day of arrival', async ({
  page,
}) => {
  test.slow()
  const [card, cardOfMember] = [newAadhaar(), newAadhaar()]
  const { paid, held } = await parties({ card, cardOfMember, people: 2 })
  await signIn(page)
  await test.step('arrivals on HOLD open the list of reservations, which shows their status', async () => {
    await open(page, '/dashboard')
    await figure(page, 'Arrivals today on HOLD').click()
    await expect(page).toHaveURL(/#\/reservations\?/)
    await expect(row(page, held.applicant_name)).toContainText('HOLD')
    await expect(row(page, paid.applicant_name)).toHaveCount(0)
  })
  await test.step('rooms below a row that could not be read can be read again', async () => {
    await answerOnce(page, `**/api/admin/reservations/${paid.id}/rooms`, fail)
    await open(page, '/accomodation-reservations')
    await row(page, paid.application_number)
      .getByRole('button', { name: /^Details of/ })
      .click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Selected rooms' })).toContainText('101')
  })
  await test.step('the desk opens at its filter: Enter goes to the check-in of the only guest, and a scan comes back', async () => {
    await open(page, '/dashboard')
    await page.getByRole('link', { name: 'Accommodation reservations' }).first().click()
    const filter = page.getByPlaceholder('Reservation Reference')
    await expect(filter).toBeFocused()
    await scan(page, 'A00-000000')
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    // The next scan replaces the one that found nothing.
    await scan(page, paid.application_number)
    await expect(filter).toHaveValue(paid.application_number)
    const button = row(page, paid.application_number).getByRole('button', { name: 'Check In' })
    await expect(button).toBeFocused()
    // A scan that begins at the button does not press it, even on a page that has just loaded.
    await page.reload()
    await expect(button).toBeVisible()
    await button.focus()
    await scan(page, held.application_number)
    await expect(filter).toHaveValue(held.application_number)
    const [now] = await office(reservations.byRange, { from: paid.arrival_date, to: paid.arrival_date }).then(
      (all) => all.filter(({ id }) => id === paid.id),
    )
    expect(now?.acco_checkin_status).toBe('No')
    await filter.fill('')
  })
  await test.step('meal cards and Aadhaar cards of all guests find the reservation, and no number stays', async () => {
    const filter = page.getByPlaceholder('Reservation Reference')
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    const xml = `<?xml version="1.0" encoding="UTF-8"?><PrintLetterBarcodeData uid="${cardOfMember}" name="Zenobia" yob="1950"/>`
    for (const code of [`${paid.application_number}/2`, card, cardOfMember, xml]) {
      await filter.focus()
      await scan(page, 'A00-000000')
      await expect(page.getByRole('rowheader')).toHaveCount(0)
      await scan(page, code)
      await expect(row(page, paid.application_number).getByRole('button', { name: 'Check In' })).toBeFocused()
      const number = code === card ? card : cardOfMember
      await expect(filter).toHaveValue(code.includes('/2') ? code : `XXXX XXXX ${number.slice(-4)}`)
    }
    // The newer card of another guest, and a code that no reader could read.
    await filter.fill(secureQr)
    await filter.press('Enter')
    await expect(filter).toHaveValue('XXXX XXXX 2697')
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    await filter.focus()
    await scan(page, '<garbled/>')
    await expect(page.getByText('This card could not be read.')).toBeVisible()
    await expect(filter).toHaveValue('')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    )
    expect([...asked, stored].join()).not.toMatch(
      new RegExp(`${card}|${cardOfMember}|Zenobia|PrintLetter|\\d{31}`),
    )
  })
  await test.step('a refused check-in leaves the focus on its button, so that Enter tries again', async () => {
    await answerOnce(page, '**/api/admin/reservations/updateCheckinReservation', fail)
    const mine = row(page, paid.application_number)
    await mine.getByRole('button', { name: 'Check In' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(wrong)).toBeVisible()
    await expect(mine.getByRole('button', { name: 'Check In' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${paid.applicant_name} checked in`)).toBeVisible()
    await expect(mine.getByRole('button', { name: 'Check In' })).toHaveCount(0)
    await expect(mine.getByRole('button', { name: /Ticket/ }).first()).toBeFocused()
  })
  await test.step('a guest who has just paid is found at a desk whose list was read before', async () => {
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const { paid: later } = await parties()
    await page.getByPlaceholder('Reservation Reference').fill(later.application_number)
    await expect(row(page, later.application_number)).toBeVisible()
    // A double click checks in once, even on a PC that has not drawn the button as disabled yet.
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/updateCheckinReservation')) sent += 1
    })
    await row(page, later.application_number).getByRole('button', { name: 'Check In' }).dblclick()
    await expect(page.getByText(`${later.applicant_name} checked in`)).toBeVisible()
    expect(sent).toBe(1)
  })
  await test.step('a guest who arrives on a later day is not offered the check-in yet', async () => {
    const { roomId } = await makeBuilding()
    const later = await makeHeld([roomId('101')], { from: 3, to: 4 })
    await office(reservations.takeBhent, { id: later.id, payment_amount: later.total_amount })
    await open(page, `/accomodation-reservations?from=${later.arrival_date}&to=${later.arrival_date}`)
    const button = row(page, later.applicant_name).getByRole('button', { name: 'Check In' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('title', 'Check-in opens on the day of arrival.')
    // By keyboard, because a tooltip needs a mouse.
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByText('Check-in opens on the day of arrival.')).toBeVisible()
  })
})

test('the accommodation desk lists only PAID reservations, also when opened from the dashboard', async ({
  page,
}) => {
  const { paid, held } = await parties()
  await signIn(page, await makeUser('acco-checkin', 'print-bhandarghar-ticket'))
  await open(page, '/dashboard')
  await expect(figure(page, 'Arrivals today')).toBeVisible()
  await expect(page.getByText('Arrivals today on HOLD')).toHaveCount(0)
  await figure(page, 'Arrivals today').click()
  await expect(row(page, paid.applicant_name)).toBeVisible()
  await expect(row(page, held.applicant_name)).toHaveCount(0)
  await untilShown(page, async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/arrival=|status=/)
  })
  await expect(row(page, paid.applicant_name)).toBeVisible()
  await expect(row(page, held.applicant_name)).toHaveCount(0)
  const expected = page.getByRole('region', { name: 'Arrivals still expected today' })
  await open(page, '/dashboard')
  await expect(expected.getByText('HOLD', { exact: true }).first()).toBeVisible()
  await expect(expected.getByRole('link', { name: /^HOLD/ })).toHaveCount(0)
})

/** Answers the desk's list as the server does when this reservation has lost its rooms. */
async function loseRooms(page: Page, id: number) {
  await page.route('**/api/admin/reservationsByRange*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Awaited<ReturnType<typeof send<typeof reservations.byRange>>>
    const data = body.data.map((one) =>
      one.id === id ? { ...one, room_names: [], count_assigned_rooms: 0, allotment_cancelled: true } : one,
    )
    await route.fulfill({ response, json: { ...body, data } })
  })
}

test('a user with the permission gives rooms to a PAID reservation that has lost them; other users read why it is not checked in', async ({
  page,
}) => {
  await signIn(page)
  await test.step('the desk shows that a PAID reservation has lost its rooms, and offers rooms instead of a check-in', async () => {
    const { paid } = await parties()
    await loseRooms(page, paid.id)
    await open(page, '/accomodation-reservations')
    const lost = row(page, paid.applicant_name)
    await expect(lost).toContainText('Allotment cancelled')
    await expect(lost.getByRole('button', { name: 'Check In' })).toHaveCount(0)
    await lost.getByRole('button', { name: 'Edit rooms' }).click()
    await expect(page.getByRole('dialog', { name: 'Room Matching' })).toBeVisible()
  })
  await test.step('a user who may not change rooms reads why a guest without rooms is not checked in', async () => {
    await startAnew(page)
    const { paid } = await parties()
    await signIn(page, await makeUser('acco-checkin'))
    await loseRooms(page, paid.id)
    await open(page, '/accomodation-reservations')
    const button = row(page, paid.applicant_name).getByRole('button', { name: 'Check In' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('title', 'The allotment was cancelled. Please match rooms first.')
  })
})
