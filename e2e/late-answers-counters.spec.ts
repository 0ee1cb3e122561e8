import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { open, signIn } from './staff.ts'

/** Holds the first request to a path until it is released. */
async function holdFirst(page: Page, path: string) {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const state = { calls: 0, release: () => release() }
  await page.route(`**/api${path.replace(/:\w+/g, '*')}`, async (route) => {
    state.calls += 1
    if (state.calls === 1) await held
    await route.fallback()
  })
  return state
}

const isHeld = (held: { calls: number }) => expect.poll(() => held.calls).toBe(1)

async function enterCard(page: Page, field: Locator, number: string) {
  await field.fill(number)
  await page.keyboard.press('Enter')
}

test('an exit that is refused after its tab was left is told', async ({ page }) => {
  await signIn(page)
  await open(page, '/gate-security')
  await page.getByRole('tab', { name: 'Exit' }).click()
  const held = await holdFirst(page, gate.exit.path)
  await enterCard(page, page.getByLabel('Please Scan Ticket'), '99999999')
  await isHeld(held)
  await page.getByRole('tab', { name: 'Visitor Entry' }).click()
  held.release()
  await expect(page.getByRole('alert').filter({ hasText: '99999999' })).toBeVisible()
})
