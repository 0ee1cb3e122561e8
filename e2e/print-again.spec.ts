import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectDialogAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { act, catchPrinting, find, printedText } from './journey.ts'
import { office } from './office.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { open, signIn, signInAdministratorHindi, startAnew } from './staff.ts'

/** Makes a reservation whose Bhent was taken, with additional Bhent; returns it with its receipt's number. */
async function makePaid(donation_amount = 0) {
  const { roomId } = await makeBuilding([[1, '101', '101', 500]])
  const held = await makeHeld([roomId('101')], { from: 0, to: 1 })
  const { payment } = await office(reservations.takeBhent, {
    ...{ id: held.id, payment_amount: held.total_amount },
    donation_amount,
  })
  return { reference: held.application_number, number: String(payment?.receipt_number) }
}

test('a receipt is printed again from its row as a DUPLICATE; additional Bhent is given back beside it, with its own receipt', async ({
  page,
}) => {
  await catchPrinting(page)
  await signIn(page)
  const { reference, number } = await makePaid(100)
  await open(page, '/reservations')
  await act(await find(page, '/payments', reference), 'Receipts')
  const dialog = page.getByRole('dialog', { name: 'Receipts' })
  await expect(dialog.getByRole('cell', { name: number, exact: true })).toBeVisible()
  await expectAccessible(page, 'receipts')
  await dialog.getByRole('button', { name: `Print receipt ${number}` }).click()
  await expect.poll(() => printedText(page)).toContain(`Receipt number ${number}`)
  expect(await printedText(page)).not.toContain('DUPLICATE')
  await dialog.getByRole('button', { name: `Print receipt ${number}` }).click()
  await expect.poll(() => printedText(page)).toMatch(/DUPLICATE\s+Print 2, /)

  await dialog.getByRole('button', { name: 'Give back additional Bhent' }).click()
  const form = page.getByRole('dialog', { name: 'Give back additional Bhent' })
  await form.getByLabel('Additional Bhent to give back').fill('100')
  await expect(form.getByText('Up to Rs. 100.00')).toBeVisible()
  const reason = form.getByLabel('Reason')
  await reason.fill('Typed into the wrong field')
  await expectDialogAccessible(page, 'giving back additional Bhent')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText(`What you have typed for ${reference} will be lost.`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  // Another desk gives a part of it back.
  const [found] = await office(reservations.list, { application_number: reference })
  const other = { id: found?.id ?? 0, donation_amount: 40, reason: 'Typed twice' }
  await office(reservations.giveBackDonation, other)
  await reason.press('Enter')
  await expect(
    form.getByText('Only Rs. 60.00 of the additional Bhent can still be given back.'),
  ).toBeVisible()
  await expect(form.getByText('Up to Rs. 60.00')).toBeVisible()
  await form.getByLabel('Additional Bhent to give back').fill('60')
  await reason.press('Enter')
  const done = page.getByRole('dialog', { name: 'Additional Bhent refunded' })
  await expect(done.getByText('Give back Rs. 60.00')).toBeVisible()
  const back = await done.getByTestId('receipt-number').innerText()
  await done.getByRole('button', { name: 'Print receipt' }).click()
  await expect.poll(() => printedText(page)).toContain(`Receipt number ${back}`)
  expect(await printedText(page)).toContain('Typed into the wrong field')
  // The question has just replaced the form, so its first clicks are ignored.
  await expect(async () => {
    await done.getByRole('button', { name: 'Close' }).last().click({ timeout: 1_000 })
    await expect(done).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  // No amount is left to give back: the button is gone, and the focus stays in the dialog.
  await expect(dialog.getByRole('button', { name: 'Give back additional Bhent' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: `Print receipt ${number}` })).toBeFocused()
})

test('a receipt is printed from reservation, history and Reserve Rooms, a meal card from its row, each again as a DUPLICATE', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a receipt is printed again from the reservation and its history, and each print is logged', async () => {
    await catchPrinting(page)
    const { reference, number } = await makePaid()
    const row = await find(page, '/reservations', reference)
    await row.getByRole('button', { name: /^Details of/ }).click()
    const print = page.getByRole('button', { name: `Print receipt ${number}` })
    await print.focus()
    await page.keyboard.press('Enter')
    // Pressed again while the browser's dialog is about to open: one paper, which is recorded once.
    await expect(page.locator('[data-print-area]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => printedText(page)).toContain(`Receipt number ${number}`)
    await expect(print).toBeFocused()
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('table', { name: 'History' })
    await expect(history.getByRole('row', { name: /Receipt printed/ })).toHaveCount(1)
    await history
      .getByRole('row', { name: /Bhent collected/ })
      .getByRole('button', { name: `Print receipt ${number}` })
      .click()
    await expect.poll(() => printedText(page)).toContain('Print 2, ')
    await expect(history.getByRole('row', { name: /Receipt printed/ })).toHaveCount(2)
  })
  await test.step('meal cards that are printed again have the mark DUPLICATE', async () => {
    await startAnew(page)
    await catchPrinting(page)
    const { reference } = await makePaid()
    await open(page, '/accomodation-reservations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accommodation reservations')
    await page.getByPlaceholder('Reservation Reference').fill(reference)
    const row = page.getByRole('row', { name: new RegExp(reference) })
    await act(row, 'Generate and Print Ticket')
    await expect.poll(() => printedText(page)).toContain('Meal card')
    expect(await printedText(page)).not.toContain('DUPLICATE')
    await act(row, 'Print Ticket')
    await expect.poll(() => printedText(page)).toMatch(/DUPLICATE\s+Print 2, /)
    expect(await printedText(page)).toMatch(/\d\s+[YN]\s+[YN]\s/)
    await signInAdministratorHindi(page)
    await open(page, `/accomodation-reservations?application_number=${reference}`)
    await act(row, 'टिकट छापें')
    await expect.poll(() => printedText(page)).toMatch(/\d\s+(हाँ|नहीं)\s+(हाँ|नहीं)\s/)
  })
  await test.step('Reserve Rooms shows the receipt number of the cash, and prints the receipt', async () => {
    await startAnew(page)
    await catchPrinting(page)
    const { name } = (await makeBuilding([[1, '101', '101', 500]])).building
    const reservation = await makeNew()
    await act(await find(page, '/reservations', reservation.application_number), 'Manual')
    const modal = page.getByRole('dialog', { name: 'Room Matching' })
    await modal.getByRole('navigation', { name: 'Buildings' }).getByRole('button', { name }).click()
    await modal.getByRole('button', { name: 'Select room 101', exact: true }).click()
    await modal.getByRole('button', { name: 'Reserve Rooms' }).click()
    await page
      .getByRole('dialog', { name: 'Reserve Rooms' })
      .getByRole('button', { name: 'Reserve Rooms' })
      .click()
    const done = page.getByRole('dialog', { name: 'Bhent received' })
    await expect(done.getByTestId('receipt-number')).toHaveText(/^\d+$/)
    await done.getByRole('button', { name: 'Print receipt' }).click()
    await expect.poll(() => printedText(page)).toContain(await done.getByTestId('receipt-number').innerText())
  })
})

test('a meal card is one A6 for twenty days, and each sheet of a longer one has its head and its code', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.printed = []
    window.print = () => {
      const paper = document.querySelector('[data-print-area]')?.parentElement?.cloneNode(true) as
        | HTMLElement
        | undefined
      // Keeps the paper in the page, so that it can be printed to a file.
      if (paper) document.body.append(Object.assign(paper, { id: 'paper' }))
      window.printed.push('')
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await signIn(page)
  const { roomId } = await makeBuilding([
    [1, '101', '104', 500],
    [2, '201', '208', 500],
    [3, '301', '312', 500],
    [4, '401', '420', 500],
  ])
  // Made before the list is read, which would lack them otherwise.
  const made = async (nights: number, rooms: string[]) => {
    const held = await makeHeld(rooms.map(roomId), { from: 0, to: nights, people: Math.max(2, rooms.length) })
    await office(reservations.takeBhent, { id: held.id, payment_amount: held.total_amount })
    return held.application_number
  }
  const from = (first: number, many: number) => Array.from({ length: many }, (_, at) => String(first + at))
  const [short, long] = [await made(18, ['101', '102']), await made(31, ['103', '104'])]
  const large = [
    [8, await made(19, from(201, 8))],
    [12, await made(19, from(301, 12))],
    [20, await made(19, from(401, 20))],
  ] as const
  const sheets = async (reference: string, again = false) => {
    const row = await find(page, '/accomodation-reservations', reference)
    await act(row, 'Generate and Print Ticket')
    await page.waitForFunction(() => window.printed.length > 0)
    if (again) {
      await page.reload()
      await act(row, 'Print Ticket')
      await page.waitForFunction(() => window.printed.length > 0)
      await expect(page.getByText('DUPLICATE').first()).toBeAttached()
    }
    await page.evaluate(() => {
      document.documentElement.dataset.printing = ''
    })
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const codes = await page.getByAltText(new RegExp(`^${reference}/`)).count()
    await page.evaluate(() => {
      delete document.documentElement.dataset.printing
      document.getElementById('paper')?.remove()
      window.printed.length = 0
    })
    return { sheets: file.match(/\/Type \/Page\b/g)?.length, codes }
  }
  expect(await sheets(short)).toEqual({ sheets: 2, codes: 2 })
  expect(await sheets(long)).toEqual({ sheets: 4, codes: 4 })
  // The content fits on its sheets, however many rooms are above the days.
  for (const [many, reference] of large) {
    const printed = await sheets(reference, many === 20)
    expect(printed.sheets, `${many} rooms`).toBe(printed.codes)
  }
})
