import { cash } from '@nivas/contract/cash/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { closeLayers } from './dialogs.ts'
import { find } from './journey.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn } from './staff.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('the dialogs of the cash book are accessible', async ({ page }) => {
  await signIn(page)
  await test.step('the dialogs of the journal are accessible', async () => {
    const { roomId } = await makeBuilding()
    const { id, total_amount } = await makeHeld([roomId('101')])
    await office(reservations.takeBhent, { id, payment_amount: total_amount })
    await open(page, '/cash/journal')
    await page.getByRole('button', { name: 'Totals' }).click()
    await expectDialogAccessible(page, 'totals of the journal')
    await closeLayers(page)
    await page.getByRole('button', { name: 'Receipt' }).first().click()
    await expect(page.getByRole('table', { name: 'History' })).toBeVisible()
    await expectDialogAccessible(page, 'a receipt')
    await closeLayers(page)
  })
  await test.step('the dialogs of the closing of a day are accessible', async () => {
    const { id } = await office(cash.openSession, { counter: 'electricity' })
    await office(cash.closeSession, { id, counted: 0, expected: 0 })
    await open(page, '/cash/day-closing')
    await page
      .getByRole('button', { name: /^Close session / })
      .first()
      .click()
    await expectDialogAccessible(page, 'closing a session of somebody else')
    await closeLayers(page)
    await page.getByRole('button', { name: 'Z report' }).first().click()
    await expectDialogAccessible(page, 'Z report')
    await closeLayers(page)
    await page.getByRole('button', { name: 'Sign off the day' }).click()
    await expectDialogAccessible(page, 'signing off a day')
    const dialog = page.getByRole('dialog', { name: 'Sign off the day' })
    // A session of the demo.
    await expect(dialog.getByText(/^Still open\. Their takings .* Bhent \d+/)).toBeVisible()
    // Typing replaces the present amount.
    await page.keyboard.type('7')
    await expect(dialog.getByLabel('To the bank')).toHaveValue('7')
    const count = await dialog.getByText(/sessions to sign off$/).innerText()
    const another = await office(cash.openSession, { counter: 'electricity' })
    await office(cash.closeSession, { id: another.id, counted: 0, expected: 0 })
    await dialog.getByRole('button', { name: 'Sign off' }).click()
    // The present figures appear without a reload. The notice stays while the form starts again with them.
    await expect(page.getByText(/^Another session was closed or signed off meanwhile/).first()).toBeVisible()
    await expect(dialog.getByText(count, { exact: true })).toHaveCount(0)
    await expect(dialog.getByText(/sessions to sign off$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Close without saving' }).click()
    await expectAccessible(page, 'closing of the day')
  })
  await test.step('paying by UPI is accessible', async () => {
    const { roomId } = await makeBuilding()
    const held = await makeHeld([roomId('101')])
    const row = await find(page, '/payments', held.application_number)
    await row.getByRole('button', { name: 'Bhent', exact: true }).click()
    await page.getByRole('tab', { name: 'Bhent by UPI' }).click()
    await page.getByLabel('Paid by UPI').fill('1')
    await expect(page.getByLabel('Total Cash')).toBeVisible()
    await expectDialogAccessible(page, 'Bhent by UPI')
  })
})
