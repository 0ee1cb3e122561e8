import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeLine, monthBefore } from './electricity.ts'
import { holdTimers } from './hold-timers.ts'
import { office } from './office.ts'
import { makeProduct, openTill } from './pos.ts'
import { scan } from './scanner.ts'
import { open, signIn } from './staff.ts'

/** Types key by key, and checks after each key that the field shows what was typed. */
async function typed(field: Locator, text: string) {
  await field.focus()
  for (let length = 1; length <= text.length; length += 1) {
    await field.press(text[length - 1] ?? '')
    await expect(field).toHaveValue(text.slice(0, length))
  }
}

test('readings and amounts of a house are saved as they are typed, with or without commas between thousands', async ({
  page,
}) => {
  test.slow()
  const { name, line, houses, unit } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await signIn(page)
  await test.step('a reading and a received amount are shown as they are typed, digit by digit', async () => {
    await open(page, '/electrical/bulk-readings')
    await page.getByPlaceholder('Please select Line to filter').click()
    await page.getByRole('option', { name }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    const reading = page.getByLabel(`Current Reading of house ${house.houseno}`, { exact: true })
    await reading.pressSequentially('1,120.50')
    await expect(reading).toHaveValue('1120.50')
    await reading.fill('')
    await typed(reading, '120.50')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Records saved successfully.')).toBeVisible()
    const month = await monthBefore(0)
    const [bill] = await office(electrical.bills, {
      ...{ readingMonth: Number(month.slice(5, 7)), readingYear: Number(month.slice(0, 4)), line },
    })
    expect(bill?.units).toBe(20.5)

    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Pay Dues' }).click()
    await expect(dialog.getByLabel('Amount received')).toBeFocused()
    await dialog.getByLabel('Amount received').pressSequentially('1,50')
    await expect(dialog.getByText('Rs. 43.50 of the selected months remains unpaid.')).toBeVisible()
    await dialog.getByLabel('Amount received').fill('')
    await typed(dialog.getByLabel('Amount received'), '100.50')
    await expect(dialog.getByText('Rs. 93.00 of the selected months remains unpaid.')).toBeVisible()
  })
  await test.step('an amount of a house with a zero at its end is saved with Enter', async () => {
    // Drops the unfinished payment.
    await page.reload()
    const dialog = page.getByRole('dialog')
    await page
      .getByRole('row', { name: new RegExp(house.houseno) })
      .getByRole('button', { name: 'Edit' })
      .click()
    const before = await office(electrical.profile, { id: house.id })
    const charge = before.chargeTypes.find(({ id }) => id === unit.id)?.name ?? ''
    const amount = dialog.getByRole('textbox', { name: charge })
    await amount.fill('')
    await typed(amount, '8.50')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const { chargeTypes } = await office(electrical.profile, { id: house.id })
    expect(chargeTypes.find(({ id }) => id === unit.id)?.amount).toBe(8.5)
  })
  await test.step('a field with only a minus or a point is empty when it is left', async () => {
    // A house that owes pays its dues first.
    const another = (await makeLine(1)).houses[0]?.houseno ?? ''
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(another)}`)
    const row = page.getByRole('row', { name: new RegExp(another) })
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Collect an advance' }).click()
    const amount = page.getByRole('dialog').getByLabel('Amount received')
    await typed(amount, '.')
    await page.keyboard.press('Tab')
    await expect(amount).toHaveValue('')
  })
})

test('cash with commas, or with paise that end in a zero, pays a sale', async ({ page }) => {
  const book = await makeProduct(2, { price: 120 })
  await signIn(page)
  await openTill(page, 2)
  await scan(page, book.barcode)
  await page.keyboard.press('F4')
  const cash = page.getByLabel('Total Cash')
  await expect(cash).toBeFocused()
  // As amounts are written. Read as 1.00, it would not cover the sale.
  await cash.pressSequentially('1,00,000')
  await expect(cash).toHaveValue('1,00,000')
  await expect(page.getByLabel('Change', { exact: true })).toHaveValue('Rs. 99,880.00')
  await cash.fill('')
  // Read as 500, it would pay the sale.
  await typed(cash, '-500')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await cash.fill('')
  // The amount due includes the additional Bhent.
  await page.getByLabel('Additional Bhent').fill('30')
  await expect(page.getByText('To pay: Rs. 150.00')).toBeVisible()
  await page.getByLabel('Additional Bhent').fill('')
  await test.step('a number field that rejected a key is not submitted until it is typed again', async () => {
    // An old computer: the component of the field reports the focus only after these keys.
    const timers = await holdTimers(page)
    await cash.pressSequentially('5e00')
    await timers.runAll()
    await expect(page.getByLabel('Change', { exact: true })).toHaveValue('Rs. 380.00')
    await expect(page.getByText('“e” was not accepted')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(cash).toBeFocused()
    await expect(page.getByText('“e” was not accepted')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(cash).toBeFocused()
  })
  await page.keyboard.type('500.50', { delay: 60 })
  await expect(page.getByText('was not accepted')).toHaveCount(0)
  await expect(page.getByLabel('Change', { exact: true })).toHaveValue('Rs. 380.50')
  await expect(page.getByRole('status').filter({ hasText: 'Change: Rs. 380.50' })).toHaveCount(1)
  // These keys are as fast as a scanner's: with Enter they would count as a scan.
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Ticket Created successfully.')).toBeVisible()
})

test('an amount that is too large, below 0 or with a third decimal stays as typed, with an error', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/electrical/bhaint-types')
  await page.getByRole('button', { name: 'Add Bhaint type' }).first().click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  for (const [keys, wrong, text] of [
    ['120000', '120000', 'Must be 99999.99 or less'],
    ['-5', '-5', 'Must be 0 or more'],
    ['120000', '120000', 'Must be 99999.99 or less'],
    // A key that bounces, and the minus sign of a word processor.
    ['--5', '-5', 'Must be 0 or more'],
    ['120000', '120000', 'Must be 99999.99 or less'],
    ['−5', '-5', 'Must be 0 or more'],
    ['12.345', '12.345', 'Please enter an amount with at most 2 decimals'],
    ['1e5', '15', '“e” was not accepted. Please check the number.'],
    ['12.3.4', '12.34', '“.” was not accepted. Please check the number.'],
  ] as const) {
    await amount.fill('')
    await amount.pressSequentially(keys)
    await page.keyboard.press('Tab')
    await expect(amount).toHaveValue(wrong)
    await expect(dialog.getByText(text)).toBeVisible()
  }
  await test.step('an arrow key that changes the number also takes the message about a rejected key away', async () => {
    for (const [key, changed] of [
      ['ArrowUp', '16'],
      ['ArrowDown', '14'],
    ] as const) {
      await amount.fill('')
      await amount.pressSequentially('1e5')
      await expect(dialog.getByText('was not accepted')).toBeVisible()
      await page.keyboard.press(key)
      await expect(amount).toHaveValue(changed)
      await expect(dialog.getByText('was not accepted')).toHaveCount(0)
    }
    await amount.fill('12.34')
  })
  await test.step('a pasted text that is not a number is refused, and the field says so until the next input', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await amount.press('ControlOrMeta+a')
      await page.keyboard.press('ControlOrMeta+v')
    }
    for (const text of ['1e5', '12.3.4', '1.234,50']) {
      // A busy browser may lose the keys of a paste.
      await expect(async () => {
        await paste(text)
        await expect(dialog.getByText(`“${text}” was not accepted`)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(amount).toHaveValue('12.34')
    }
    await expectAccessible(page, 'a text that is no number')
    // Text that is dragged into the field, or filled in by the browser, comes without a key.
    await amount.selectText()
    await page.evaluate(() => document.execCommand('insertText', false, '1e5'))
    await expect(amount).toHaveValue('15')
    await expect(dialog.getByText('“1e5” was not accepted')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(dialog.getByText('was not accepted')).toHaveCount(0)
    await amount.fill('12.34')
    await paste('1e5')
    // As when the user returns from another window.
    await amount.evaluate((field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await expect(dialog.getByText('was not accepted')).toBeVisible()
    await paste('Rs. 1,234.50')
    await expect(amount).toHaveValue('1234.50')
    await expect(dialog.getByText('was not accepted')).toHaveCount(0)
  })
})
