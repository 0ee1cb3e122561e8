import { expect, test } from '@playwright/test'
import { administrator, open } from './staff.ts'

test('a wrong password is refused, and the form keeps its input', async ({ page }) => {
  await open(page, '/login')
  await page.getByLabel('Email').fill('somebody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org')
})

test('an empty sign-in is refused beside each field, in either language, with the focus in the first', async ({
  page,
}) => {
  await open(page, '/login')
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('Email required.')
  await expect(email).toBeFocused()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription('Password required.')
  await page.keyboard.type('somebody')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('Valid email required.')
  await email.fill('somebody@example.org')
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await expect(email).toHaveValue('somebody@example.org')
  await page.getByRole('radio', { name: 'हिन्दी' }).first().click()
  await expect(page.getByLabel('पासवर्ड', { exact: true })).toHaveAccessibleDescription('पासवर्ड भरना ज़रूरी है।')
  await test.step('a shown password stays as it is typed, and its button has a Hindi name', async () => {
    const password = page.getByLabel('पासवर्ड', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    const show = page.getByRole('button', { name: 'पासवर्ड दिखाएँ' })
    await show.click()
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveAttribute('autocapitalize', 'none')
    await expect(password).toHaveAttribute('autocorrect', 'off')
    await expect(password).toHaveAttribute('spellcheck', 'false')
  })
})

test('a user signs in, reaches screens by keyboard and by the navigation, and signs out', async ({
  page,
}) => {
  test.slow()
  await test.step('a visitor signs in and then gets the requested screen; both screens say that it is a demo', async () => {
    await open(page, '/payments')
    await expect(page.getByLabel('Email')).toBeVisible()
    const badge = page.getByTitle('The people and amounts in this demo are invented.')
    await expect(badge).toHaveText('Demo')
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
    await expect(badge).toBeVisible()
  })
  await test.step('the first Tab leads past the navigation to the screen', async () => {
    // This screen does not focus a field.
    await open(page, '/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
  await test.step('the 403 page shows its text, and the title follows the screen', async () => {
    await open(page, '/403')
    await expect(
      page.getByText(
        "Oops! You don't have permissions to access this page. Please contact administrator for more information.",
      ),
    ).toBeVisible()
    await open(page, '/payments')
    await expect(page).toHaveTitle(/Payments/)
  })
  await test.step('Ctrl+K goes to any screen', async () => {
    await open(page, '/buildings')
    await expect(page.getByRole('heading', { level: 1, name: 'Buildings' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('payments')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/payments/)
  })
  await test.step('a group of the navigation stays folded on this machine, and still shows the open screen', async () => {
    await open(page, '/payments')
    const screens = page.getByRole('navigation', { name: 'Screens' })
    const [payments, chart] = [
      screens.getByRole('link', { name: 'Payments', exact: true }),
      screens.getByRole('link', { name: 'Room chart' }),
    ]
    await expect(payments).toBeInViewport()
    await screens.getByText('Reservations', { exact: true }).first().click()
    await expect(chart).toHaveCount(0)
    await expect(payments).toBeVisible()
    await page.reload()
    await expect(payments).toBeVisible()
    await expect(chart).toHaveCount(0)
    await open(page, '/buildings')
    await expect(screens.getByRole('link', { name: 'Buildings', exact: true })).toBeInViewport()
    await expect(payments).toHaveCount(0)
    await screens.getByText('Reservations', { exact: true }).click()
    await expect(payments).toBeVisible()
  })
  await test.step('logging out ends the session', async () => {
    await page.getByRole('button', { name: /^Signed in as/ }).click()
    await page.getByRole('button', { name: /Log ?out/i }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await open(page, '/payments')
    await expect(page.getByLabel('Email')).toBeVisible()
  })
})
