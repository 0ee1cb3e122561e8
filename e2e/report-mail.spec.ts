import { schedules } from '@nivas/contract/schedules/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { administrator, open, send, signIn, startAnew } from './staff.ts'

test('a report by mail is set up from a list by keyboard, keeps a colleague’s change when it is edited, and is switched off', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a choice focused by a dialog opens its list when the user types or presses an arrow key', async () => {
    await open(page, '/reports/by-mail')
    await page.getByRole('button', { name: 'Add a report by mail' }).first().click()
    const report = page.getByRole('dialog').getByRole('combobox', { name: 'Report' })
    const options = page.getByRole('option')
    await expect(report).toBeFocused()
    await expect(report).toHaveAttribute('aria-expanded', 'false')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(report).toHaveAttribute('aria-expanded', 'true')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    // Typed at a person's pace, because the library searches the option once more after its list has opened.
    await page.keyboard.type('event rep', { delay: 30 })
    await expect(options).toHaveText(['Event report'])
    await page.keyboard.press('Enter')
    await expect(report).toHaveValue('Event report')
  })
  await test.step('a later hour keeps the rhythm of a report that a colleague changed', async () => {
    await startAnew(page)
    const report = 'revenue-by-range'
    const { data: users } = await send(page, schedules.receivers, { report })
    const reader = users.find(({ email }) => email === administrator.email)
    if (!reader) throw new Error('the administrator is no receiver')
    const daily = { report, every: 'Daily', hour: 3 } as const
    const { data: made } = await send(page, schedules.add, { ...daily, user_ids: [reader.id] })
    await open(page, '/reports/by-mail')
    const row = page.getByRole('row', { name: /Bhent Received.*Daily.*03:00/ })
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('dialog')
    await expect(form.getByRole('combobox', { name: 'How often' })).toHaveValue('Daily')
    await send(page, schedules.edit, { id: made.id, every: 'Weekly' })
    await form.getByRole('combobox', { name: 'From this hour' }).click()
    await page.getByRole('option', { name: '04:00' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    const { data: after } = await send(page, schedules.switch, { id: made.id, is_active: false })
    expect(after).toMatchObject({ every: 'Weekly', hour: 4, receivers: [{ id: reader.id }] })
  })
  await test.step('a report is sent by mail from a list that shows its receivers; it is changed and switched off', async () => {
    await startAnew(page)
    await open(page, '/reports/by-mail')
    await page.getByRole('button', { name: 'Add a report by mail' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Add a report by mail' }).click()
    await expect(form.getByText('Please choose a report')).toBeVisible()
    await expect(form.getByText('Please choose at least one recipient')).toBeVisible()
    await form.getByRole('combobox', { name: 'Report' }).click()
    await page.getByRole('option', { name: 'Overdues By Satsangi Groups' }).click()
    await form.getByRole('combobox', { name: 'Satsangi group' }).click()
    await page.getByRole('option').first().click()
    await form.getByRole('combobox', { name: 'Report' }).click()
    await page.getByRole('option', { name: 'Event report' }).click()
    await form.getByRole('combobox', { name: 'Bhandara/Satsang' }).click()
    await page.getByRole('option', { name: 'Bhandara', exact: true }).click()
    await form.getByRole('combobox', { name: 'How often' }).click()
    await page.getByRole('option', { name: 'Weekly' }).click()
    await form.getByRole('combobox', { name: 'Recipients' }).fill('admin@')
    await page.getByRole('option', { name: /admin@example.org/ }).click()
    await page.keyboard.press('Escape')
    await expectDialogAccessible(page, 'the form of a report by mail')
    await form.getByRole('button', { name: 'Add a report by mail' }).click()
    await expect(form).toHaveCount(0)

    const row = page.getByRole('row', { name: /Event report.*Weekly/ }).first()
    await expect(row).toContainText('Switched on')
    // The column of mails that were not sent is visible without scrolling sideways.
    await expect(page.getByRole('columnheader', { name: 'Last not sent' })).toBeInViewport()
    await expectAccessible(page, 'reports by mail')
    await row.getByRole('button', { name: 'Send now' }).click()
    // The journeys have no mail server.
    await expect(page.getByText(/There is no mail server/)).toBeVisible()
    await row
      .getByRole('button', { name: /^More actions for|Deliveries/ })
      .first()
      .click()
    const sent = page.getByRole('menuitem', { name: 'Deliveries' })
    if (await sent.isVisible()) await sent.click()
    await expect(page.getByRole('dialog').getByText('Nothing sent yet.')).toBeVisible()
    await page.keyboard.press('Escape')

    // Uses the page's session: the office's session may be too old for a change that asks for the password.
    const { data } = await send(page, schedules.list, {})
    const made = data.find(({ report }) => report === 'event')
    await send(page, schedules.switch, { id: made?.id ?? 0, is_active: false })
    await page.reload()
    await expect(row).toContainText('Switched off')
  })
})
