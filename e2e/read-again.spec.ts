import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Locator, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { VENUE } from './days.ts'
import { makeLine, monthBefore, payDues, readHouse } from './electricity.ts'
import { act, find } from './journey.ts'
import { office, ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { answerOnce, endRoute, fail, wrong } from './routes.ts'
import { open, signIn } from './staff.ts'

/** Expects an error of a failed read, and reads again. */
async function readAgain(place: Locator) {
  const failure = place.getByRole('alert').filter({ hasText: wrong })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
}

test('receipts and a history are read again after a failed read', async ({ page }) => {
  const { roomId } = await makeBuilding()
  const { id, application_number, total_amount } = await makeHeld([roomId('101')])
  const { payment } = await office(reservations.takeBhent, { id, payment_amount: total_amount })
  const number = String(payment?.receipt_number)
  await signIn(page)

  await test.step('the receipts of a reservation', async () => {
    await answerOnce(page, `**/api/admin/reservations/${id}`, fail)
    await act(await find(page, '/payments', application_number), 'Receipts')
    const receipts = page.getByRole('dialog', { name: 'Receipts' })
    await readAgain(receipts)
    await expect(receipts.getByRole('cell', { name: number, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('its history', async () => {
    await answerOnce(page, `**/api/admin/reservations/${id}/history`, fail)
    const row = await find(page, '/reservations', application_number)
    await row.getByRole('button', { name: /^Details of/ }).click()
    await page.getByRole('button', { name: 'History' }).click()
    await readAgain(page.getByRole('main'))
    await expect(page.getByRole('table', { name: 'History' })).toContainText('Bhent collected')
  })

  await test.step('the venue’s day, for which a screen waits', async () => {
    await page.route(VENUE, fail)
    await open(page, '/cash/journal')
    await page.reload()
    const screen = page.getByRole('main')
    await expect(screen.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
    await endRoute(page, VENUE)
    await readAgain(screen)
    await expect(screen.getByRole('table').first()).toBeVisible()
  })

  await test.step('a receipt of the cash book', async () => {
    await answerOnce(page, /\/api\/cash\/receipts\/\d+$/, fail)
    await open(page, '/cash/journal')
    await page.getByRole('button', { name: 'Receipt', exact: true }).first().click()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await readAgain(receipt)
    await expect(receipt.getByRole('table', { name: 'Receipt lines' })).toBeVisible()
  })
})

test('a payment of dues is read again after a failed read', async ({ page }) => {
  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(line, await monthBefore(0), house.id, 130)
  await payDues(house.id, 100)
  await signIn(page)
  await answerOnce(page, '**/api/electrical/payment/getPayment', fail)
  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}&account=${house.id}`)
  const account = page.getByRole('dialog', { name: 'Account' })
  const paid = account.getByRole('row', { name: /^Details of|Payment/ }).filter({ hasText: 'EL/' })
  await paid.first().getByRole('button').first().click()
  await readAgain(account)
  await expect(account.getByRole('table', { name: 'Bills it paid' })).toContainText('50.00')
})

test('attributes are read again after a failed read', async ({ page }) => {
  const { building } = await makeBuilding()
  await office(venue.addAttribute, { name: ownName('Verandah'), type: 'BUILDING', default_value: null })
  await signIn(page)
  // The address has the filter, because a list that changes as it is typed would close the menu of a row.
  await open(page, `/buildings?name=${encodeURIComponent(building.name)}`)
  const row = page.getByRole('row', { name: new RegExp(building.name) })
  await expect(row).toBeVisible()
  await answerOnce(page, '**/api/admin/attributes*', fail)
  await act(row, 'Set Attributes')
  const dialog = page.getByRole('dialog', { name: 'Set Attributes' })
  await readAgain(dialog)
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
})
