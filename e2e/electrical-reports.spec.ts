import { access } from '@nivas/contract/access/calls.ts'
import { formatCount } from '@nivas/contract/count.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makeLine, monthBefore, payDues, readHouse } from './electricity.ts'
import { catchPrinting, printedText, printReport } from './journey.ts'
import { office } from './office.ts'
import { open, send, signIn, startAnew } from './staff.ts'

const chooseIn = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('every report shows what a house owes or paid, and opens its account', async ({ page }) => {
  test.setTimeout(180_000)
  await catchPrinting(page)
  const made = await makeLine(2)
  const house = made.houses[0] ?? { id: 0, houseno: '' }
  // Charges of Rs. 120 for last month and Rs. 190 for this one, of which Rs. 100 are paid.
  await readHouse(made.line, await monthBefore(1), house.id, 110)
  await readHouse(made.line, await monthBefore(0), house.id, 130)
  await payDues(house.id, 100)
  const groups = await office(electrical.groups, {})
  const group = groups.find(({ id }) => id === made.group.id)?.name ?? ''
  await signIn(page)
  const dialog = page.getByRole('dialog', { name: 'Account' })
  const row = page.getByRole('row', { name: new RegExp(house.houseno) })
  const find = (name: string) => page.getByPlaceholder(name).first().fill('Asha Rao')
  const opensAccount = async () => {
    await row.first().getByRole('link', { name: house.houseno }).click()
    await expect(dialog.getByText(/Owed at the end: Rs. 210.00/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  await test.step('Overdues By Satsangi Groups', async () => {
    await open(page, '/electrical/reports/group-overdues')
    await expect(page.getByText(/^[\d,]+ satsangi groups? in use$/)).toBeVisible()
    await chooseIn(page, 'Satsangi group', group)
    await expect(row.first()).toContainText('210.00')
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => printedText(page)).toContain('Overdues By Satsangi Groups')
    // Printing a list of persons is audited, as its export is.
    const { data: written } = await send(page, access.audit, { area: 'access' })
    expect(written.filter(({ call }) => call === 'access.noteExport').map(({ said }) => said)).toContainEqual(
      {
        list: 'group-overdues',
        file: 'paper',
      },
    )
    const sum = page.getByRole('row', { name: /^Total.*210\.00/ })
    await expect(sum).toHaveCount(1)
    await page.getByPlaceholder('Satsangi Name').first().fill('Unknown')
    await expect(sum).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await opensAccount()
  })
  await test.step('a figure of dues opens its bills, and each of these its reading', async () => {
    await open(page, `/electrical/reports/group-overdues?group=${made.group.id}`)
    await row.first().getByRole('link').nth(1).click()
    const dues = page.getByRole('dialog', { name: 'Dues' })
    await expect(dues.getByRole('row', { name: /^Total/ })).toBeVisible()
    await dues
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    await expect(dues.getByRole('table', { name: 'Meter reading' })).toBeVisible()
    await expectDialogAccessible(page, 'the dues of a house')
    await page.keyboard.press('Escape')
    await expect(dues).toHaveCount(0)
  })
  await test.step('Overdues Report', async () => {
    await open(page, '/electrical/reports/overall-overdues')
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
    await find('Satsangi Name')
    const desk = page.viewportSize() ?? { width: 1366, height: 768 }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const report of ['line-accounts', `group-overdues?group=${made.group.id}`, 'overall-overdues']) {
      await open(page, `/electrical/reports/${report}`)
      const total = page.getByRole('row', { name: /^Total/ })
      // Repeated, because other journeys read meters at the same time.
      await expect(async () => {
        const state = await page.getByText(/ owes? |owed now$/).textContent()
        const [owed = ''] = /Rs\. [\d,.]+/.exec(state ?? '') ?? []
        const sum = total.getByText(owed, { exact: true })
        await expect(sum, 'what is owed stands whole on a phone').toBeInViewport({ ratio: 1, timeout: 2_000 })
      }).toPass({ timeout: 20_000 })
    }
    await page.setViewportSize(desk)
  })
  await test.step('Overdues By Selection Periods', async () => {
    await open(page, '/electrical/reports/periods-overdues')
    await chooseIn(page, 'Period', '1-3 Months')
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
  })
  await test.step('Payments Received By Date, which opens the account', async () => {
    await open(page, '/electrical/reports/daily-collection')
    // The previous report has a field of this name too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments Received By Date')
    await find('Satsangi Name')
    await expect(row.first()).toContainText('50.00')
    await row.first().getByRole('link').last().click()
    const paid = page.getByRole('dialog', { name: 'Payment' })
    await expect(paid.getByRole('table', { name: 'Bills it paid' })).toContainText('50.00')
    await expectDialogAccessible(page, 'a payment')
    await page.keyboard.press('Escape')
    await open(page, '/electrical/reports/daily-collection')
    await find('Satsangi Name')
    await opensAccount()
  })
  await test.step('Electric Lines Load opens the bills of a month', async () => {
    await open(page, '/electrical/reports/electric-lines')
    // It opens with the last whole year.
    const year = (await monthBefore(0)).slice(0, 4)
    await expect(page.getByRole('combobox', { name: 'Year' })).toContainText(String(Number(year) - 1))
    await chooseIn(page, 'Year', year)
    const line = page.getByRole('row', { name: new RegExp(made.name) })
    await line.getByRole('link', { name: '20', exact: true }).click()
    await expect(page).toHaveURL(/\/electrical\/bills\?/)
    await expect(row.first()).toContainText('190.00')
  })
  await test.step('billed, collected and owed: a line opens its houses', async () => {
    await open(page, '/electrical/reports/line-accounts')
    const line = page.getByRole('row', { name: new RegExp(made.name) })
    await line.getByRole('link', { name: made.name }).click()
    await expect(row.first()).toContainText('210.00')
    await opensAccount()
  })
})

test('the houses with older dues that the dashboard counts are those that its link opens', async ({
  page,
}) => {
  const houses = await office(electrical.overdues, {})
  const older = houses.filter(({ periods }) => periods.oldertotal > 0).length
  expect(houses.length).toBeGreaterThan(older)
  await signIn(page)
  await open(page, '/dashboard')
  await page.locator('a[href*="dues=older"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overdues Report')
  await expect(page.getByRole('combobox', { name: 'Dues' })).toContainText('Older dues')
  await expect(page.getByText(new RegExp(` of ${formatCount(older)}$`))).toBeVisible()
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  await expect(clear).toHaveAccessibleDescription('Dues')
  await clear.click()
  await expect(page.getByText(new RegExp(` of ${formatCount(older)}$`))).toHaveCount(0)
})

test('a report on paper names its days and what was chosen, and Back brings its days again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await catchPrinting(page)
  const made = await makeLine(1)
  const house = made.houses[0] ?? { id: 0, houseno: '' }
  const month = await monthBefore(0)
  const year = month.slice(0, 4)
  await readHouse(made.line, month, house.id, 130)
  const groups = await office(electrical.groups, {})
  const group = groups.find(({ id }) => id === made.group.id)?.name ?? ''
  await signIn(page)
  const days = `1 Jan ${year} – 31 Dec ${year}`

  await open(page, `/electrical/reports/line-accounts?from=${year}-01-01&to=${year}-12-31&line=${made.line}`)
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill(`01/02/${year}`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`from=${year}-02-01`))
  await page.goBack()
  await expect(from).toHaveValue(`01/01/${year}`)
  await printReport(
    page,
    new RegExp(`Billed, collected and owed\\s*${days}[\\s\\S]*${made.name}[\\s\\S]*${house.houseno}`),
  )
  for (const [screen, paper] of [
    [`electric-lines?year=${year}`, new RegExp(`Electric Lines Load\\s*${days}`)],
    ['periods-overdues?period=Current', /Overdues By Selection Periods[\s\S]*Current/],
    [
      `group-overdues?group=${made.group.id}`,
      new RegExp(`Overdues By Satsangi Groups[\\s\\S]*${group}[\\s\\S]*${house.houseno}`),
    ],
  ] as const)
    await printReport(page, paper, `/electrical/reports/${screen}`)
})

test('a line of the account opens its bill or payment, and a receipt of the cash book its payment', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a line of the account opens its bill or payment', async () => {
    const made = await makeLine(1)
    const house = made.houses[0] ?? { id: 0, houseno: '' }
    await readHouse(made.line, await monthBefore(0), house.id, 130)
    await payDues(house.id, 100)
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}&account=${house.id}`)
    const account = page.getByRole('dialog', { name: 'Account' })
    const lines = account.getByRole('row', { name: /^Details of|Bill|Payment/ })
    const expand = (name: string) =>
      lines.filter({ hasText: name }).first().getByRole('button').first().click()
    await expand('Units')
    await expect(account.getByRole('table', { name: 'Meter reading' })).toContainText('130')
    await expand('EL/')
    await expect(account.getByRole('table', { name: 'Bills it paid' })).toContainText('50.00')
    await account.getByRole('table', { name: 'Meter reading' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Reading Edit')
    await expect(page.getByText('Saved Reading')).toBeVisible()
  })
  await test.step('the receipt of dues in the cash book opens its payment, over a list with only this house', async () => {
    await startAnew(page)
    const made = await makeLine(2)
    const [house = { id: 0, houseno: '' }, other = house] = made.houses
    await readHouse(made.line, await monthBefore(0), house.id, 130)
    await payDues(house.id, 100)
    const [taken] = await office(electrical.payments, { id: house.id })
    await open(page, '/cash/journal')
    await page.getByLabel('Receipt number').fill(taken?.receipt_number ?? '')
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Receipt' })
      .getByRole('link', { name: `${house.houseno} Asha Rao` })
      .click()
    const payment = page.getByRole('dialog', { name: 'Payment' })
    await expect(payment.getByText(`${house.houseno} · Asha Rao`)).toBeVisible()
    await expect(payment.getByRole('table', { name: 'Bills it paid' })).toContainText('50.00')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(house.houseno) })).toHaveCount(1)
    await expect(page.getByRole('row', { name: new RegExp(other.houseno) })).toHaveCount(0)
  })
})

test('the bills of a line are one print run, in either language; a receipt printed again is a duplicate', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await catchPrinting(page)
  const { name, line, houses } = await makeLine(2)
  const month = await monthBefore(0)
  for (const { id } of houses) await readHouse(line, month, id, 140)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await payDues(house.id, 100)
  await signIn(page)
  await open(page, '/electrical/bills')
  await chooseIn(page, 'Electric line', name)
  await expect(page.getByRole('row', { name: new RegExp(house.houseno) })).toContainText('230.00')
  await page.getByRole('button', { name: 'Print all bills' }).click()
  await expect.poll(() => printedText(page)).toContain('Please pay')
  const both = await printedText(page)
  for (const { houseno } of houses) expect(both).toContain(houseno)
  await chooseIn(page, 'Language of the bills', 'हिन्दी')
  await page.getByRole('button', { name: 'Print all bills' }).click()
  await expect.poll(() => printedText(page)).toContain('देय राशि')

  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
  const dialog = page.getByRole('dialog')
  const act = async (action: string) => {
    await page
      .getByRole('row', { name: new RegExp(house.houseno) })
      .getByRole('button', { name: /^More actions for/ })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Print bill')
  await expectDialogAccessible(page, 'a bill')
  await page.keyboard.press('Escape')
  await act('Consumption')
  await expect(dialog.getByRole('row').nth(1)).toContainText('40')
  await expectDialogAccessible(page, 'the consumption of a house')
  await page.keyboard.press('Escape')
  await act('Account')
  await dialog
    .getByRole('button', { name: /^Print receipt/ })
    .first()
    .click()
  await expect.poll(() => printedText(page)).toContain('Still owed')
  expect(await printedText(page)).not.toContain('DUPLICATE')
  await dialog
    .getByRole('button', { name: /^Print receipt/ })
    .first()
    .click()
  await expect.poll(() => printedText(page)).toMatch(/DUPLICATE\s+Print 2, /)
})
