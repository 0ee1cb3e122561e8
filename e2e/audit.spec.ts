import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { book, find } from './journey.ts'
import { open, send, signIn } from './staff.ts'

test('the audit shows and finds who did what; a reservation shows its history', async ({ page }) => {
  await signIn(page)
  const reference = await book(page, 'Prem Lata')
  const found = await send(page, reservations.list, { application_number: reference })
  const id = found.data[0]?.id ?? 0
  await send(page, reservations.takeBhent, { id, payment_amount: found.data[0]?.total_amount ?? 0 })

  await open(page, '/audit')
  await page
    .getByRole('button', { name: `Reservation ${id}`, exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`record_id=${id}`))
  const rows = page.getByRole('rowgroup').last().getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Collect the Bhent of a reservation on HOLD')
  await expect(rows.first()).toContainText('Administrator')
  await rows
    .first()
    .getByRole('button', { name: /^Details of/ })
    .click()
  // The audit uses the label of the form.
  const bhent = page.getByRole('table', { name: 'Values sent' }).getByRole('row', { name: /^Bhent/ })
  await expect(bhent).toContainText('Rs. ')
  await expect(page.getByRole('link', { name: `Open Reservation ${reference}` })).toHaveAttribute(
    'href',
    new RegExp(`/reservations\\?application_number=${reference}$`),
  )
  await page.getByRole('combobox', { name: 'Area' }).click()
  await page.getByRole('option', { name: 'Administration' }).click()
  await expect(page.getByText('Collect the Bhent of a reservation on HOLD')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Collect the Bhent of a reservation on HOLD').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Person' }).press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeFocused()
  await page.keyboard.type('partha')
  await expect(page.getByRole('option', { name: /Partha Sen/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Collect the Bhent of a reservation on HOLD')).toHaveCount(0)

  const row = await find(page, '/payments', reference)
  await row.getByRole('button', { name: /^Details of/ }).click()
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('row').nth(1)).toContainText('Bhent collected')
  await expect(history.getByRole('row').nth(2)).toContainText('Booked')
  await expect(history).toContainText('Administrator')
})
