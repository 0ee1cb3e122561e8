import { expect, type Page, test } from '@playwright/test'
import { holdTimers } from './hold-timers.ts'
import { endRoute } from './routes.ts'
import { open, signIn } from './staff.ts'

test.describe.configure({ mode: 'parallel' })

const FILE = /\/assets\/add-user-.*\.js$/

/** Opens the list of users, and delays the files of its dialog: by two seconds, or until a promise resolves. */
async function openUsers(page: Page, until?: Promise<unknown>) {
  await signIn(page)
  await page.route(FILE, async (route) => {
    await (until ?? new Promise((resolve) => setTimeout(resolve, 2_000)))
    await route.continue()
  })
  await open(page, '/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  return { add: page.getByRole('button', { name: 'Add User' }).first(), dialog: page.getByRole('dialog') }
}

test('text typed while a dialog opens goes into its field, and the list says that it is loading', async ({
  page,
}) => {
  const { add, dialog } = await openUsers(page)
  await add.click()
  await page.keyboard.type('Ashar')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Loading ...')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha')
  await page.keyboard.type(' Rao')
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
})

test('the first key after a dialog has its focus goes to the dialog, even on a PC that has not drawn it yet', async ({
  page,
}) => {
  const { add, dialog } = await openUsers(page)
  await add.click()
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.type('Asha')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('Escape closes a dialog that is still loading; an open dialog takes the focus once', async ({
  page,
}) => {
  const { add, dialog } = await openUsers(page)
  await add.click()
  await expect(page.getByText('Loading ...')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Loading ...')).toHaveCount(0)
  await expect(add).toBeFocused()
  await add.click()
  await expect(dialog.getByLabel('Name')).toBeFocused({ timeout: 15_000 })
  await test.step('a Tab right after a dialog has the focus is not reverted', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const timers = await holdTimers(page)
    await add.click()
    await expect(dialog).toBeVisible()
    await timers.runUntil('[role="dialog"] input')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await timers.runAll()
    await expect(dialog.getByLabel('Email')).toBeFocused()
  })
})

test('a dialog whose files cannot be fetched leaves the list usable, and opens when the network is back', async ({
  page,
  context,
}) => {
  const { add, dialog } = await openUsers(page)
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText('This needs the connection. Please try again when it is back.')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await endRoute(page, FILE)
  await context.setOffline(false)
  // The first click opens it: the page is not reloaded.
  await add.click()
  await expect(dialog.getByLabel('Name')).toBeVisible()
})

test('a dialog that was closed while it was loading does not close the next one when its files do not come', async ({
  page,
  context,
}) => {
  let end = () => {}
  const { add, dialog } = await openUsers(
    page,
    new Promise<void>((resolve) => {
      end = resolve
    }),
  )
  await add.click()
  await expect(page.getByText('Loading ...')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await dialog.getByLabel('Name').fill('Asha Rao')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => FILE.test(request.url()))
  end()
  await failed
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expect(page.getByText('This needs the connection. Please try again when it is back.')).toHaveCount(0)
})

test('Ctrl+K without the network leaves the screen as it is, and opens when the network is back', async ({
  page,
  context,
}) => {
  const file = /\/assets\/palette-.*\.js$/
  await signIn(page)
  await page.route(file, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await route.continue()
  })
  await open(page, '/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This needs the connection. Please try again when it is back.')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await endRoute(page, file)
  await context.setOffline(false)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('roles')
  await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toHaveValue('roles')
})
