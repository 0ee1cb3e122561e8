import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makeLine, monthBefore, payDues, readHouse } from './electricity.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office } from './office.ts'
import { open, signIn } from './staff.ts'
import { isStored } from './stored-drafts.ts'

test('dues are taken: the oldest month first, shown before it is saved; a cheque bounces; an advance is used', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(line, await monthBefore(1), house.id, 110)
  await readHouse(line, await monthBefore(0), house.id, 130)
  await catchPrinting(page)
  await signIn(page)
  await open(page, '/electrical/profiles')
  await page.getByLabel('House No').fill(house.houseno)
  const row = page.getByRole('row', { name: new RegExp(house.houseno) })
  const dialog = page.getByRole('dialog')

  await test.step('Pay Dues: too large an amount shows an error, a right one is shown line by line', async () => {
    await row.getByRole('button', { name: 'Pay Dues' }).click()
    const amount = dialog.getByLabel('Amount received')
    await expect(amount).toBeFocused()
    await expect(dialog.getByLabel('Selected amount')).toHaveValue('Rs. 310.00')
    await page.keyboard.type('311')
    await expect(
      dialog.getByText('Receiving amount should be less than or equal to selected amount.'),
    ).toBeVisible()
    await amount.fill('200')
    await expect(dialog.getByText('Rs. 110.00 of the selected months remains unpaid.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: / 30\.00/ }).last()).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'Cheque' }).click()
    await dialog.getByLabel('Description').fill('SBI 4711')
    // Save is in view for any number of lines: this low screen stands for a year's dues on a higher one.
    const screen = page.viewportSize() ?? { width: 1366, height: 768 }
    await page.setViewportSize({ ...screen, height: 520 })
    await expect(dialog.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(screen)
    await expectDialogAccessible(page, 'Pay Dues')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^Receipt number EL\//)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Print receipt' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })
  await expect(row).toContainText('110.00')

  await test.step('the cheque bounces: its months are owed again', async () => {
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await expect(dialog.getByText(/Owed at the end: Rs. 110.00/)).toBeVisible()
    await expectDialogAccessible(page, 'Account')
    await dialog.getByRole('button', { name: 'Cheque bounced' }).click()
    for (const fact of [house.houseno, 'EL/', 'SBI 4711', 'Rs. 200.00'])
      await expect(dialog.last()).toContainText(fact)
    await dialog.last().getByLabel('Reason').fill('No funds')
    await dialog.last().getByRole('button', { name: 'Reverse the cheque' }).click()
    await expect(dialog.getByText(/Owed at the end: Rs. 310.00/)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  expect(await office(electrical.readingsBalance, { id: house.id })).toHaveLength(4)

  await test.step('an advance of a house that owes leads to Pay Dues; without dues it is taken', async () => {
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Collect an advance' }).click()
    await expect(dialog.getByText(/^This house owes Rs. 310.00\./)).toBeVisible()
    await expectDialogAccessible(page, 'an advance of a house that owes')
    await dialog.getByRole('button', { name: 'Pay Dues' }).click()
    await dialog.getByLabel('Amount received').fill('310')
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'Cash' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/^Receipt number EL\//)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Collect an advance' }).click()
    await expect(dialog.getByLabel('Amount received')).toHaveAttribute('required', '')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please enter an amount')).toBeVisible()
    await dialog.getByLabel('Amount received').fill('500')
    await expect(dialog.getByText('Please enter an amount')).toHaveCount(0)
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'Cash' }).click()
    await expectDialogAccessible(page, 'an advance')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/^Receipt number EL\//)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('the account shows that the advance was given back', async () => {
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await expect(dialog.getByText(/Owed at the end: -Rs. 500.00/)).toBeVisible()
    const payments = dialog.getByRole('table', { name: 'Dues payments' })
    await payments
      .getByRole('row', { name: /500\.00/ })
      .getByRole('button', { name: 'Reverse' })
      .click()
    await expect(dialog.last()).toContainText('Given back: Rs. 500.00, Cash.')
    await dialog.last().getByLabel('Reason').fill('Moved out')
    await dialog.last().getByRole('button', { name: 'Reverse the payment' }).click()
    await expect(dialog.getByText(/Owed at the end: Rs. 0.00/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Print', exact: true }).click()
    // The paper says the first and last balance, and what a receipt takes back.
    await expect
      .poll(() => printedText(page))
      .toMatch(/Opening balance: Rs\. 0\.00\. Owed at the end: Rs\. 0\.00/)
    expect(await printedText(page)).toMatch(/Reversed\s*EL\/\S+, reverses EL\//)
  })
  expect(await office(electrical.readingsBalance, { id: house.id })).toHaveLength(0)
})

test('a payment without a method, or by cheque without its number, focuses the wrong field; a payment taken by a colleague is shown', async ({
  page,
}) => {
  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(line, await monthBefore(0), house.id, 110)
  await signIn(page)
  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
  await page.getByRole('button', { name: 'Pay Dues', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel('Amount received')
  const method = dialog.getByRole('combobox', { name: 'Payment method' })
  const missing = dialog.getByText('This is a required field')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('required', '')
  await page.keyboard.type('100')
  await page.keyboard.press('F4')
  await expect(missing).toBeVisible()
  await expect(method).toBeFocused()
  // Typing selects, as in a browser's own select element.
  await page.keyboard.type('che')
  await page.keyboard.press('Enter')
  await expect(method).toHaveValue('Cheque')
  await expect(missing).toHaveCount(0)
  await amount.focus()
  await page.keyboard.press('F4')
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await expect(missing).toBeVisible()
  await page.keyboard.type('SBI 4711')
  await expect(missing).toHaveCount(0)
  await payDues(house.id, 20)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The dues have changed meanwhile. Please check them again.')).toBeVisible()
  await expect(dialog.getByLabel('Selected amount')).toHaveValue('Rs. 100.00')
  await expect(amount).toHaveValue('100')
  await expect(dialog.getByLabel('Description')).toHaveValue('SBI 4711')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Receipt number EL\//)).toBeVisible()
})

test('an amount and a method that the selected months no longer need are hidden and not sent', async ({
  page,
}) => {
  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  // The previous month is read after this one was paid: it leaves Rs. 60 due, and Rs. 210 of this month are a credit.
  await readHouse(line, await monthBefore(0), house.id, 160)
  await payDues(house.id, 470)
  await readHouse(line, await monthBefore(1), house.id, 130)
  await payDues(house.id, 200, ({ balance }) => balance > 0)
  await signIn(page)
  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
  await page.getByRole('button', { name: 'Pay Dues', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel('Amount received')
  const method = dialog.getByRole('combobox', { name: 'Payment method' })
  await expect(amount).toBeDisabled()
  await expect(method).toBeDisabled()
  await expect(method).not.toHaveAttribute('required')
  const thisMonth = dialog.getByRole('table', { name: 'Unsettled months' }).getByRole('checkbox').last()
  await thisMonth.uncheck()
  await expect(dialog.getByLabel('Selected amount')).toHaveValue('Rs. 60.00')
  await amount.fill('40')
  await expect(dialog.getByText('Rs. 20.00 of the selected months remains unpaid.')).toBeVisible()
  await method.click()
  await page.getByRole('option', { name: 'Cheque' }).click()
  await thisMonth.check()
  await expect(amount).toBeDisabled()
  await expect(amount).toHaveValue('')
  await expect(dialog.getByLabel('Description')).toHaveCount(0)
  await expect(dialog.getByText(/^Receiving amount should be/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Credits paid these dues, so there is no receipt.')).toBeVisible()
  const left = await office(electrical.readingsBalance, { id: house.id })
  expect(left.map(({ balance }) => balance)).toEqual([-150])
})

test('an open bill in the account shows what is owed again when its payment is taken back; the typed reason survives a reload', async ({
  page,
}) => {
  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(line, await monthBefore(1), house.id, 110)
  await payDues(house.id, 120)
  await signIn(page)
  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}&account=${house.id}`)
  const account = page.getByRole('dialog', { name: 'Account' })
  const takeBack = account
    .getByRole('table', { name: 'Dues payments' })
    .getByRole('button', { name: /^Reverse the payment of receipt EL\// })
  const form = page.getByRole('dialog', { name: 'Reverse the payment' })
  await takeBack.click()
  await form.getByLabel('Reason').fill('Money of another house')
  await isStored(page, 'Money of another house')
  await page.reload()
  await account
    .getByRole('row', { name: /^Details of|Bill/ })
    .filter({ hasText: 'Units' })
    .first()
    .getByRole('button')
    .first()
    .click()
  const bill = account.getByRole('table', { name: 'Electricity bill' })
  await expect(bill).toContainText('Paid of this month')
  await takeBack.click()
  await expect(form.getByLabel('Reason')).toHaveValue('Money of another house')
  await form.getByRole('button', { name: 'Reverse the payment' }).click()
  await expect(form).toHaveCount(0)
  await expect(bill).not.toContainText('Paid of this month')
  await expect(bill.getByRole('row').last()).toContainText('120.00')
  // The button that took it back is gone; the next one of its row has the focus.
  await expect(account.getByRole('button', { name: /^Print receipt EL\/\S+$/ }).last()).toBeFocused()
})
