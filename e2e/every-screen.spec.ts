import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openBookingForm } from './journey.ts'
import { open, signIn, signInAdministratorHindi, signInHindi } from './staff.ts'

/** What no ready-made role but the administrator's may open. */
const ofAdministration = [
  '/buildings',
  '/buildings/1/floors',
  '/buildings/1/floors/1/rooms',
  '/attributes',
  '/users',
  '/roles',
  '/audit',
  '/account',
  '/outbox',
]
const ofAdministrator = [
  '/dashboard',
  '/reservations',
  '/payments',
  '/accomodation-reservations',
  '/admin-booking',
  '/plan-event',
  ...ofAdministration,
  '/403',
  '/nowhere',
]
/** Who reads Hindi, and the screens that each may open. */
const inHindi = {
  desk: ['/dashboard', '/reservations', '/admin-booking', '/payments', '/plan-event'],
  cashier: ['/payments', '/account'],
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
        await visit(page, ['/forgot-password', '/reset-password'])
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

test('every dialog is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/reservations')
  await page.getByRole('button', { name: 'Manual' }).first().click()
  await expect(page.getByRole('button', { name: /^Select room/ }).first()).toBeVisible()
  await expectAccessible(page, 'room matching')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await expectAccessible(page, 'delete')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'details')

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

test('planning an event is accessible at each of its steps', async ({ page }) => {
  test.slow()
  await signIn(page)
  await open(page, '/plan-event')
  await page.getByRole('button', { name: 'Propose rooms' }).click()
  await expect(page.getByTestId('quality')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'a plan')
  await page.getByRole('button', { name: 'Change rooms' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Rooms' })).toBeVisible()
  await expectAccessible(page, 'change rooms')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expectAccessible(page, 'accept')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Another event' }).click()
  await expect(page.getByRole('button', { name: /^Open plan/ }).first()).toBeVisible()
  await expectAccessible(page, 'plans so far')
})

test('every dialog of administration is accessible', async ({ page }) => {
  await signIn(page)
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click()
  await expectAccessible(page, 'add user, everything wrong')
  await page.keyboard.press('Escape')
  for (const dialog of ['Roles', 'Edit']) {
    await page.getByRole('button', { name: dialog, exact: true }).first().click()
    await expectAccessible(page, `users: ${dialog}`)
    await page.keyboard.press('Escape')
  }

  await open(page, '/roles')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'permissions of a role')
  await page.getByRole('button', { name: 'Add Role' }).click()
  await expectAccessible(page, 'add role')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Permissions', exact: true }).first().click()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await expectAccessible(page, 'permissions')
  await page.keyboard.press('Escape')

  await open(page, '/audit')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expectAccessible(page, 'audit, what was said')

  await open(page, '/payments')
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'History' }).click()
  await expectAccessible(page, 'history')
})

test('every dialog of the venue is accessible', async ({ page }) => {
  const dialogs = async (screen: string, buttons: readonly string[], menu: readonly string[] = []) => {
    for (const name of buttons) {
      await open(page, screen)
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `${screen} ${name}`)
      await page.keyboard.press('Escape')
    }
    for (const name of menu) {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `${screen} ${name}`)
      await page.keyboard.press('Escape')
    }
  }
  await signIn(page)
  await dialogs('/buildings', ['Add Building', 'Edit'], ['Set Attributes'])
  await dialogs('/buildings/1/floors', ['Add Floor', 'Edit'], ['Set Attributes'])
  const buttons = ['Add many rooms', 'Add Room', 'Edit', 'Switch off for dates']
  await dialogs('/buildings/1/floors/1/rooms', buttons, ['Set Attributes', 'Delete'])
  await dialogs('/attributes', ['Add Attribute', 'Edit'])
})
