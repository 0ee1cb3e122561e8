import { access } from '@nivas/contract/access/calls.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import { expect, test } from '@playwright/test'
import { areas } from '../web/src/app/areas.ts'
import { open, send, signIn, staff } from './staff.ts'

/** Addresses with something in the place of what varies: whose record it is comes after who may look. */
const routes = areas
  .flatMap((area) => area.routes)
  .map(({ path, permission }) => ({ path: path.replace(/\$\w+/g, '1'), permission }))

const sentence =
  "Oops! You don't have permissions to access this page. Please contact administrator for more information."

test('every route of the web app shows the 403 page to who may not open it', async ({ page }) => {
  test.slow()
  await signIn(page, staff('reports'))
  const { data } = await send(page, access.currentUser, {})
  const held = new Set(data.permissions)
  const closed = routes.filter(({ permission }) => !mayPass(permission, held))
  expect(closed.length).toBeGreaterThan(4)
  for (const { path } of closed) {
    await open(page, path)
    await expect(page.getByText(sentence), path).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No permission' }), path).toBeVisible()
  }
})

test('every route asks who is not signed in to sign in, but the public ones', async ({ page }) => {
  for (const { path, permission } of routes) {
    await open(page, path)
    await expect(page.getByLabel('Password', { exact: true }), path).toHaveCount(
      permission === 'public' ? 0 : 1,
    )
  }
})
