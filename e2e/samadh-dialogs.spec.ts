import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { act } from './journey.ts'
import { ownName } from './office.ts'
import { cardOf, openAllDay, scan, visitElsewhere } from './samadh.ts'
import { open, signIn } from './staff.ts'

test('the dialogs of the memorial site are accessible', async ({ page }) => {
  await signIn(page)
  await test.step('the correction of a visit is accessible', async () => {
    await openAllDay()
    const name = ownName('Lila')
    await visitElsewhere({ visitorname: name })
    await open(page, `/samadh/reports/pending-visitors?name=${encodeURIComponent(name)}`)
    await act(page.getByRole('row', { name: new RegExp(name) }), 'Correct entry')
    await expectDialogAccessible(page, 'the correction of a visit')
    await closeLayers(page)
  })
  await test.step('the question outside the visit hours is accessible', async () => {
    const text = { key: 'Visits are from {{from}} to {{to}}.', values: { from: '06:00', to: '18:00' } }
    await page.route('**/api/samadh/visit', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message: '', error: '', text, data: { mayOpen: true } },
      }),
    )
    await open(page, '/samadh/aadharcard-scanner')
    await scan(page, cardOf(ownName('Late')))
    await page.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876543210')
    await page.keyboard.press('F2')
    await expectDialogAccessible(page, 'outside the visit hours')
  })
})
