import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { act, openBookingForm } from './journey.ts'
import { open, signIn, signInHindi } from './staff.ts'

const ofAdministrator = [
  '/dashboard',
  '/reservations',
  '/payments',
  '/accomodation-reservations',
  '/admin-booking',
  '/outbox',
  '/403',
  '/nowhere',
]
/** Who reads Hindi, and the screens that each may open. */
const inHindi = {
  desk: ['/dashboard', '/reservations', '/admin-booking', '/payments'],
  cashier: ['/payments'],
  accommodation: ['/accomodation-reservations'],
} as const
const sizes = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } }

/** No violations, once what is on its way has come. */
async function expectAccessible(page: Page, what: string) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [what, id, nodes.map((node) => node.html)])).toEqual([])
}

async function visit(page: Page, screens: readonly string[]) {
  for (const screen of screens) {
    await open(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, screen)
  }
}

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const language of ['en', 'hi'])
      test(`every screen is accessible: ${size}, ${colorScheme}, ${language}`, async ({ page }) => {
        test.slow()
        const wrong: string[] = []
        page.on('pageerror', (error) => wrong.push(error.message))
        // What the policy forbids is told on the console: an inline script, an image from elsewhere.
        page.on('console', (said) => /Content.Security.Policy/i.test(said.text()) && wrong.push(said.text()))
        await page.setViewportSize(viewport)
        await page.addInitScript(
          (scheme) => localStorage.setItem('mantine-color-scheme-value', scheme),
          colorScheme,
        )
        await open(page, '/login')
        await expectAccessible(page, 'sign-in')
        await visit(page, ['/forgot-password', '/reset-password', '/accomodation', '/application-status'])
        if (language === 'en') {
          await signIn(page)
          await visit(page, ofAdministrator)
        } else {
          for (const [mailbox, screens] of Object.entries(inHindi)) {
            await signInHindi(page, mailbox as keyof typeof inHindi)
            await visit(page, screens)
          }
        }
        expect(wrong).toEqual([])
      })

test('every dialog is accessible', async ({ page }) => {
  test.slow()
  await signIn(page)
  await open(page, '/reservations')
  await page.getByRole('button', { name: 'Manual' }).first().click()
  await expect(page.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
  await expectAccessible(page, 'room matching')
  await page.keyboard.press('Escape')
  await act(page.getByRole('row', { name: /HOLD|NEW/ }).first(), 'Delete')
  await expectAccessible(page, 'delete')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'details')

  await act(page.getByRole('row', { name: /HOLD|NEW|PAID/ }).first(), 'Edit details')
  await expect(page.getByRole('dialog').getByLabel('Phone')).toBeVisible()
  await expectAccessible(page, 'edit details')
  await page.keyboard.press('Escape')

  await open(page, '/payments')
  await page.getByRole('button', { name: 'Bhent', exact: true }).first().click()
  await page.getByRole('button', { name: 'Count notes' }).click()
  await expectAccessible(page, 'payment')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await openBookingForm(page)
  await page.getByLabel('The applicant has no I-Card issued by the venue').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAccessible(page, 'booking form, everything wrong')
})

for (const [language, noCard, goOn, submit, add] of [
  ['en', 'I have no ID card', 'Continue', 'Send application', 'Add member'],
  ['hi', 'मेरे पास पहचान पत्र नहीं है', 'आगे बढ़ें', 'आवेदन भेजें', 'सदस्य जोड़ें'],
] as const)
  test(`the public application is accessible, also with everything wrong: ${language}`, async ({ page }) => {
    await page.setViewportSize(sizes.phone)
    await page.addInitScript((read) => localStorage.setItem('nivas.language', read), language)
    await open(page, '/accomodation')
    await page.getByRole('button', { name: goOn }).click()
    await expectAccessible(page, 'identity, everything wrong')
    await page.getByLabel(noCard).check()
    await page.getByRole('button', { name: goOn }).click()
    await page.getByRole('button', { name: add }).click()
    await expectAccessible(page, 'application form')
    await page.getByRole('button', { name: submit }).click()
    await expectAccessible(page, 'application form, everything wrong')
    await page.reload()
    await expectAccessible(page, 'begun before')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })
