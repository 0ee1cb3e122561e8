import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { act, find } from './journey.ts'
import { makeNew } from './reservation.ts'
import { send, signInByKeyboard } from './staff.ts'

/** Opens the question about the cash for a NEW reservation; returns the reservation and the question. */
async function askForCash(page: Page) {
  await signInByKeyboard(page)
  const { name } = (await makeBuilding([[1, '101', '102', 500]])).building
  const reservation = await makeNew()
  const row = await find(page, '/reservations', reservation.application_number)
  await act(row, 'Manual')
  const modal = page.getByRole('dialog', { name: 'Room Matching' })
  await modal.getByRole('navigation', { name: 'Buildings' }).getByRole('button', { name }).click()
  await modal.getByRole('button', { name: 'Select room 101', exact: true }).click()
  await modal.getByRole('button', { name: 'Reserve Rooms' }).click()
  return { reservation, name, question: page.getByRole('dialog', { name: 'Reserve Rooms' }), modal }
}

test('a question about money names guest, rooms, nights and amount, and Enter does not confirm it', async ({
  page,
}) => {
  const { reservation, name, question, modal } = await askForCash(page)
  for (const text of [reservation.applicant_name, reservation.application_number, `${name} 101`, 'Rs. '])
    await expect(question).toContainText(text)
  await expect(question).toContainText(/1 night|\d+ nights/)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'question about money')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(modal).toBeVisible()
  const { data } = await send(page, reservations.get, { id: reservation.id })
  expect(data).toMatchObject({ status: 'NEW', payments: [] })
})

test('rooms chosen by hand are lost only after a question, and a question closes with the screen that asked it', async ({
  page,
}) => {
  const { reservation, question, modal } = await askForCash(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  const closing = page.getByRole('dialog', { name: 'Close without saving?' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => modal.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await close()
    await closing.getByRole('button', { name: 'Cancel' }).click()
    await expect(modal.getByRole('button', { name: /^Delete room 101/ })).toBeVisible()
  }
  const reload = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const asked = await reload
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await modal.getByRole('button', { name: 'Reserve Rooms' }).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(leaving).toContainText(reservation.applicant_name)
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const { data } = await send(page, reservations.get, { id: reservation.id })
  expect(data).toMatchObject({ status: 'NEW', payments: [] })
})
