import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { closeLayers } from './dialogs.ts'
import { act, find, openBookingForm } from './journey.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { open, signIn } from './staff.ts'

// Each test makes its own reservations, so they run in parallel.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('the dialogs of a reservation and of the room chart are accessible', async ({ page }) => {
  await signIn(page)
  await test.step('the dialogs of a reservation are accessible', async () => {
    const { roomId } = await makeBuilding()
    const held = await makeHeld([roomId('101')])
    const row = await find(page, '/reservations', held.application_number)
    await act(row, 'Delete')
    await expectDialogAccessible(page, 'delete')
    await closeLayers(page)
    await act(row, 'Edit dates and contact')
    await expect(page.getByRole('dialog').getByLabel('Phone')).toBeVisible()
    await expectDialogAccessible(page, 'edit details')
    await closeLayers(page)

    await find(page, '/payments', held.application_number)
    await row.getByRole('button', { name: 'Bhent', exact: true }).click()
    await page.getByRole('button', { name: 'Count notes' }).click()
    await expectDialogAccessible(page, 'payment')
    await closeLayers(page)
    await row.getByRole('button', { name: /^Details of/ }).click()
    await page.getByRole('button', { name: 'History' }).click()
    await expectAccessible(page, 'history')
  })
  await test.step('the dialogs of the room chart are accessible', async () => {
    const { building, roomId } = await makeBuilding()
    await makeHeld([roomId('101')], { from: 1, to: 4 })
    await open(page, `/room-chart?days=30&building=${building.id}`)
    await page.locator('[data-stay]').first().click()
    await expectDialogAccessible(page, 'details of a stay')
    await page.getByRole('button', { name: 'Move…' }).click()
    await expect(page.getByRole('dialog', { name: 'Move stay' })).toBeVisible()
    await page.getByRole('dialog').getByLabel('Departure').fill('31/12/2100')
    await page.keyboard.press('Tab')
    await expectDialogAccessible(page, 'moving a stay')
  })
})

test('the dialogs of matching and the booking form are accessible', async ({ page }) => {
  await signIn(page)
  await test.step('the dialogs of matching are accessible', async () => {
    const { building } = await makeBuilding()
    const [one, other] = [await makeNew(), await makeNew()]
    const row = await find(page, '/reservations', one.application_number)
    await act(row, 'Manual')
    await expect(page.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
    await expectDialogAccessible(page, 'room matching')
    await closeLayers(page)

    await act(row, 'Auto')
    await expectDialogAccessible(page, 'auto matching')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Select ${building.name}` })
      .click()
    await expect(page.getByRole('button', { name: 'Hold for Bhent' })).toBeFocused()
    await expectDialogAccessible(page, 'auto matching, what would be taken')
    await closeLayers(page)
    await act(row, 'Assign building')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expectDialogAccessible(page, 'reservation building, nothing chosen')
    await closeLayers(page)

    await page.getByLabel('Multiple selection').check()
    for (const { application_number } of [one, other]) {
      await page.getByPlaceholder('Reservation Reference').fill(application_number)
      await page.getByLabel(`Select ${application_number}`).check()
    }
    await expectAccessible(page, 'several selected')
    for (const name of ['Multiple Auto Matching', 'Multiple Manual Matching']) {
      await page.getByRole('button', { name }).click()
      await expectDialogAccessible(page, name)
      await closeLayers(page)
    }
  })
  await test.step('the booking form is accessible with an error in every field', async () => {
    await openBookingForm(page)
    const noCard = page.getByLabel('The applicant has no I-Card issued by the venue')
    const place = await noCard.boundingBox()
    await noCard.check()
    // The box does not move, so that a second click by a user who has changed their mind hits it.
    expect(await noCard.boundingBox()).toEqual(place)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectDialogAccessible(page, 'booking form, everything wrong')
  })
})
