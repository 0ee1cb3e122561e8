import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'

const longName = () => `${ownName('Venkatanarasimharajuvaripeta Subrahmanyam')} Chandrasekharan`.slice(0, 60)

const longBuilding = () => `${ownName('Maharaj Sawan Singh Guest House')}`

/** Makes a reservation on HOLD whose applicant has a name of 60 letters. */
async function heldWithLongName() {
  const { roomId } = await makeBuilding()
  const held = await makeHeld([roomId('101')], { name: longName().padEnd(60, 'n') })
  expect(held.applicant_name).toHaveLength(60)
  return held
}

/** Expects that an element is on the screen and uncovered: the topmost element at its middle is the element itself. */
async function expectSeen(one: Locator) {
  await expect(one).toBeVisible()
  await expect
    .poll(() =>
      one.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return left >= 0 && right <= innerWidth && (element.contains(at) || at?.contains(element) === true)
      }),
    )
    .toBe(true)
}

const rowOf = (page: Page, reference: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: reference }) })

async function openList(page: Page, route: string, reference: string) {
  await open(page, route)
  await page.getByRole('textbox', { name: 'Reservation Reference' }).fill(reference)
  await expect(rowOf(page, reference)).toBeVisible()
  return rowOf(page, reference)
}

test('a name of 60 letters keeps the important columns in view: in lists, at the accommodation desk, on a phone', async ({
  page,
}) => {
  test.slow()
  const held = await heldWithLongName()
  await signIn(page)
  await test.step('a name of 60 letters leaves status, Bhent and actions in view, and the details show it in full', async () => {
    const row = await openList(page, '/payments', held.application_number)
    await expectSeen(row.getByText('HOLD', { exact: true }))
    await expectSeen(row.getByText('Rs.'))
    await expectSeen(row.getByRole('button', { name: 'Bhent' }))
    await expect(row.getByTitle(held.applicant_name)).toBeVisible()

    await row.getByRole('button', { name: 'Details of' }).press('Enter')
    await expect(page.getByText(held.applicant_name, { exact: true }).last()).toBeVisible()
    await expectSeen(row.getByText('HOLD', { exact: true }))

    const listed = await openList(page, '/reservations', held.application_number)
    await expectSeen(listed.getByText('HOLD', { exact: true }))
    // The name does not cut the amount beside the next step after a hold either.
    await listed.getByRole('button', { name: 'Edit rooms' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hold for Bhent' }).click()
    await expectSeen(page.getByTitle(held.applicant_name).getByText(/^\s*· Rs\./))
  })
  await test.step('at the accommodation desk check-in and rooms are in view beside the actions, also with a long name of a building', async () => {
    await page.goto('about:blank')
    const { roomId } = await makeBuilding(undefined, longBuilding())
    const paid = await makeHeld([roomId('101')], { name: longName().padEnd(60, 'n'), from: 0, to: 1 })
    await office(reservations.takeBhent, { id: paid.id, payment_amount: paid.total_amount })
    const row = await openList(page, '/accomodation-reservations', paid.application_number)
    await expectSeen(page.getByRole('columnheader', { name: 'Checked In?' }).getByText('Checked In?'))
    await expectSeen(row.getByText('No', { exact: true }))
    await expectSeen(row.getByText('101', { exact: true }))
    await expectSeen(row.getByRole('button', { name: 'Check In' }))
    const ticket = row.getByRole('button', { name: 'Generate and Print Ticket' })
    await expectSeen(ticket)
    await expect(ticket).toHaveText('Ticket')
    await expect(ticket).toHaveAttribute('title', 'Generate and Print Ticket')
  })
  await test.step('on a phone a row shows reference, name, status and amount, below one line of filters', async () => {
    await page.goto('about:blank')
    await page.setViewportSize({ width: 390, height: 844 })
    const row = await openList(page, '/payments', held.application_number)
    await expectSeen(row.getByRole('rowheader').getByText(held.application_number))
    await expectSeen(row.getByRole('rowheader').getByText(held.applicant_name))
    await expectSeen(row.getByText('HOLD', { exact: true }))
    await expectSeen(row.getByText('Rs.'))
    const filter = page.getByRole('textbox', { name: 'Reservation Reference' })
    const [field, table] = await Promise.all([filter.boundingBox(), page.getByRole('table').boundingBox()])
    expect((table?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(100)
  })
})

/** Expects that the first letter of a name is in the visible part of its row; a name in Urdu begins at the right. */
async function expectBeginning(row: Locator, name: string) {
  const isIn = (element: Element, text: string) => {
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (letters.nextNode()) {
      const node = letters.currentNode
      if (!node.textContent?.includes(text)) continue
      const first = document.createRange()
      first.setStart(node, 0)
      first.setEnd(node, 1)
      const { left, right } = first.getBoundingClientRect()
      for (let box = node.parentElement; box && box !== element; box = box.parentElement) {
        const edges = box.getBoundingClientRect()
        if (left < edges.left - 1 || right > edges.right + 1) return false
      }
      return true
    }
    return false
  }
  await expect.poll(() => row.evaluate(isIn, name)).toBe(true)
}

test('a long name in Urdu keeps its beginning: in lists on a desktop and on a phone, and in its field', async ({
  page,
}) => {
  const { roomId } = await makeBuilding()
  const name = 'محمد عبدالرحمن صدیقی انصاری لکھنوی بن عبدالغفور خان'
  const { application_number } = await makeHeld([roomId('101')], { name })
  await signIn(page)
  const row = await openList(page, '/payments', application_number)
  await expectBeginning(row, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectBeginning(row, name)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('textbox', { name: 'Applicant' }).fill(name)
  await expect(page.getByRole('textbox', { name: 'Applicant' })).toHaveCSS('direction', 'rtl')
  await open(page, '/gate-visitor-entry')
  const field = page.getByRole('textbox', { name: /^Name/ }).first()
  await field.fill(name)
  await expect(field).toHaveCSS('direction', 'rtl')
})

/** Returns by how many pixels the content goes beyond the sheet's edge when the browser prints. */
async function measurePrinting(page: Page) {
  await page.addInitScript(() => {
    window.printed = []
    window.print = () => {
      const area = document.querySelector('[data-print-area]')
      window.printed.push(String(area ? area.scrollWidth - area.clientWidth : 'missing'))
      window.dispatchEvent(new Event('afterprint'))
    }
  })
}

test('a word of 200 letters does not push the code off a meal card, figures off a report, or a screen out of its frame', async ({
  page,
}) => {
  test.slow()
  await measurePrinting(page)
  const name = ownName('Long').replace(/\W/g, '').padEnd(200, 'W')
  const { building, roomId } = await makeBuilding()
  await office(venue.editBuilding, { id: building.id, name })
  const held = await makeHeld([roomId('101')], { name, from: 0, to: 1 })
  await office(reservations.takeBhent, { id: held.id, payment_amount: held.total_amount })
  await office(reservations.ticket, { reservation_id: held.id, generate: true })
  await signIn(page)
  await test.step('a meal card', async () => {
    const row = await openList(page, '/accomodation-reservations', held.application_number)
    await row.getByRole('button', { name: 'Print Ticket' }).click()
    expect(await printedText(page)).toBe('0')
  })
  await test.step('the heading of a screen', async () => {
    await open(page, `/buildings/${building.id}/floors`)
    await expect(page.getByRole('paragraph').filter({ hasText: name })).toBeVisible()
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0)
  })
  await test.step('the buildings of a booking, in their list and as a choice', async () => {
    await open(page, '/admin-booking')
    const other = page.getByRole('navigation', { name: 'Buildings' }).getByRole('button').first()
    await other.click({ timeout: 5_000 })
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Choose rooms automatically' }).click()
    await page.getByRole('dialog').getByLabel('Building').click()
    await page.getByRole('option').first().click({ timeout: 5_000 })
    await startAnew(page)
  })
  await test.step('a report', async () => {
    await page.goto('about:blank')
    await open(page, '/reports/revenue-by-range')
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await printedText(page)).toBe('0')
  })
})
