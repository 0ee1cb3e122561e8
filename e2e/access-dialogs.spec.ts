import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { open, signIn } from './staff.ts'

// These tests change no data that another journey uses, so they share the browsers.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('every dialog of administration is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click()
  await expectDialogAccessible(page, 'add user, everything wrong')
  await closeLayers(page)
  for (const dialog of ['Roles', 'Edit']) {
    await page.getByRole('button', { name: dialog, exact: true }).first().click()
    await expectDialogAccessible(page, `users: ${dialog}`)
    await closeLayers(page)
  }

  await open(page, '/roles')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'permissions of a role')
  await page.getByRole('button', { name: 'Add Role' }).click()
  await expectDialogAccessible(page, 'add role')
  await closeLayers(page)
  await page.getByRole('button', { name: 'Permissions', exact: true }).first().click()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await expectDialogAccessible(page, 'permissions')
  await closeLayers(page)

  await open(page, '/audit')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'audit, what was sent')
})
