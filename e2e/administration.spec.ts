import { access } from '@nivas/contract/access/calls.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { ownName } from './office.ts'
import { administrator, open, passwordIsNeeded, send, signIn, signInByKeyboard, startAnew } from './staff.ts'

const password = 'a long password'
const someone = () => {
  const name = ownName('Usha')
  return { name, email: `${name.replaceAll(' ', '-').toLowerCase()}@example.org`, password }
}

/** Signs a user in on another machine. */
async function elsewhere(browser: Browser, who: { email: string; password: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInByKeyboard(page, who)
  return page
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Chooses an action from the menu of a row. */
async function choose(page: Page, name: string, action: string) {
  await rowOf(page, name)
    .getByRole('button', { name: /^More actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a user is added with a role, works, loses it with the next click, and is deleted', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const who = someone()
  await open(page, '/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill(who.name)
  await form.getByLabel('Email').fill('admin@example.org')
  await form.getByLabel(/^Password/).fill(who.password)
  await form.getByRole('combobox', { name: 'Roles' }).click()
  await page.keyboard.type('cashier')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Cashier' })).toHaveAttribute('aria-selected', 'true')
  await form.getByRole('button', { name: 'Add User' }).click()
  await expect(form.getByText('This email is already in use')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Email').fill(who.email)
  await form.getByRole('button', { name: 'Add User' }).click()
  await expect(form).toHaveCount(0)
  await open(page, `/users?email=${who.email}`)
  await expect(rowOf(page, who.name)).toContainText('Cashier')

  const counter = await elsewhere(browser, who)
  await open(counter, '/payments')
  await expect(counter.getByRole('heading', { name: 'Payments' })).toBeVisible()

  await test.step('after the role is withdrawn the next click shows the 403 page', async () => {
    await rowOf(page, who.name).getByRole('button', { name: 'Roles' }).click()
    await page.getByRole('dialog').getByRole('switch', { name: 'Cashier' }).click({ force: true })
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(page, who.name)).not.toContainText('Cashier')
    await counter.getByPlaceholder('Applicant').fill('a')
    await expect(counter.getByText(/^Oops! You don't have permissions/)).toBeVisible()
  })

  const [user] = (await send(page, access.users, { email: who.email })).data
  await test.step('a deleted user is signed out with the next click', async () => {
    await choose(page, who.name, 'Delete')
    await expect(page.getByText('Are you sure you want to delete this user?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rowOf(page, who.name)).toHaveCount(0)
    await open(counter, '/account')
    await counter.reload()
    await expect(counter.getByLabel('Email')).toBeVisible()
  })
  await test.step('the audit names the deleted user, whom no other screen shows, and their roles', async () => {
    await open(page, `/audit?record_type=user&record_id=${user?.id}`)
    const rowWith = (text: string) => page.getByRole('row').filter({ hasText: text })
    const deleted = rowWith('Delete a user and end their sessions')
    await expect(deleted).toContainText(`User ${user?.id}: ${who.name}`)
    const added = rowWith('Add a user, optionally with roles')
    await added.getByRole('button', { name: /^Details of/ }).click()
    await expect(page.getByRole('table', { name: 'Values sent' })).toContainText('Cashier')
  })
  await counter.context().close()
})

test('a role gets its permissions by area and by search, and the last administrator keeps theirs', async ({
  page,
}) => {
  await signIn(page)
  const name = `Seva ${Date.now()}`
  await open(page, '/roles')
  await page.getByRole('button', { name: 'Add Role' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Add Role' }).click()
  await expect(form.getByText('This is a required field.')).toBeVisible()
  // The field has the focus: Enter does not move it.
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert').filter({ hasText: 'This is a required field.' })).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Description').fill('For the festival')
  await form.getByRole('button', { name: 'Add Role' }).click()
  await expect(form).toHaveCount(0)

  await open(page, `/roles?name=${encodeURIComponent(name)}`)
  await rowOf(page, name).getByRole('button', { name: 'Permissions' }).click()
  await form.getByRole('switch', { name: 'All of Gate' }).click({ force: true })
  // The switches have no draft, so leaving asks before they are lost.
  await page.evaluate(() => location.assign('#/dashboard'))
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText(`What you have typed for ${name} will be lost.`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('switch', { name: 'All of Gate' })).toBeChecked()
  await form.getByLabel('Search permissions').fill('collect bhent')
  await expect(form.getByRole('switch', { name: /^All of/ })).toHaveCount(1)
  await form.getByLabel('Collect Bhent for a reservation on hold').click({ force: true })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const role = (await send(page, access.roles, {})).data.find((one) => one.name === name)
  expect(role?.permissions.map((one) => one.name)).toContain('gate-visitor-entry')
  expect(role?.permissions.map((one) => one.name)).toContain('bhent')

  await rowOf(page, name)
    .getByRole('button', { name: /^Details of/ })
    .click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Collect Bhent for a reservation on hold' }),
  ).toBeVisible()
  await expect(page.getByText('gate-visitor-entry')).toHaveCount(0)

  await choose(page, name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)

  await open(page, '/roles?name=Administrator')
  await choose(page, 'Administrator', 'Delete')
  await expect(page.getByText('Are you sure you want to delete this role?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^This is the last user who can manage users and roles/)).toBeVisible()
  await expect(rowOf(page, 'Administrator')).toBeVisible()
})

test('a user changes name and password, and signs out elsewhere', async ({ page, browser }) => {
  await signIn(page)
  const who = someone()
  await send(page, access.addUser, who)
  const here = await elsewhere(browser, who)
  const there = await elsewhere(browser, who)

  await here.getByRole('button', { name: /^Signed in as/ }).click()
  await here.getByRole('button', { name: 'My account' }).click()
  await expect(here.getByRole('heading', { name: 'My account' })).toBeVisible()
  await here.getByLabel('Your name').fill('Usha Devi')
  await here.getByRole('button', { name: 'Save name' }).click()
  await expect(here.getByRole('button', { name: 'Signed in as Usha Devi' })).toBeVisible()

  const sessions = here.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('button', { name: 'Sign out there' })).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Sign out elsewhere' }).click()
  await expect(sessions.getByRole('button', { name: 'Sign out there' })).toHaveCount(0)
  await there.reload()
  await expect(there.getByLabel('Email')).toBeVisible()

  await here.getByLabel('Current password').fill('not this one')
  await here.getByLabel(/^New password( \*)?$/).fill('another password')
  await here.getByLabel('Repeat the new password').fill('another passwort')
  await here.getByRole('button', { name: 'Change password' }).click()
  await expect(here.getByText('Passwords must match')).toBeVisible()
  await here.getByLabel('Repeat the new password').fill('another password')
  await here.getByRole('button', { name: 'Change password' }).click()
  await expect(here.getByText('This is not your current password')).toBeVisible()
  await here.getByLabel('Current password').fill(who.password)
  await here.getByRole('button', { name: 'Change password' }).click()
  await expect(here.getByText('Record updated successfully.').last()).toBeVisible()
  await expect(here.getByLabel('Current password')).toHaveValue('')
  await here.reload()
  await expect(here.getByRole('heading', { name: 'My account' })).toBeVisible()
  await signInByKeyboard(there, { email: who.email, password: 'another password' })
  for (const one of [here, there]) await one.context().close()
})

test('a user without the permissions for both users and roles cannot give what they do not hold, and reads why', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const name = `Half ${Date.now()}`
  const role = await send(page, access.addRole, { name })
  const all = (await send(page, access.permissions, {})).data
  const ids = all.filter((one) => ['manage-roles', 'bhent'].includes(one.name)).map(({ id }) => id)
  await send(page, access.setRolePermissions, { id: role.data.id, permission_ids: ids })
  const who = someone()
  await send(page, access.addUser, { ...who, role_ids: [role.data.id] })

  const half = await elsewhere(browser, who)
  await open(half, '/roles?name=Administrator')
  const above = rowOf(half, 'Administrator').getByRole('button', { name: 'Permissions' })
  await expect(above).toBeDisabled()
  await expect(above).toHaveAttribute('title', /^This includes permissions that you do not have/)
  await open(half, `/roles?name=${encodeURIComponent(name)}`)
  await rowOf(half, name).getByRole('button', { name: 'Permissions' }).click()
  const form = half.getByRole('dialog')
  await expect(form.getByRole('switch', { name: /^Add, change and delete users/ })).toBeDisabled()
  await expect(form.getByRole('switch', { name: 'All of Gate' })).toBeDisabled()
  await form.getByRole('switch', { name: 'Collect Bhent for a reservation on hold' }).click({ force: true })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await half.context().close()
})

test('the list of users: a role that was withdrawn does not come back, and an export asks for the password again', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a role withdrawn since the form was opened does not come back, and the role that the form adds is added', async () => {
    const who = someone()
    const roles = (await send(page, access.roles, {})).data
    const cashier = roles.find(({ name }) => name === 'Cashier')?.id ?? 0
    const { data: user } = await send(page, access.addUser, { ...who, role_ids: [cashier] })
    await open(page, `/users?email=${who.email}`)
    await rowOf(page, who.name).getByRole('button', { name: 'Roles' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('switch', { name: 'Accommodation desk' }).click({ force: true })
    await page.evaluate(() => location.assign('#/dashboard'))
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await send(page, access.setUserRoles, { id: user.id, role_ids: [] })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    const now = (await send(page, access.user, { id: user.id })).data.roles
    expect(now.map(({ name }) => name)).toEqual(['Accommodation desk'])
  })
  await test.step('an export of persons asks for the password again, and is not made without it', async () => {
    await startAnew(page)
    await open(page, '/users')
    const choose = async () => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'Export To CSV' }).click()
    }
    const question = page.getByRole('dialog', { name: 'Please enter your password' })
    await passwordIsNeeded(page, '**/auth/exports')
    await choose()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Please enter your password for this. Nothing was changed.')).toBeVisible()

    await passwordIsNeeded(page, '**/auth/exports')
    const file = page.waitForEvent('download')
    await choose()
    await question.getByLabel(/^Password of/).fill(administrator.password)
    await page.keyboard.press('Enter')
    expect((await file).suggestedFilename()).toMatch(/^users-.*\.csv$/)
    const written = (await send(page, access.audit, { area: 'access' })).data
    expect(written.find(({ call }) => call === 'access.noteExport')?.said).toEqual({
      list: 'users',
      file: 'csv',
    })
  })
})
