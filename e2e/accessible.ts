import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { open } from './staff.ts'

/** No violations, once what is on its way has come. */
export async function expectAccessible(page: Page, what: string, within = 'html') {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
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
