import { access } from '@nivas/contract/access/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { open, send, signIn, signInByKeyboard } from './staff.ts'
import { makeUser } from './user.ts'

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
}

test('after signing out without a network the product stays closed when the network is back', async ({
  page,
}) => {
  await signInByKeyboard(page)
  await page.context().setOffline(true)
  await signOut(page)
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  // Neither does a stored key that a damaged disk has changed, and which no header can hold.
  await page.evaluate(() => localStorage.setItem('nivas.session-key', 'Aआ\u0000'))
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a sign-out that did not reach the server is shown, and sent when the server answers', async ({
  page,
}) => {
  await signInByKeyboard(page)
  await page.context().setOffline(true)
  await signOut(page)
  const notice = page.getByText(/^You are signed out on this computer\. The server could not be reached/)
  await expect(notice).toBeVisible()
  const { cookies } = await page.context().storageState()
  expect(cookies.map(({ name }) => name)).toContain('nivas_session')

  await page.context().setOffline(false)
  await expect(notice).toBeHidden()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('nivas_session')
})

test('a user who signs in as soon as the network is back stays signed in', async ({ page }) => {
  await signInByKeyboard(page)
  await page.context().setOffline(true)
  await signOut(page)
  await expect(page.getByText(/^You are signed out on this computer\. The server/)).toBeVisible()
  await page.context().setOffline(false)
  await signInByKeyboard(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
  expect((await send(page, access.currentUser, {})).data.email).toBe('admin@example.org')
})

test('signing out in one tab signs the others out, and signing in opens them', async ({ page, context }) => {
  await signInByKeyboard(page)
  const second = await context.newPage()
  await open(second, '/payments')
  await expect(second.getByRole('heading', { name: 'Payments' })).toBeVisible()

  await signOut(page)
  await expect(second.getByLabel('Email')).toBeVisible()
  await expect(second).toHaveURL(/#\/login$/)
  await test.step('a language or theme chosen in one tab applies to the other tabs', async () => {
    await page.getByRole('radio', { name: 'हिन्दी' }).first().click()
    await expect(second.getByRole('heading', { name: 'लॉगिन' })).toBeVisible()
    await second.getByRole('radio', { name: 'English' }).first().click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await second.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.getByLabel('Email').focus()
  })

  await signInByKeyboard(page)
  await expect(second.getByRole('heading', { name: 'Payments' })).toBeVisible()
})

test('input typed before another user signed in in another tab is dropped, and not sent under their name', async ({
  page,
  context,
}) => {
  const next = await makeUser('patient-entry-form')
  await page.addInitScript(() =>
    addEventListener(
      'storage',
      (event) => Reflect.get(globalThis, 'isKept') && event.stopImmediatePropagation(),
    ),
  )
  await signInByKeyboard(page)
  await open(page, '/dispensary/entryform')
  const dialog = page.getByRole('dialog', { name: 'Add New Patient' })
  await page.getByRole('button', { name: 'New Patient' }).click()
  await dialog.getByLabel(/^Name/).fill('Hari Prasad')

  // Without a sign-out, because the session of the first user may have ended.
  await signIn(await context.newPage(), next)
  await expect(page.getByRole('button', { name: /^Signed in as Asha Rao/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'New Patient' }).click()
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('')

  await test.step('a page that the browser has kept for Back learns of the next user when it is shown again', async () => {
    await dialog.getByLabel(/^Name/).fill('Sita Devi')
    await leaveKept(page)
    const other = await context.newPage()
    await signIn(other)
    await comeBack(page)
    await expect(page.getByRole('button', { name: /^Signed in as (?!Asha Rao)/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await leaveKept(page)
    await open(other, '/payments')
    await signOut(other)
    await comeBack(page)
    await expect(page.getByLabel('Email')).toBeVisible()
  })
})

/** Does what a browser does with a page that it keeps for Back: the page hears nothing of other tabs. */
async function leaveKept(page: Page) {
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    Object.assign(globalThis, { isKept: true })
  })
}

const comeBack = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { isKept: false })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
