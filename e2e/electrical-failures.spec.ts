import { expect, type Page, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makeLine, monthBefore, readHouse, typeDues } from './electricity.ts'
import { fail, goOnIntercepting, wrong } from './routes.ts'
import { open, signIn, startAnew } from './staff.ts'

/**
 * Makes the server fail at this call, until the returned function is called. The journey intercepts from its start,
 * because a request that begins while Playwright starts or stops to intercept may never be answered.
 */
async function failing(page: Page, path: string) {
  const address = `**/api/electrical/${path}`
  await page.route(address, fail)
  return () => page.unroute(address)
}

test('a part of a house that cannot be read says so, and appears after Try again', async ({ page }) => {
  test.slow()
  await goOnIntercepting(page)
  await signIn(page)
  await test.step('a new house whose Bhaint types cannot be read says so and closes', async () => {
    await open(page, '/electrical/profiles')
    const mend = await failing(page, 'chargeType/getActiveCharges')
    await page.getByRole('button', { name: 'Add Satsangi Profile' }).first().click()
    await expect(
      page.getByText('Something went wrong while getting the Bhaint types. Please contact administrator.'),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await mend()
  })
  await test.step('a house and its dues that cannot be read say so, and appear after Try again', async () => {
    const { line, houses } = await makeLine(1)
    const house = houses[0] ?? { id: 0, houseno: '' }
    await readHouse(line, await monthBefore(0), house.id, 110)
    await page.goto('about:blank')
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
    const dialog = page.getByRole('dialog')
    for (const [action, path, field] of [
      ['Edit', 'profile/getProfile', 'Satsangi Name'],
      ['Pay Dues', 'reading/getReadingsBalance', 'Amount received'],
    ] as const) {
      const mend = await failing(page, path)
      await page.getByRole('button', { name: action }).click()
      await expect(dialog.getByRole('alert')).toContainText(wrong)
      await expectDialogAccessible(page, `${action} without its house`)
      await mend()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByLabel(field)).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
    }
  })
  await test.step('the account, the payments and the bill of a house that cannot be read say so too', async () => {
    const { line, houses } = await makeLine(1)
    const house = houses[0] ?? { id: 0, houseno: '' }
    await readHouse(line, await monthBefore(1), house.id, 110)
    const list = `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`
    const dialog = page.getByRole('dialog')
    const failsUntil = async (mend: () => Promise<unknown>, seen: string) => {
      await expect(dialog.getByRole('alert')).toContainText(wrong)
      await mend()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByText(seen).first()).toBeVisible()
    }
    const mendHouse = await failing(page, 'profile/getProfile')
    const mendPayments = await failing(page, 'payment/getPayments')
    // Drops the answers that were read before.
    await page.goto('about:blank')
    await open(page, `${list}&account=${house.id}`)
    // The page begins anew, which takes its own time.
    await expect(dialog).toBeVisible()
    await failsUntil(mendHouse, 'Owed at the end')
    await failsUntil(mendPayments, 'No payments yet.')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const printBill = async () => {
      await page.getByRole('button', { name: /^More actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Print bill' }).click()
    }
    const mendBills = await failing(page, 'reading/getBills')
    await printBill()
    await failsUntil(mendBills, 'Please pay')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Print bill' })).toBeEnabled()
  })
})

test('choices that cannot be read say so beside their field, and appear after Try again', async ({
  page,
}) => {
  const { name, group, houses } = await makeLine(1)
  await goOnIntercepting(page)
  await signIn(page)
  const choices: [string, string, string, string | RegExp][] = [
    ['/electrical/bulk-readings', 'electricLines', 'Electric line', name],
    [
      '/electrical/single-reading',
      'reading/getReadingProfiles',
      'House No',
      new RegExp(`${houses[0]?.houseno}`),
    ],
    ['/electrical/reports/group-overdues', 'satsangiGroups', 'Satsangi group', /.+/],
  ]
  expect(group.id).toBeGreaterThan(0)
  for (const [screen, path, label, option] of choices) {
    const mend = await failing(page, path)
    await page.goto('about:blank')
    await open(page, screen)
    await expect(page.getByText(wrong)).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(wrong)).toHaveCount(0)
    const field = page.getByRole('combobox', { name: label })
    await field.click()
    if (screen.includes('single')) await field.fill(houses[0]?.houseno ?? '')
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('the dialogs of a house keep their input on Escape and when it cannot be sent, and houses are sorted', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('houses are sorted by a choice of field and direction', async () => {
    await makeLine(2)
    await open(page, '/electrical/profiles')
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('Sort by', 'Sort by: Satsangi Name')
    await choose('Order', 'Desc')
    await expect(page).toHaveURL(/sort=name/)
    await expect(page).toHaveURL(/order=desc/)
    await expect(page.getByRole('columnheader', { name: 'Satsangi Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })
  await test.step('the dialogs of a house stay on Escape, and ask before input is lost', async () => {
    await startAnew(page)
    const { line, houses } = await makeLine(2)
    const [house = { id: 0, houseno: '' }, other = house] = houses
    await readHouse(line, await monthBefore(0), house.id, 110)
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })

    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(dialog.getByLabel('Satsangi Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Pay Dues' }).click()
    await expect(dialog.getByLabel('Amount received')).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByLabel('Amount received')).toHaveValue('12')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Close without saving' }).click()
    await expect(dialog).toHaveCount(0)

    // A house that owes pays its dues first.
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(other.houseno)}`)
    const row = page.getByRole('row', { name: new RegExp(other.houseno) })
    await row.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Collect an advance' }).click()
    await expect(dialog.getByLabel('Amount received')).toBeFocused()
    await page.keyboard.type('12')
    await expect(dialog.getByLabel('Amount received')).toHaveValue('12')
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Close without saving' }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('dues that cannot be sent stay in the form, which says so', async () => {
    await startAnew(page)
    const { line, houses } = await makeLine(1)
    const house = houses[0] ?? { id: 0, houseno: '' }
    await readHouse(line, await monthBefore(0), house.id, 110)
    const dialog = await typeDues(page, house.houseno, '100')
    await page.route('**/api/**', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('What you typed is still here')
    await expect(dialog.getByLabel('Amount received')).toHaveValue('100')
  })
})
