import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { makeEvent, propose } from './plan.ts'
import { signIn } from './staff.ts'

// This test plans its own event, so it can run beside the other tests.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('planning an event is accessible at each of its steps', async ({ page }) => {
  await signIn(page)
  await propose(page, await makeEvent())
  await expectAccessible(page, 'a plan')
  await page.getByRole('button', { name: 'Change rooms' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Rooms' })).toBeVisible()
  await expectDialogAccessible(page, 'change rooms')
  await closeLayers(page)
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expectDialogAccessible(page, 'accept')
  await closeLayers(page)
  await page.getByRole('button', { name: 'Another event' }).click()
  await expect(page.getByRole('button', { name: /^Open plan/ }).first()).toBeVisible()
  await expectAccessible(page, 'plans so far')
})
