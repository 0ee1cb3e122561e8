import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { office } from './office.ts'
import { expectOneLine } from './one-line.ts'
import { untilShown } from './quiet.ts'
import { makeHeld } from './reservation.ts'
import { endRoute } from './routes.ts'
import { open, signIn } from './staff.ts'
import { makeUser } from './user.ts'

test('the gate sees who is expected today, and one scan says in green, amber or red who may come in', async ({
  page,
}) => {
  test.slow()
  const { roomId } = await makeBuilding()
  const coming = await makeHeld([roomId('101')], { from: 0, to: 1 })
  await office(reservations.takeBhent, { id: coming.id, payment_amount: coming.total_amount })
  const later = await makeHeld([roomId('102')], { from: 5, to: 6 })
  await signIn(page)
  const field = page.getByLabel('Scan reservation code, card or ticket')
  await untilShown(page, async () => {
    await open(page, '/gate-reservations')
    await expect(field).toBeFocused({ timeout: 60_000 })
  })
  await expect(page.getByLabel('Arrival', { exact: true })).not.toHaveValue('')
  const filter = page.getByPlaceholder('Reservation Reference')
  await expect(page.getByRole('row', { name: new RegExp(later.application_number) })).toHaveCount(0)
  // A reference is searched on all days.
  await filter.fill(later.application_number)
  await expect(page.getByRole('row', { name: new RegExp(later.application_number) })).toBeVisible()

  const scan = async (code: string) => {
    await field.fill(code)
    await field.press('Enter')
  }
  await scan(`${coming.application_number}/1`)
  const green = page.getByRole('status').filter({ hasText: 'Expected today' })
  await expect(green).toContainText(coming.applicant_name)
  await expect(field).toBeFocused()
  await expectAccessible(page, 'expected today')
  await scan(later.application_number)
  await expect(page.getByRole('status').filter({ hasText: 'not today' })).toContainText(later.applicant_name)
  await expect(green).toHaveCount(0)
  await expectAccessible(page, 'on another day')
  // On a phone the buttons of the verdict leave the name its line.
  const size = page.viewportSize() ?? { width: 1366, height: 768 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectOneLine(page.getByRole('status').getByText(later.applicant_name))
  await page.setViewportSize(size)
  await scan('ZZ-NOT-KNOWN')
  await expect(
    page.getByRole('alert').filter({ hasText: 'No reservation and no visitor inside' }),
  ).toBeVisible()
  await expectAccessible(page, 'not known')

  // While the server looks up the next code, the last verdict is removed, and the field accepts a further code.
  const alert = page.getByRole('alert').filter({ hasText: 'No reservation and no visitor inside' })
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**/*application_number=${coming.application_number}*`, async (route) => {
    await mayAnswer
    await route.continue()
  })
  await scan(coming.application_number)
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(alert).toHaveCount(0)
  await expect(green).toHaveCount(0)
  answer()
  await expect(green).toContainText(coming.applicant_name)
  await endRoute(page, `**/*application_number=${coming.application_number}*`)
  // F4 before the next verdict does not check a party in.
  await page.route(`**/*application_number=${later.application_number}*`, () => undefined)
  await scan(later.application_number)
  await page.keyboard.press('F4')
  await expect(green).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await endRoute(page, `**/*application_number=${later.application_number}*`)

  // The switch silences this machine.
  const sound = page.getByRole('switch', { name: 'Sound' })
  await expect(sound).toBeChecked()
  await sound.uncheck()
  await page.reload()
  await expect(sound).not.toBeChecked()
  await scan(coming.application_number)
  await expect(green).toBeVisible()
  await page.keyboard.press('F4')
  await expect(page.getByRole('dialog')).toContainText(coming.application_number)
})

test('a scan offers the check-in to users who check in at the gate, not to those of the accommodation desk', async ({
  page,
}) => {
  const { roomId } = await makeBuilding()
  const coming = await makeHeld([roomId('101')], { from: 0, to: 1 })
  await office(reservations.takeBhent, { id: coming.id, payment_amount: coming.total_amount })
  const checkIn = page.getByRole('status').getByRole('button', { name: 'Check In' })
  const scan = async () => {
    await open(page, '/gate-reservations')
    const field = page.getByLabel('Scan reservation code, card or ticket')
    await expect(field).toBeFocused({ timeout: 60_000 })
    await field.fill(coming.application_number)
    await field.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Expected today' })).toBeVisible()
  }
  await signIn(page, await makeUser('gate-reservations', 'gate-reservations-checkin'))
  await scan()
  await expect(checkIn).toBeVisible()
  await signIn(page, await makeUser('gate-reservations', 'gate-visitor-entry', 'acco-checkin'))
  await scan()
  await expect(checkIn).toHaveCount(0)
  // A user without the permission to see who is inside gets the same refusal as for any unknown number.
  await page.getByLabel('Scan reservation code, card or ticket').fill('ZZ-NOT-KNOWN')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No reservation with this number.' })).toBeVisible()
})
