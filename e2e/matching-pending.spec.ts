import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { holdFirst, refused } from './hold-call.ts'
import { find } from './journey.ts'
import { makeNew } from './reservation.ts'
import { signIn } from './staff.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

/** Reserves a room for cash, and delays the answer of the payment. */
async function reserveRoom(page: Page, refusal?: typeof refused) {
  const { building } = await makeBuilding()
  const one = await makeNew()
  const row = await find(page, '/reservations', one.application_number)
  await row.getByRole('button', { name: 'Manual' }).click()
  const modal = page.getByRole('dialog', { name: 'Room Matching' })
  await modal
    .getByRole('navigation', { name: 'Buildings' })
    .getByRole('button', { name: building.name })
    .click()
  await modal.getByRole('button', { name: 'Select room 101', exact: true }).click()
  const held = await holdFirst(page, reservations.holdWithPayment, refusal)
  await modal.getByRole('button', { name: 'Reserve Rooms' }).click()
  const question = page.getByRole('dialog', { name: 'Reserve Rooms' })
  await question.getByRole('button', { name: 'Reserve Rooms' }).click()
  await held.isHeld()
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(modal.getByRole('button', { name: 'Close', exact: true })).toBeDisabled()
  return { modal, held }
}

test('the dialog stays open while its rooms wait for an answer', async ({ page }) => {
  await signIn(page)
  await test.step('the dialog stays open during the payment of its rooms, and then shows a refusal', async () => {
    const { modal, held } = await reserveRoom(page, refused)
    held.release()
    await expect(modal.getByText(refused.text.key)).toBeVisible()
    // The dialog reads the remaining rooms first.
    await expect(modal.getByRole('button', { name: 'Close', exact: true })).toBeEnabled()
    await page.keyboard.press('Escape')
    // The room is still chosen.
    await page.getByRole('button', { name: 'Close without saving' }).click()
    await expect(modal).toHaveCount(0)
  })
  await test.step('the dialog stays open while auto matching holds its rooms, and then shows a refusal', async () => {
    const { building } = await makeBuilding()
    const one = await makeNew()
    const row = await find(page, '/reservations', one.application_number)
    await row.getByRole('button', { name: 'Auto' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('button', { name: `Select ${building.name}` }).click()
    const held = await holdFirst(page, reservations.auto, refused)
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await held.isHeld()
    const close = modal.getByRole('button', { name: 'Close', exact: true })
    await expect(close).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(close).toBeDisabled()
    held.release()
    await expect(modal.getByText(refused.text.key)).toBeVisible()
    // The dialog reads the remaining rooms first.
    await expect(modal.getByRole('button', { name: 'Close', exact: true })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  })
  await test.step('the dialog stays open during the payment of its rooms, and then shows the receipt', async () => {
    const { held } = await reserveRoom(page)
    held.release()
    await expect(page.getByTestId('receipt-number')).toBeVisible()
  })
})
