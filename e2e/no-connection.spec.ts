import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { office, ownName } from './office.ts'
import { endRoute } from './routes.ts'
import { open, signInByKeyboard } from './staff.ts'

async function fillBuilding(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Building' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Building' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Address').fill('Agra')
  await form.getByLabel('Manager').fill('Ramesh')
  await form.getByLabel('Phone').fill('9876543210')
  return form
}

test('a form shows that the server does not answer; a write whose answer was lost is not called unsaved, and is done once', async ({
  page,
}) => {
  test.slow()
  await signInByKeyboard(page)
  await open(page, '/buildings')
  await test.step('without a connection the form is not saved, and its input stays', async () => {
    const name = ownName('Shanti Kunj')
    const form = await fillBuilding(page, name)
    await page.route('**/api/**', (route) => route.abort())
    // The browser fires this event when it loses its network.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    // Unlike entries of the gate, buildings are not stored on the computer.
    await expect(page.getByText('The connection is lost')).toBeVisible()
    await form.getByRole('button', { name: 'Add Building' }).click()
    const alert = form.getByRole('alert')
    await expect(alert).toHaveText('No connection. Nothing was saved; what you typed is still here.')
    await endRoute(page, '**/api/**')
    await expect(alert).toHaveCount(0)
    await expect(form.getByLabel('Name')).toHaveValue(name)
    await form.getByRole('button', { name: 'Add Building' }).click()
    await expect(form).toHaveCount(0)
    expect(await office(venue.buildings, { name })).toHaveLength(1)
  })
  await test.step('a write whose answer was lost is sent again, and saved once', async () => {
    const name = ownName('Ganga')
    const form = await fillBuilding(page, name)
    let isAway = false
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'POST') return isAway ? route.abort() : route.continue()
      isAway = true
      await route.fetch()
      await route.abort()
    })
    await form.getByRole('button', { name: 'Add Building' }).click()
    await expect(form.getByRole('alert')).toContainText(
      'this may or may not have been saved. What you typed is still here.',
    )
    await expectAccessible(page, 'an answer that was lost')
    await endRoute(page, '**/api/**')
    await expect(form.getByRole('alert')).toContainText('The connection is back. Please send it again')
    await form.getByRole('button', { name: 'Add Building' }).click()
    await expect(form).toHaveCount(0)
    expect(await office(venue.buildings, { name })).toHaveLength(1)
  })
})

test('a failed exit is reported beside its ticket until the server answers again', async ({ page }) => {
  await signInByKeyboard(page)
  await open(page, '/gate-exit-status')
  const field = page.getByLabel('Please Scan Ticket')
  await page.route('**/api/**', (route) => route.abort())
  // The browser fires this event when it loses its network.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText(/^No connection/)).toBeVisible()
  await field.fill('4711')
  await field.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: '4711' })
  await expect(alert).toContainText('No connection. Nothing was saved.')
  await endRoute(page, '**/api/**')
  await expect(alert).toHaveCount(0)
  await expect(field).toBeFocused()
})
