import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { enterElsewhere } from './gate.ts'
import { act, find } from './journey.ts'
import { ownName } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, signIn } from './staff.ts'

test('the dialogs of the gate are accessible', async ({ page }) => {
  await signIn(page)
  await test.step('the correction of an entry', async () => {
    const name = ownName('Meena')
    await enterElsewhere(page, { visitorname: name })
    await open(page, `/gate-pending-visitors?name=${encodeURIComponent(name)}`)
    await act(page.getByRole('row', { name: new RegExp(name) }), 'Correct entry')
    await expectDialogAccessible(page, 'the correction of an entry')
    await closeLayers(page)
  })
  await test.step('the check-in of a reservation', async () => {
    const { application_number } = await makeNew({ from: 0, to: 1 })
    await act(await find(page, '/gate-reservations', application_number), 'Check In')
    await expectDialogAccessible(page, 'check in at the gate')
  })
})
