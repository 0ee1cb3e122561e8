import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { open } from './staff.ts'

/**
 * No violations, once what is on its way has come. The rule of skip links takes every link of the navigation for one, since
 * routes begin with '#', and complains of those that are scrolled out of sight; ours is a button, and has a journey (door.spec.ts).
 */
export async function expectAccessible(page: Page, what: string) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  const { violations } = await new AxeBuilder({ page }).disableRules('skip-link').analyze()
  expect(violations.map(({ id, nodes }) => [what, id, nodes.map((node) => node.html)])).toEqual([])
}

/** Opens each of these screens, and looks. */
export async function visit(page: Page, screens: readonly string[]) {
  for (const screen of screens) {
    await open(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, screen)
  }
}
