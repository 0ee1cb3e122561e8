import type { Success } from '@nivas/contract/call.ts'
import { cash } from '@nivas/contract/cash/calls.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { closeDialog } from './dialogs.ts'
import { catchPrinting, find, printedText } from './journey.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { answerOnce } from './routes.ts'
import { open, signIn, signInAdministratorHindi, startAnew } from './staff.ts'
import { makeUser } from './user.ts'

/** Returns a reference that only this journey uses. */
const newUtr = () => `${Date.now()}`.slice(-12).padStart(12, '1')

test('Bhent by UPI and cash: the reference is checked, printed on the receipt, and counted once', async ({
  page,
}) => {
  test.slow()
  await catchPrinting(page)
  const { roomId } = await makeBuilding()
  const utr = newUtr()
  const [first, second] = [await makeHeld([roomId('101')]), await makeHeld([roomId('102')])]
  await signIn(page)
  const row = await find(page, '/payments', first.application_number)
  await row.getByRole('button', { name: 'Bhent', exact: true }).click()
  await page.getByRole('tab', { name: 'Bhent by UPI' }).click()
  await expect(page.getByLabel('UPI reference (UTR)')).toBeFocused()
  await page.keyboard.type('4123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The UPI reference (UTR) has 12 digits')).toBeVisible()

  await test.step('a part is paid by UPI, and the rest is due in cash', async () => {
    await page.getByLabel('UPI reference (UTR)').fill(utr)
    await expect(page.getByLabel('Total Cash')).toHaveCount(0)
    await page.getByLabel('Paid by UPI').fill('100')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Submit' })).toBeDisabled()
    await page.getByLabel('Total Cash').fill('100000')
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Is the cash right?' })
      .getByRole('button', { name: 'Take this cash' })
      .click()
    await expect(page.getByText(`Paid by UPI: Rs. 100.00 · ${utr}`)).toBeVisible()
  })
  const number = await page.getByTestId('receipt-number').innerText()
  await page.getByRole('button', { name: 'Print receipt' }).click()
  const paper = await printedText(page)
  for (const line of [utr, 'Rs. 100.00', number]) expect(paper).toContain(line)
  await closeDialog(page)

  await test.step('the same reference is refused, naming the receipt', async () => {
    const other = await find(page, '/payments', second.application_number)
    await other.getByRole('button', { name: 'Bhent', exact: true }).click()
    await page.getByRole('tab', { name: 'Bhent by UPI' }).click()
    await page.getByLabel('UPI reference (UTR)').fill(utr)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(`The UPI reference ${utr} was already used for receipt ${number}.`),
    ).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close without saving' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the X report shows cash and UPI separately', async () => {
    await open(page, '/cash/session')
    await page.getByRole('button', { name: 'X report' }).click()
    const report = page.getByRole('table', { name: 'X report' })
    await expect(report.getByRole('row', { name: /^UPI / })).toBeVisible()
    await expect(report.getByRole('row', { name: /^Cash / })).toBeVisible()
  })

  await test.step('a figure of the X report opens the rows that it sums up', async () => {
    await page
      .getByRole('table', { name: 'X report' })
      .getByRole('row', { name: /^UPI / })
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cash journal' })).toBeVisible()
    expect(page.url()).toMatch(/session_id=\d+/)
    expect(page.url()).toContain('tender=UPI')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('an X report opens its rows where the clock of the computer is days behind', async ({ page }) => {
  const { today } = await office(thisVenue, {})
  // Not the administrator, who also has the sessions of other journeys.
  await signIn(page, await makeUser('bhent', 'cash-journal'))
  await page.clock.setFixedTime(Date.now() - 3 * 86_400_000)
  await open(page, '/cash/session')
  await page.getByRole('button', { name: 'Open session' }).click()
  await page.getByRole('button', { name: 'X report' }).click()
  await page.getByRole('table', { name: 'X report' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cash journal' })).toBeVisible()
  await expect(page.getByText(/^Total: /)).toBeVisible()
  expect(page.url()).not.toContain(`to=${addDays(today, -3)}`)
})

test('the journal is filtered and summed, its paper adds up, and its rows open their receipts', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('the journal is filtered, summed and printed, and a row opens its receipt and history', async () => {
    await catchPrinting(page)
    const { roomId } = await makeBuilding()
    const held = await makeHeld([roomId('101')])
    const utr = newUtr()
    const { payment } = await office(reservations.takeBhent, {
      id: held.id,
      payment_amount: held.total_amount,
      donation_amount: 77,
      utr,
      upiamount: held.total_amount,
    })
    const number = String(payment?.receipt_number)
    await open(page, '/cash/journal')
    const rows = page.getByRole('row', { name: new RegExp(held.application_number) })
    await expect(rows).toHaveCount(2)
    await page.getByRole('combobox', { name: 'What for' }).click()
    await page.getByRole('option', { name: 'Additional Bhent' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Rs. 77.00')
    expect(page.url()).toContain('kind=DONATION')

    await test.step('the totals match the rows that are shown', async () => {
      await page.getByRole('button', { name: 'Totals' }).click()
      const byPurpose = page.getByRole('table', { name: 'Totals by purpose' })
      await expect(byPurpose.getByRole('row')).toHaveCount(2)
      await expect(byPurpose).toContainText('Additional Bhent')
      await closeDialog(page)
      await page.getByRole('button', { name: 'Print', exact: true }).click()
      await expect.poll(() => printedText(page)).toContain(held.application_number)
    })

    await test.step('a row opens its receipt with everything about it', async () => {
      await rows.getByRole('button', { name: 'Receipt' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(`Receipt ${number}`)
      await expect(dialog).toContainText(utr)
      await expect(dialog.getByRole('table', { name: 'Receipt lines' }).getByRole('row')).toHaveCount(3)
      await expect(dialog.getByRole('table', { name: 'History' })).toContainText('Bhent collected')
      await closeDialog(page)
    })

    await test.step('a total opens its rows, a row its receipt, and a receipt its record', async () => {
      await open(page, '/cash/journal')
      await page.getByRole('button', { name: 'Totals' }).click()
      const upi = page.getByRole('table', { name: 'Totals by tender' }).getByRole('row', { name: /^UPI / })
      await upi.getByRole('link').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(page.url()).toContain('tender=UPI')
      await expect(rows).toHaveCount(1)
      await rows.getByRole('button', { name: 'Receipt' }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(held.application_number) })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()
      expect(page.url()).toContain(`application_number=${held.application_number}`)
      await page.goBack()
      await expect(rows).toHaveCount(1)
    })

    await test.step('a receipt is found by its number', async () => {
      await page.getByLabel('Receipt number').fill(`00${number}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText(`Receipt ${number}`)
      await closeDialog(page)
    })
  })
  await test.step('the printed journal adds up, even when money was taken after the screen was read', async () => {
    await startAnew(page)
    await catchPrinting(page)
    const { roomId } = await makeBuilding()
    const [first, second] = [await makeHeld([roomId('101')]), await makeHeld([roomId('102')])]
    const take = ({ id, total_amount }: typeof first) =>
      office(reservations.takeBhent, { id, payment_amount: total_amount })
    await take(first)
    await open(page, '/cash/journal?counter=bhent&tender=CASH')
    await expect(page.getByRole('row', { name: new RegExp(first.application_number) })).toBeVisible()
    await take(second)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const lines = (await printedText(page)).split('\n').map((line) => line.split('\t'))
    const at = lines.findIndex((cells) => cells.includes('Receipt number'))
    const column = lines[at]?.indexOf('Amount') ?? 0
    const cells = lines.slice(at + 1).flatMap((line) => line[column] ?? [])
    const amounts = cells.map((amount) => Number(amount.replace(/Rs\.\s|,/g, '')))
    expect(lines.flat().join(' ')).toContain(second.application_number)
    // The paper has a part of the book, and says which.
    expect(lines.flat()).toContain('Bhent · Cash')
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(amounts.at(-1) ?? 0, 2)
  })
  await test.step('a new receipt in the address replaces the open one', async () => {
    await startAnew(page)
    const { today } = await office(thisVenue, {})
    const { roomId } = await makeBuilding()
    for (const room of ['101', '102']) {
      const { id, total_amount } = await makeHeld([roomId(room)])
      await office(reservations.takeBhent, { id, payment_amount: total_amount })
    }
    const rows = await office(cash.journal, { from: today, to: today })
    const [first = '', second = ''] = new Set(rows.map(({ receipt }) => receipt.number))
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    for (const number of [first, second]) {
      await open(page, `/cash/journal?receipt=${number}`)
      await expect(receipt.getByText(`Receipt ${number}`, { exact: true })).toBeVisible()
    }
  })
})

test('the closing of a day: its sessions, their Z reports, the sign-off, and the paper', async ({ page }) => {
  test.slow()
  await catchPrinting(page)
  await signIn(page)
  // The demo has signed off every day except yesterday.
  const { today } = await office(thisVenue, {})
  await open(page, `/cash/day-closing?day=${addDays(today, -1)}`)
  const sessions = page.getByRole('table', { name: 'Sessions of the day' })
  // One line for each value beside the sidebar of a small laptop, and on a phone the cash is in view.
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(sessions.getByRole('cell', { name: /^\d\d:\d\d$/ }).first()).toBeVisible()
  const heights = await sessions
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(45)
  await page.setViewportSize({ width: 390, height: 844 })
  const cash = await sessions.locator('tbody td:nth-child(3) > span').first().boundingBox()
  const action = await sessions.locator('tbody td:last-child').first().boundingBox()
  expect((cash?.x ?? 0) + (cash?.width ?? 0)).toBeLessThan(action?.x ?? 0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await sessions
    .getByRole('button', { name: /^Z report \d+: / })
    .first()
    .click()
  await expect(page.getByRole('table', { name: 'Z report' })).toContainText('Counted')
  await closeDialog(page)

  await page.getByRole('button', { name: 'Sign off the day' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('To the bank').fill('1')
  await dialog.getByRole('button', { name: 'Sign off' }).click()
  await expect(
    dialog.getByText("Please write why the amount that goes to the bank differs from the day's cash."),
  ).toBeVisible()
  await dialog.getByLabel('Remarks').fill('The rest stays in the safe')
  await dialog.getByRole('button', { name: 'Sign off' }).click()
  await expect(page.getByText(/^Signed off by /)).toBeVisible()
  await expect(page.getByText('To the bank: Rs. 1.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign off the day' })).toHaveCount(0)
  // The signature is above the tables, and cannot be seen from the button.
  await expect(page.getByText(/^The day is signed off\. \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).dblclick()
  const paper = await printedText(page)
  await expect(page.locator('[data-print-area]')).toHaveCount(0)
  expect(await page.evaluate(() => window.printed.length), 'papers of a double click').toBe(1)
  for (const line of ['Signed off by', 'The rest stays in the safe', 'To the bank: Rs. 1.00', 'Printed '])
    expect(paper).toContain(line)
  // On paper too, no line break separates an amount from its Rs.
  await page.emulateMedia({ media: 'print' })
  const amounts = page
    .getByRole('table', { name: 'Sessions of the day' })
    .locator('td[data-align="right"] > span')
  expect(
    await amounts.evaluateAll((all) => all.filter((it) => getComputedStyle(it).whiteSpace !== 'nowrap')),
  ).toEqual([])
  await page.emulateMedia({ media: null })
})

test('the closing of a day and the journal in Hindi; a closing names an earlier one that is not signed off, and opens it', async ({
  page,
}) => {
  await signInAdministratorHindi(page)
  const { today } = await office(thisVenue, {})
  const backlog = { since: addDays(today, -9), closing: addDays(today, -2) }
  await answerOnce(page, `**/cash/days/${today}`, async (route) => {
    const response = await route.fetch()
    const { data, ...body } = (await response.json()) as Success<typeof cash.day>
    await route.fulfill({ response, json: { ...body, data: { ...data, backlog } } })
  })
  await open(page, '/cash/day-closing')
  const title = page.getByRole('heading', { level: 1, name: 'दिन का हिसाब' })
  await page.getByRole('button', { name: 'उनका हिसाब खोलें' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${backlog.closing}`))
  await expect(title).toBeFocused()
  await open(page, '/cash/journal')
  await expect(page.getByRole('heading', { level: 1, name: 'रोकड़ बही' })).toBeVisible()
  await expect(page.getByText(/^कुल: ₹/)).toBeVisible()
})
