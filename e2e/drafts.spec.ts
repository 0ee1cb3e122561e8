import { access } from '@nivas/contract/access/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { fillBooking, find } from './journey.ts'
import { lostServer } from './lost-server.ts'
import { makeNew } from './reservation.ts'
import { administrator, open, send, signIn, signInByKeyboard, staff, startAnew } from './staff.ts'
import { isStored, storedDrafts } from './stored-drafts.ts'

/** Selects a room of a new building, and types a booking. */
async function beginBooking(page: Page, applicant: string) {
  const { building } = await makeBuilding([[1, '101', '102', 500]])
  await open(page, '/admin-booking')
  await page
    .getByRole('navigation', { name: 'Buildings' })
    .getByRole('button', { name: building.name })
    .click()
  await page.getByRole('button', { name: 'Select room 101', exact: true }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Application for a short stay' })
  await fillBooking(page, form, applicant)
  return { form, building }
}

const continued = async (page: Page, applicant: string) => {
  await page.getByRole('button', { name: 'Continue' }).click()
  const form = page.getByRole('dialog', { name: 'Application for a short stay' })
  await expect(form.getByLabel(/^Name/).first()).toHaveValue(applicant)
  await expect(form.getByLabel('Phone')).toHaveValue('9876543210')
  return form
}

test('a typed booking survives Back, which asks, and a reload; once saved, its draft is deleted', async ({
  page,
}) => {
  await signInByKeyboard(page)
  const { form, building } = await beginBooking(page, 'Jagdish Prasad')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('24 hours')
  await expectAccessible(page, 'leave without saving')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(/admin-booking/)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await open(page, '/admin-booking')
  await expect(page.getByText('Not saved yet: Admin booking')).toBeVisible()
  await expectAccessible(page, 'a booking that was begun')
  await continued(page, 'Jagdish Prasad')
  await isStored(page, 'Jagdish Prasad')
  await page.reload()
  await continued(page, 'Jagdish Prasad')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByTestId('rooms').getByRole('listitem')).toHaveText([
    `Room 101, ${building.name}, floor 1`,
  ])
  await expect.poll(() => storedDrafts(page)).toBe('[]')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose rooms automatically' })).toBeEnabled()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
})

test('after an expired session only the same person continues the draft', async ({ page }) => {
  await signIn(page)
  const { form } = await beginBooking(page, 'Savitri Devi')
  // The session ends just before the booking arrives, so that no background request notices it first.
  const booking = `**/api${reservations.book.path}`
  await page.route(booking, async (route) => {
    await send(page, access.logout, {})
    await route.continue()
  })
  await form.getByRole('button', { name: 'Submit' }).click()
  const kept = page.getByText('What you typed there is stored on this computer for 24 hours')
  await expect(kept).toBeVisible()
  await page.reload()
  await expect(kept).toBeVisible()
  const desk = staff('desk')
  const enter = async (who: typeof administrator) => {
    await page.getByLabel(/^(Email|ईमेल)$/).fill(who.email)
    await page.getByLabel(/^(Password|पासवर्ड)$/).fill(who.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Signed in as|के नाम से लॉगिन है$/ })).toBeVisible()
  }
  await enter(desk)
  // Another person begins at their first screen.
  await expect(page).not.toHaveURL(/admin-booking/)
  await open(page, '/admin-booking')
  await expect(page.getByRole('button', { name: /^(Book|बुक करें)$/ })).toBeVisible()
  await expect(page.getByText('Savitri Devi')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Continue|आगे बढ़ें)$/ })).toHaveCount(0)
  await send(page, access.logout, {})
  await page.reload()
  await expect(page.getByRole('heading', { name: /^(Login|लॉगिन)$/ })).toBeVisible()
  await expect(page.getByText(/24/)).toHaveCount(0)
  await enter(administrator)
  await continued(page, 'Savitri Devi')
})

test('edited details are restored as last typed, even when the browser had not written them yet; discarded ones are deleted', async ({
  page,
}) => {
  await signIn(page)
  await test.step('edited details are restored when the form is opened again; discarded ones are deleted', async () => {
    const { application_number } = await makeNew()
    const row = await find(page, '/reservations', application_number)
    const more = row.getByRole('button', { name: /^More actions for/ })
    // A menu that Escape closes returns the focus to its button.
    await more.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(more).toBeFocused()
    const edit = async () => {
      await more.click()
      await page.getByRole('menuitem', { name: 'Edit dates and contact' }).click()
    }
    await edit()
    const form = page.getByRole('dialog', { name: 'Edit dates and contact' })
    await form.getByLabel('Comments').fill('Ground floor, near the hall')
    await isStored(page, 'near the hall')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByLabel('Comments')).toHaveValue('Ground floor, near the hall')
    await expect(form.getByText('is here again.')).toBeVisible()
    await expectAccessible(page, 'a form that was begun')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Close without saving' }).click()
    await expect(form).toHaveCount(0)
    await edit()
    await expect(form.getByLabel('Comments')).toHaveValue('Ground floor')
  })
  await test.step('the last input is restored even when the page is closed before the browser has written it', async () => {
    await startAnew(page)
    const { application_number } = await makeNew()
    const row = await find(page, '/reservations', application_number)
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit dates and contact' }).click()
    const comments = page.getByRole('dialog', { name: 'Edit dates and contact' }).getByLabel('Comments')
    await comments.fill('Near the')
    await isStored(page, 'Near the')
    // The database of this page no longer answers.
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })
    await comments.fill('Near the lift')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(comments).toHaveValue('Near the lift')
    await isStored(page, 'Near the lift')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Near the lift')
  })
})

test('signing out warns of unsaved drafts and deletes them; passwords and identity numbers are never stored', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = page.getByRole('dialog', { name: 'Add User' })
  await form.getByLabel('Name').fill('Mohan 2345 6789 0124')
  await form.getByLabel('Email').fill('mohan@example.org')
  await form.locator('input[type=password]').fill('a long enough password')
  await isStored(page, 'mohan@example.org')
  const stored = await storedDrafts(page)
  for (const secret of ['0124', 'long enough']) expect(stored).not.toContain(secret)
  await page.reload()
  // On a phone the menu is at the place of the question's buttons.
  const wide = page.viewportSize() ?? { width: 1366, height: 768 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out with unsaved work?' })
  await expect(question).toContainText('Add User')
  await expect(page.getByRole('button', { name: 'My account' })).toBeHidden()
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.setViewportSize(wide)
  await signInByKeyboard(page)
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('')
})

test('drafts survive a crash of the browser', async () => {
  test.setTimeout(240_000)
  // Only the browser is killed: the server is shared with the other journeys.
  const lost = await lostServer()
  try {
    const enter = async (page: Page) => {
      await open(page, '/buildings')
      await page.getByLabel('Email').fill(administrator.email)
      await page.getByLabel('Password', { exact: true }).fill(administrator.password)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Add Building' }).first().click()
      return page.getByRole('dialog', { name: 'Add Building' })
    }
    const page = await lost.openBrowser()
    const form = await enter(page)
    await form.getByLabel('Name').fill('Shanti Kunj')
    await form.getByLabel('Manager').fill('Ramesh')
    await isStored(page, 'Ramesh')
    await lost.killBrowser()
    const again = await enter(await lost.openBrowser())
    await expect(again.getByLabel('Name')).toHaveValue('Shanti Kunj')
    await expect(again.getByLabel('Manager')).toHaveValue('Ramesh')
  } finally {
    await lost.end()
  }
})
