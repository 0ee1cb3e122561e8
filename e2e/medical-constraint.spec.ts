import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { act, find } from './journey.ts'
import { office } from './office.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { answerOnce, fail } from './routes.ts'
import { open, signIn } from './staff.ts'
import { makeUser } from './user.ts'

const health = 'Cannot climb stairs'
const said = `Medical constraint: ${health}`

const openDetails = (page: Page, reference: string) =>
  page
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('button', { name: /^Details of/ })
    .click()

test('what applicants said about health is shown where their rooms are chosen, and only if they said something', async ({
  page,
}) => {
  const { roomId } = await makeBuilding()
  const applied = await makeNew({ health })
  const other = await makeNew()
  const held = await makeHeld([roomId('101')], { health })
  await signIn(page)
  const dialog = page.getByRole('dialog')

  const row = await find(page, '/reservations', applied.application_number)
  await expect(page.getByText(health)).toHaveCount(0)
  await openDetails(page, applied.application_number)
  await expect(page.getByText(said)).toBeVisible()
  for (const [action, title] of [
    ['Manual', 'Room Matching'],
    ['Auto', 'Room Auto Matching'],
  ] as const) {
    await act(row, action)
    await expect(page.getByRole('dialog', { name: title }).getByText(said)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  await act(await find(page, '/reservations', held.application_number), 'Edit rooms')
  await expect(page.getByRole('dialog', { name: 'Edit rooms' }).getByText(said)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open(page, '/reservations')
  await page.getByLabel('Multiple selection').check()
  for (const { application_number } of [applied, other]) {
    await page.getByPlaceholder('Reservation Reference').fill(application_number)
    await page.getByLabel(`Select ${application_number}`).check()
  }
  await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
  await expect(dialog.getByText(`${applied.application_number} · ${said}`)).toBeVisible()
  await expect(dialog.getByText('Medical constraint')).toHaveCount(1)
})

test('the desk that receives a party reads what it said about health; the gate has no permission and does not', async ({
  page,
}) => {
  const { roomId } = await makeBuilding()
  const { id, total_amount, application_number } = await makeHeld([roomId('101')], { from: 0, to: 1, health })
  await office(reservations.takeBhent, { id, payment_amount: total_amount })
  await signIn(page, await makeUser('acco-checkin'))
  await answerOnce(page, `**/api/admin/reservations/${id}`, fail)
  await open(page, `/accomodation-reservations?application_number=${application_number}`)
  await openDetails(page, application_number)
  // A failed read is not shown as an empty field.
  const failed = page.getByText(/^Medical constraint: Something went wrong/)
  await expect(failed).toBeVisible()
  // The receipts come with the same read.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Receipts' })).toBeVisible()

  await signIn(page, await makeUser('gate-reservations'))
  await open(page, `/gate-reservations?application_number=${application_number}`)
  await openDetails(page, application_number)
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
  await expect(page.getByText('Medical constraint')).toHaveCount(0)
})
