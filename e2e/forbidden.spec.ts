import { access } from '@nivas/contract/access/calls.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { expect, test } from '@playwright/test'
import { untilShown } from './quiet.ts'
import { screens } from './screens.ts'
import { open, send, signIn, staff } from './staff.ts'

const sentence =
  "Oops! You don't have permissions to access this page. Please contact administrator for more information."

test('every route shows the 403 page to a user without its permission, and an unknown address its own page', async ({
  page,
}) => {
  test.slow()
  await signIn(page, staff('reports'))
  const { data } = await send(page, access.currentUser, {})
  const held = new Set(data.permissions)
  const closed = screens.filter(({ permission }) => !mayPass(permission, held))
  expect(held.size).toBeLessThan(permissionNames.length)
  for (const { path } of closed) {
    await open(page, path)
    await expect(page.getByText(sentence), path).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No permission' }), path).toBeVisible()
    await expect(page, path).toHaveTitle('No permission')
  }
  await test.step('an unknown address is reported, in a shell that is rendered once', async () => {
    await page.goto('about:blank')
    await page.addInitScript(() => {
      const create = document.createElement.bind(document)
      const made: string[] = []
      document.createElement = (name: string) => {
        made.push(name)
        return create(name)
      }
      Object.assign(window, { made })
    })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    // The lists of the screens have a property of this name, as every object has.
    await open(page, '/constructor')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(errors).toEqual([])
    const made = await page.evaluate(() => (window as unknown as { made: string[] }).made)
    expect(made.filter((name) => name === 'main')).toHaveLength(1)
  })
})

test('every route except the public ones asks a visitor without a session to sign in', async ({ page }) => {
  for (const { path, permission } of screens) {
    const isPublic = permission === 'public'
    // Waits for this screen: the previous one showed no sign-in either.
    if (isPublic) await untilShown(page, () => open(page, path))
    else await open(page, path)
    await expect(page.getByLabel('Password', { exact: true }), path).toHaveCount(isPublic ? 0 : 1)
  }
})
