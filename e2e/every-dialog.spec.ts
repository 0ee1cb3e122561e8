import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { act, openBookingForm } from './journey.ts'
import { open, signIn } from './staff.ts'

// These look and change nothing, so they share the browsers.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('every dialog is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/reservations')
  await page.getByRole('button', { name: 'Manual' }).first().click()
  await expect(page.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
  await expectAccessible(page, 'room matching')
  await page.keyboard.press('Escape')
  await act(page.getByRole('row', { name: /HOLD|NEW/ }).first(), 'Delete')
  await expectAccessible(page, 'delete')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'details')

  await act(page.getByRole('row', { name: /HOLD|NEW|PAID/ }).first(), 'Edit details')
  await expect(page.getByRole('dialog').getByLabel('Phone')).toBeVisible()
  await expectAccessible(page, 'edit details')
  await page.keyboard.press('Escape')

  await open(page, '/payments')
  await page.getByRole('button', { name: 'Bhent', exact: true }).first().click()
  await page.getByRole('button', { name: 'Count notes' }).click()
  await expectAccessible(page, 'payment')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await openBookingForm(page)
  await page.getByLabel('The applicant has no I-Card issued by the venue').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAccessible(page, 'booking form, everything wrong')
})

test('every dialog of administration is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click()
  await expectAccessible(page, 'add user, everything wrong')
  await page.keyboard.press('Escape')
  for (const dialog of ['Roles', 'Edit']) {
    await page.getByRole('button', { name: dialog, exact: true }).first().click()
    await expectAccessible(page, `users: ${dialog}`)
    await page.keyboard.press('Escape')
  }

  await open(page, '/roles')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'permissions of a role')
  await page.getByRole('button', { name: 'Add Role' }).click()
  await expectAccessible(page, 'add role')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Permissions', exact: true }).first().click()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await expectAccessible(page, 'permissions')
  await page.keyboard.press('Escape')

  await open(page, '/audit')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'audit, what was said')

  await open(page, '/payments')
  // The screen before has such buttons too.
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'History' }).click()
  await expectAccessible(page, 'history')
})

test('every dialog of the venue is accessible', async ({ page }) => {
  const dialogs = async (screen: string, buttons: readonly string[], menu: readonly string[] = []) => {
    for (const name of buttons) {
      await open(page, screen)
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `${screen} ${name}`)
      await page.keyboard.press('Escape')
    }
    for (const name of menu) {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `${screen} ${name}`)
      await page.keyboard.press('Escape')
    }
  }
  await signIn(page)
  await dialogs('/buildings', ['Add Building', 'Edit'], ['Set Attributes'])
  await dialogs('/buildings/1/floors', ['Add Floor', 'Edit'], ['Set Attributes'])
  const buttons = ['Add many rooms', 'Add Room', 'Edit', 'Switch off for dates']
  await dialogs('/buildings/1/floors/1/rooms', buttons, ['Set Attributes', 'Delete'])
  await dialogs('/attributes', ['Add Attribute', 'Edit'])
})

test('every dialog of matching is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/reservations?status=NEW')
  await page.getByRole('button', { name: 'Auto', exact: true }).first().click()
  await expectAccessible(page, 'auto matching')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Select / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Hold for Bhent' })).toBeFocused()
  await expectAccessible(page, 'auto matching, what would be taken')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Assign building' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expectAccessible(page, 'reservation building, nothing chosen')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByLabel('Multiple selection').check()
  await page.getByLabel('Select all on this page').check()
  await expectAccessible(page, 'several selected')
  await page.getByRole('button', { name: 'Multiple Auto Matching' }).click()
  await expectAccessible(page, 'multiple auto matching')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Multiple Manual Matching' }).click()
  await expectAccessible(page, 'multiple manual matching')
  await page.keyboard.press('Escape')

  await open(page, '/gate-reservations')
  await page.getByRole('button', { name: 'Check In', exact: true }).first().click()
  await expectAccessible(page, 'check in at the gate')
  await page.keyboard.press('Escape')
})

for (const [language, noCard, goOn, submit, add] of [
  ['en', 'I have no ID card', 'Continue', 'Send application', 'Add member'],
  ['hi', 'मेरे पास पहचान पत्र नहीं है', 'आगे बढ़ें', 'आवेदन भेजें', 'सदस्य जोड़ें'],
] as const)
  test(`the public application is accessible, also with everything wrong: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((read) => localStorage.setItem('nivas.language', read), language)
    await open(page, '/accomodation')
    await page.getByRole('button', { name: goOn }).click()
    await expectAccessible(page, 'identity, everything wrong')
    await page.getByLabel(noCard).check()
    await page.getByRole('button', { name: goOn }).click()
    await page.getByRole('button', { name: add }).click()
    await expectAccessible(page, 'application form')
    await page.getByRole('button', { name: submit }).click()
    await expectAccessible(page, 'application form, everything wrong')
    await page.reload()
    await expectAccessible(page, 'begun before')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })

test('what opens from the room chart is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/room-chart?days=30')
  const bar = page.locator('[data-stay][data-state=PAID]').first()
  await bar.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'details of a stay')
  await page.getByRole('button', { name: 'Move…' }).click()
  await expect(page.getByRole('dialog', { name: 'Move stay' })).toBeVisible()
  await page.getByRole('dialog').getByLabel('Departure').fill('31/12/2100')
  await page.keyboard.press('Tab')
  await expectAccessible(page, 'moving a stay')
})

test('planning an event is accessible at each of its steps', async ({ page }) => {
  await signIn(page)
  await open(page, '/plan-event')
  await page.getByRole('button', { name: 'Propose rooms' }).click()
  await expect(page.getByTestId('quality')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'a plan')
  await page.getByRole('button', { name: 'Change rooms' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Rooms' })).toBeVisible()
  await expectAccessible(page, 'change rooms')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expectAccessible(page, 'accept')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Another event' }).click()
  await expect(page.getByRole('button', { name: /^Open plan/ }).first()).toBeVisible()
  await expectAccessible(page, 'plans so far')
})
