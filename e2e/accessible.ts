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
    /** How the navigation was shown when nothing was wrong with it: its language, colours and width. */
    navigationSeen?: string
  }
}

/** Runs in the page: every animation has ended, except the endless ones. */
const allIsStill = () =>
  document
    .getAnimations()
    .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)

/**
 * The violations of a page. The rule of skip links takes every link of the navigation for a skip link, since
 * routes begin with '#', and complains of those that are scrolled out of sight; the product's skip link is a
 * button, and has a journey (door.spec.ts).
 */
async function violationsIn(page: Page, isDialog: boolean, only?: readonly string[]) {
  // Once for a document, for all its screens: half a megabyte to compile.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([isDialog, only]) => {
      const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
      const { lang, dataset } = document.documentElement
      const shown = [lang, dataset.mantineColorScheme, window.innerWidth].join()
      // Its sixty links are the same on every screen of a document: they are looked at with the first one alone.
      const screen = window.navigationSeen === shown ? { exclude: ['header + nav'] } : document
      // They come a moment after the screen.
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
 * @param only the rules that are looked at; by default all
 */
export async function expectAccessible(page: Page, what: string, isDialog = false, only?: readonly string[]) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(allIsStill)
  // What changes while it is looked at, such as a button that is enabled just then, is looked at again.
  await expect
    .poll(async () => (await violationsIn(page, isDialog, only)).map(([id, nodes]) => [what, id, nodes]), {
      intervals: [500],
      timeout: 20_000,
    })
    .toEqual([])
}

/** The same check for a dialog alone, once it is open: the screen below it is checked by itself. */
export async function expectDialogAccessible(page: Page, what: string, only?: readonly string[]) {
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await expectAccessible(page, what, true, only)
}

/**
 * The live regions that a page has now: a screen reader reads what appears in them later, and not what comes together
 * with a region of its own.
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
