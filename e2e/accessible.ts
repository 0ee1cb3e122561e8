import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { untilShown } from './quiet.ts'
import { open } from './staff.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof Axe
    /** The language, colours and width in which the navigation was last shown without a violation. */
    navigationSeen?: string
  }
}

/** Runs in the page: every animation has ended, except the endless ones. */
const allIsStill = () =>
  document
    .getAnimations()
    .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)

/**
 * Returns the violations of a page. The rule for skip links takes every link of the navigation for a skip link,
 * since routes begin with '#', and reports those that are scrolled out of sight; the product's skip link is a
 * button, and has its own journey (door.spec.ts).
 */
async function violationsIn(page: Page, isDialog: boolean, only?: readonly string[]) {
  // Loaded once for a document and all its screens: it takes half a megabyte to compile.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([isDialog, only]) => {
      const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
      const { lang, dataset } = document.documentElement
      const shown = [lang, dataset.mantineColorScheme, window.innerWidth].join()
      // The sixty links of the navigation are the same on every screen of a document: only the first screen checks them.
      const screen = window.navigationSeen === shown ? { exclude: ['header + nav'] } : document
      // The links appear a moment after the screen.
      const hasLinks = document.querySelector('header + nav a') !== null
      const { violations } = await window.axe.run(isDialog && dialog ? dialog : screen, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: [...only] } : { rules: { 'skip-link': { enabled: false } } }),
      })
      if (hasLinks && !isDialog && !only && violations.length === 0) window.navigationSeen = shown
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
    },
    [isDialog, only] as const,
  )
}

/**
 * Expects no violations, once the page has loaded.
 *
 * @param only the rules to check; by default all
 */
export async function expectAccessible(page: Page, what: string, isDialog = false, only?: readonly string[]) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(allIsStill)
  // Checks again what changes during the check, such as a button that is enabled at that moment.
  await expect
    .poll(async () => (await violationsIn(page, isDialog, only)).map(([id, nodes]) => [what, id, nodes]), {
      intervals: [500],
      timeout: 20_000,
    })
    .toEqual([])
}

/** Checks only the dialog, once it is open: the screen below it has its own check. */
export async function expectDialogAccessible(page: Page, what: string, only?: readonly string[]) {
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await expectAccessible(page, what, true, only)
}

/**
 * Returns the live regions that a page has now: a screen reader reads what appears in them later, but not a text that
 * appears together with its region.
 */
export async function liveRegions(page: Page) {
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role="status"]'))
      region.toggleAttribute('data-live', true)
  })
  return page.locator('[data-live]')
}

/** Opens and checks each of these screens. */
export async function visit(page: Page, screens: readonly string[]) {
  for (const screen of screens) {
    await untilShown(page, async () => {
      await open(page, screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    await expectAccessible(page, screen)
  }
}
