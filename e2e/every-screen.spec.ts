import { expect, test } from '@playwright/test'
import { expectAccessible, visit } from './accessible.ts'
import { ofAdministration, ofAdministrator, ofEverybody, ofGate } from './screens.ts'
import { open, signIn, signInAdministratorHindi, signInHindi } from './staff.ts'

/** Who reads Hindi, and the screens that each may open. */
const inHindi = {
  desk: [
    '/dashboard',
    '/reservations',
    '/admin-booking',
    '/manual-reservation',
    '/released-rooms',
    '/room-chart',
    '/plan-event',
  ],
  gate: ofGate,
  cashier: ['/payments', '/account'],
  accommodation: ['/accomodation-reservations'],
} as const
// These look and change nothing, so they share the browsers.
test.describe.configure({ mode: 'parallel' })

const sizes = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } }

/** Each size with each of the others, and each of these with each: what three of them do together, two do. */
const variants = [
  ['desk', 'light', 'en'],
  ['desk', 'dark', 'hi'],
  ['phone', 'light', 'hi'],
  ['phone', 'dark', 'en'],
] as const

for (const [size, colorScheme, language] of variants)
  test(`every screen is accessible: ${size}, ${colorScheme}, ${language}`, async ({ page }) => {
    test.slow()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    // What the policy forbids is told on the console: an inline script, an image from elsewhere.
    page.on('console', (said) => /Content.Security.Policy/i.test(said.text()) && wrong.push(said.text()))
    await page.setViewportSize(sizes[size])
    await page.addInitScript(
      (scheme) => localStorage.setItem('mantine-color-scheme-value', scheme),
      colorScheme,
    )
    await open(page, '/login')
    await expectAccessible(page, 'sign-in')
    await visit(page, ofEverybody)
    if (language === 'en') {
      await signIn(page)
      await visit(page, ofAdministrator)
    } else {
      for (const [mailbox, screens] of Object.entries(inHindi)) {
        await signInHindi(page, mailbox as keyof typeof inHindi)
        await visit(page, screens)
      }
      await signInAdministratorHindi(page)
      await visit(page, ofAdministration)
    }
    expect(wrong).toEqual([])
  })
