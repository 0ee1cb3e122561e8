import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { enterElsewhere, newCard } from './gate.ts'
import { act } from './journey.ts'
import { printService } from './print-service.ts'
import { open, signIn, startAnew } from './staff.ts'

test('a receipt or duplicate that failed to print is reported where it was requested, with Re-Print', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a receipt that was not printed is reported in the dialog, with Re-Print', async () => {
    await open(page, '/gate-reservations')
    await page.getByRole('button', { name: 'Visitor Entry' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('switch').click()
    await form.getByLabel(/^Id Number/).fill(newCard('DL'))
    await page.keyboard.press('Enter')
    await form.getByLabel(/^Name/).first().fill('Ravi Reprint')
    await form.getByLabel(/^Mobile Number/).fill('9876543210')
    await form.getByRole('combobox', { name: /^Purpose of visit/ }).click()
    await page.getByRole('option', { name: 'Other' }).click()
    await form.getByLabel(/^Please specify/).fill('Milk')
    await page.keyboard.press('F2')
    // The form stays for the next visitor, and its messages do not appear behind it.
    const alert = form.getByRole('alert').filter({ hasText: 'Print Failed' })
    await expect(alert).toBeVisible({ timeout: 20_000 })
    await expect(alert.getByRole('button', { name: 'Re-Print' })).toBeEnabled()
    await expect(page.getByText(/Print Failed/)).toHaveCount(1)
    await form.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Print Failed' })).toBeVisible()
  })
  await test.step('a duplicate that was not printed is reported above the list, with Re-Print', async () => {
    await startAnew(page)
    const name = `Unprinted ${crypto.randomUUID().slice(0, 8)}`
    await enterElsewhere(page, { visitorname: name })
    await open(page, `/gate-pending-visitors?name=${encodeURIComponent(name)}`)
    await act(page.getByRole('row', { name: new RegExp(name) }), 'Print receipt')
    const alert = page.getByRole('alert').filter({ hasText: 'Print Failed' })
    await expect(alert.getByRole('button', { name: 'Re-Print' })).toBeEnabled({ timeout: 20_000 })
  })
})

test('the receipt of an entry is the original; printed again from its row it is a duplicate', async ({
  page,
}) => {
  const jobs = await printService(page)
  await signIn(page)
  await open(page, '/non-satsangi-entry')
  const name = `Ravi ${crypto.randomUUID().replace(/[^a-f]/g, '')} Again`
  await page.getByLabel(/^Id Number/).fill(newCard('DL'))
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Name/).first().fill(name)
  await page.getByLabel(/^Mobile Number/).fill('9876543210')
  await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
  await page.getByRole('option', { name: 'Other' }).click()
  await page.getByLabel(/^Please specify/).fill('Milk')
  await page.keyboard.press('F2')
  await expect.poll(() => jobs.length).toBe(1)
  expect(jobs[0]).toMatchObject({ print: { number: 1 }, receipt: { visitorname: name } })

  await open(page, `/gate-pending-visitors?name=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await act(row, 'Print receipt')
  await expect.poll(() => jobs.length).toBe(2)
  expect(jobs[1]).toMatchObject({ print: { number: 2 }, receipt: jobs[0]?.receipt })
  await expectAccessible(page, 'pending visitors')

  await open(page, '/gate-non-satsangi-visitors')
  // The previous list has a row of this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Non-satsangi visitors' })).toBeVisible()
  await act(page.getByRole('row', { name: new RegExp(name) }), 'Print receipt')
  await expect.poll(() => jobs.length).toBe(3)
  expect(jobs[2]).toMatchObject({ print: { number: 3 } })
})
