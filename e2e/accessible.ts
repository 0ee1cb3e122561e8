import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { open } from './staff.ts'

/** Runs in the page: every animation has ended, except the endless ones. */
const allIsStill = () =>
  document
    .getAnimations()
    .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)

/**
 * Expects no violations, once the page has loaded. The rule of skip links takes every link of the navigation
 * for a skip link, since routes begin with '#', and complains of those that are scrolled out of sight; the
 * product's skip link is a button, and has a journey (door.spec.ts).
 */
export async function expectAccessible(page: Page, what: string) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(allIsStill)
  const { violations } = await new AxeBuilder({ page })
    // One run for the whole page, without details of passed rules: a third of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'skip-link': { enabled: false } } })
    .analyze()
  expect(violations.map(({ id, nodes }) => [what, id, nodes.map((node) => node.html)])).toEqual([])
}

/** The same check for a dialog, once it is open. */
export async function expectDialogAccessible(page: Page, what: string) {
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await expectAccessible(page, what)
}

/** Opens and checks each of these screens. */
export async function visit(page: Page, screens: readonly string[]) {
  for (const screen of screens) {
    await open(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, screen)
  }
}
