import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { act, find } from './journey.ts'
import { makeNew } from './reservation.ts'
import { signIn } from './staff.ts'

test('the check-in of a reservation at the gate is accessible', async ({ page }) => {
  const { application_number } = await makeNew({ from: 0, to: 1 })
  await signIn(page)
  await act(await find(page, '/gate-reservations', application_number), 'Check In')
  await expectDialogAccessible(page, 'check in at the gate')
})
