import { access } from '@nivas/contract/access/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { closeLayers } from './dialogs.ts'
import { ownName } from './office.ts'
import { open, send, signIn } from './staff.ts'

// This test makes its own user and role, so it can run beside the other tests.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('every dialog of administration is accessible', async ({ page }) => {
  await signIn(page)
  const { data: role } = await send(page, access.addRole, { name: ownName('Seva') })
  const name = ownName('Usha')
  const email = `${name.replace(' ', '.').toLowerCase()}@example.org`
  await send(page, access.addUser, { name, email, password: 'a long password', role_ids: [role.id] })
  await open(page, `/users?email=${encodeURIComponent(email)}`)
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
  const row = page.getByRole('row', { name: new RegExp(role.name) })
  await page.getByRole('button', { name: 'Details of Administrator' }).click()
  await expectAccessible(page, 'permissions of a role')
  await page.getByRole('button', { name: 'Add Role' }).click()
  await expectDialogAccessible(page, 'add role')
  await closeLayers(page)
  await row.getByRole('button', { name: 'Permissions', exact: true }).click()
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
