import { expect, test } from '@playwright/test'
import { administrator, open, passwordIsNeeded, signInByKeyboard, staff } from './staff.ts'

test('an invalid link is answered with the server’s text, beside its field and above the form', async ({
  page,
}) => {
  await open(page, `/reset-password?email=${staff('books').email}&token=no-such-token`)
  // The token is not in the browser's history either, which the next user of the computer could open.
  await expect(page).toHaveURL(/#\/reset-password$/)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(staff('books').email)
  await expect(page.getByLabel('Reset token')).toHaveValue('no-such-token')
  await page.getByLabel('New password').fill('a better password')
  await page.getByLabel('Confirm password').fill('a better password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Resetting password failed')).toBeVisible()
  await expect(page.getByText(/^This link was already used or is older than an hour/)).toBeVisible()
  await expect(page.getByLabel('Reset token')).toBeFocused()
})

test('a user with a forgotten password gets a link by mail, sets a new password, and is signed in', async ({
  page,
  browser,
}) => {
  const { email } = staff('books')
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  const wrong = page.getByText('This is a required field and must be valid e-mail address')
  await page.keyboard.type('x@')
  await page.keyboard.press('Tab')
  await expect(wrong).toBeVisible()
  await page.getByLabel('Email').fill('')
  await page.keyboard.press('Tab')
  await expect(wrong).toBeVisible()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please check your email for further action.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()

  // The demo has no mail server: an administrator makes the link, after giving their password again.
  const office = await browser.newPage()
  await signInByKeyboard(office)
  await open(office, '/outbox')
  await office
    .getByRole('row', { name: new RegExp(email) })
    .first()
    .getByRole('button', { name: 'Create link' })
    .click()
  await expect(office.getByText(/Give it only to the owner/)).toBeVisible()
  await passwordIsNeeded(office, '**/link')
  await office.getByRole('button', { name: 'Create link' }).last().click()
  const question = office.getByRole('dialog', { name: 'Please enter your password' })
  await expect(question.getByLabel(/^Password of/)).toBeFocused()
  await office.keyboard.type('not the password')
  await office.keyboard.press('Enter')
  await expect(question.getByText('This is not your password')).toBeVisible()
  await question.getByLabel(/^Password of/).fill(administrator.password)
  await office.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  const link = await office.getByLabel('Link', { exact: true }).inputValue()
  await office.close()

  await page.goto(link)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('New password')).toBeFocused()
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Required password containing at least 8 characters')).toBeVisible()
  await page.getByLabel('New password').fill('a better password')
  await page.getByLabel('Confirm password').fill('a bitter password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passwords must match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('a better password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByText('Reset password successfully.', { exact: false })).toBeVisible()

  await test.step('the owner reads that somebody made a link, until they dismiss the message', async () => {
    const notice = page.getByText('Someone created a link to set a new password for you')
    await expect(notice).toBeVisible()
    await expect(page.getByText(/^Administrator created it on/)).toBeVisible()
    await page.getByRole('button', { name: 'I have read this' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  await test.step('the link works once', async () => {
    await page.goto(link)
    await page.getByLabel('New password').fill(administrator.password)
    await page.getByLabel('Confirm password').fill(administrator.password)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('This link was already used or is older than an hour.', { exact: false }),
    ).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveValue(administrator.password)
  })
})
