import { cash } from '@nivas/contract/cash/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { closeDialog } from './dialogs.ts'
import { find } from './journey.ts'
import { makeHeld } from './reservation.ts'
import { open, send, signIn } from './staff.ts'
import { isStored, storedDrafts } from './stored-drafts.ts'

test('a typed payment survives Back, which asks, and a reload; once taken, its draft is deleted', async ({
  page,
}) => {
  const { roomId } = await makeBuilding()
  const { application_number } = await makeHeld([roomId('101')])
  await signIn(page)
  await open(page, '/dashboard')
  const row = await find(page, '/payments', application_number)
  const take = () => row.getByRole('button', { name: 'Bhent', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Reservation Payment' })
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })

  await test.step('nothing was typed: neither Back nor Escape asks, also after another way to pay was looked at', async () => {
    await take()
    await page.getByRole('tab', { name: 'Bhent by UPI' }).click()
    await expect(page.getByLabel('UPI reference')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.goForward()
    await take()
    await expect(page.getByLabel('Total Cash')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    expect(await storedDrafts(page)).toBe('[]')
  })

  await take()
  await page.getByLabel('Total Cash').fill('700')
  await page.getByLabel('Additional Bhent').fill('51')
  await page.goBack()
  await expect(leave).toContainText('24 hours')
  await expectAccessible(page, 'leave a payment')
  await leave.getByRole('button', { name: 'Leave' }).click()
  await find(page, '/payments', application_number)
  await take()
  await expect(page.getByLabel('Total Cash')).toHaveValue('700')
  await expect(page.getByLabel('Additional Bhent')).toHaveValue('51')
  await expect(form.getByText('is here again.')).toBeVisible()
  await expectDialogAccessible(page, 'a payment that was begun')

  await page.getByRole('tab', { name: 'Bhent by UPI' }).click()
  await page.getByLabel('UPI reference').fill('1234 5678 9012')
  await isStored(page, '5678 9012')
  await page.reload()
  await take()
  await expect(page.getByLabel('UPI reference')).toHaveValue('1234 5678 9012')
  await expect(page.getByLabel('Additional Bhent')).toHaveValue('51')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('receipt-number')).toBeVisible()
  // The cash that was typed first was not given: no change is due.
  await expect(page.getByText('Change: Rs. 0.00')).toBeVisible()
  await closeDialog(page)
  await expect(row).toContainText('PAID')
  expect(await storedDrafts(page)).toBe('[]')
})

test('the forms of a session restore what was typed; the count of the drawer note by note', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await open(page, '/dashboard')
  await open(page, '/cash/session')
  await test.step('the float of a session that is opened', async () => {
    await page.getByRole('combobox', { name: 'Counter' }).click()
    await page.getByRole('option', { name: 'Electricity' }).click()
    await page.getByLabel('Opening float').fill('250')
    await isStored(page, '250')
    await page.goBack()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await open(page, '/cash/session')
    await expect(page.getByLabel('Opening float')).toHaveValue('250')
    await expectAccessible(page, 'a session that is being opened')
    await page.getByRole('button', { name: 'Open session' }).click()
    await page.getByRole('tab', { name: /^Electricity/ }).click()
    await expect(page.getByText(/Opening float Rs. 250.00/)).toBeVisible()
  })

  await test.step('cash that is taken away', async () => {
    await page.getByRole('button', { name: 'Cash in or out' }).click()
    await page.getByText('Taken away').click()
    await page.getByLabel('Amount').fill('100')
    await page.getByLabel('Reason').fill('Notes to the safe')
    await isStored(page, 'to the safe')
    await page.reload()
    await page.getByRole('tab', { name: /^Electricity/ }).click()
    await page.getByRole('button', { name: 'Cash in or out' }).click()
    await expect(page.getByRole('radio', { name: 'Taken away' })).toBeChecked()
    await expect(page.getByLabel('Amount')).toHaveValue('100')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the count of the drawer, before it was used and after', async () => {
    const close = () => page.getByRole('button', { name: 'Close session' }).click()
    await close()
    await page.getByRole('dialog').getByRole('button', { name: 'Count notes' }).click()
    await page.getByLabel('100 ×').fill('1')
    await isStored(page, '"counting":{"100":1}')
    await page.reload()
    await page.getByRole('tab', { name: /^Electricity/ }).click()
    await close()
    await expect(page.getByRole('dialog').getByText('is here again.')).toBeVisible()
    await expectDialogAccessible(page, 'a count that was begun')
    await page.getByRole('dialog').getByRole('button', { name: 'Count notes' }).click()
    await expect(page.getByLabel('100 ×')).toHaveValue('1')
    await page.getByLabel('50 ×', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Use this amount' }).click()
    await expect(page.getByLabel('Cash in the drawer')).toHaveValue('150')
    await page.getByLabel('Cash in the drawer').fill('149')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByLabel('Why does the count differ?').fill('A torn note')
    await isStored(page, 'A torn note')
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'Close without saving?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await page.reload()
    await page.getByRole('tab', { name: /^Electricity/ }).click()
    await close()
    await expect(page.getByLabel('Cash in the drawer')).toHaveValue('149')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByLabel('Why does the count differ?')).toHaveValue('A torn note')
    await page.getByRole('dialog').getByRole('button', { name: 'Close session' }).click()
    await expect(page.getByRole('table', { name: 'Z report' })).toContainText('A torn note')
  })
  expect(await storedDrafts(page)).toBe('[]')
  const mine = await send(page, cash.mySessions, {})
  expect(mine.data.filter(({ counter, here }) => here && counter === 'electricity')).toEqual([])
})
