import { reservations } from '@nivas/contract/reservations/calls.ts'
import { devices, expect, type Locator, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { closeLayers } from './dialogs.ts'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { act, find } from './journey.ts'
import { office } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'
import { expectWhole } from './whole.ts'

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, userAgent, hasTouch, isMobile })

test('on a phone days and search are side by side, and a failed print is wholly visible above the form', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('the days of a list and its search are side by side on a phone', async () => {
    for (const route of [
      '/accomodation-reservations',
      '/reports/occupancy-by-range',
      '/dispensary/register',
    ]) {
      await open(page, route)
      await expectWhole(page.locator('main').getByRole('button', { name: 'Search', exact: true }))
      await expectWhole(page.getByRole('textbox', { name: 'To' }))
    }
    // The journal searches without a press on Search.
    await open(page, '/cash/journal')
    await expect(page.getByText(/^1–\d+ of/)).toBeVisible()
    await expectWhole(page.getByRole('textbox', { name: 'To' }))
  })
  await test.step('the calculator of notes is as wide as the phone, also when the window became narrow meanwhile', async () => {
    await page.setViewportSize({ width: 800, height: 844 })
    await open(page, '/cash/session')
    await page.getByRole('button', { name: 'Count notes' }).first().click()
    const calculator = page.getByRole('dialog', { name: 'Count notes' })
    await expect(calculator).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    // It is hidden while its button is out of view.
    await page.getByRole('button', { name: 'Count notes' }).first().scrollIntoViewIfNeeded()
    await expect(async () => {
      const { x = 0, width = 0 } = (await calculator.boundingBox({ timeout: 1_000 })) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(width).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }).toPass({ timeout: 10_000 })
    await page.setViewportSize(viewport)
  })
  await test.step('a figure of a report is as high as a finger needs', async () => {
    await open(page, '/reports/occupancy-by-range')
    const figure = page.locator('main tbody td > a')
    await expect(figure.first()).toBeVisible()
    const heights = (links: HTMLElement[]) => links.map((link) => link.getBoundingClientRect().height)
    expect(Math.min(...(await figure.evaluateAll(heights)))).toBeGreaterThanOrEqual(43.5)
    expect(Math.min(...(await page.locator('main a').evaluateAll(heights)))).toBeGreaterThanOrEqual(24)
  })
  await test.step('a link that stands alone is as high as a finger needs', async () => {
    await open(page, '/application-status')
    const link = page.getByRole('link', { name: 'Apply for a stay' })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
  })
  await test.step('the Bhent of a list is whole on a phone, beside the actions of its row', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/payments')
    const row = page.locator('main tbody tr').filter({ hasText: 'HOLD' }).first()
    const money = await row.getByText(/^Rs\. [\d,]+\.00$/).boundingBox()
    const actions = await row.getByRole('cell').last().boundingBox()
    expect(money && money.x + money.width).toBeLessThanOrEqual(actions?.x ?? 0)
  })
  await test.step('at the desk the number of the room is whole on a phone', async () => {
    await open(page, '/accomodation-reservations')
    const row = page.locator('main tbody tr').filter({ hasText: /Yes/ }).first()
    const number = await row.getByText(/^\d{3}( \+\d+)?$/).boundingBox()
    const actions = await row.getByRole('cell').last().boundingBox()
    expect(number && number.x + number.width).toBeLessThanOrEqual(actions?.x ?? 0)
  })
  await test.step('free rooms show all their columns beside Select, and a filter its whole name', async () => {
    await open(page, '/admin-booking')
    const heads = page.getByRole('table', { name: 'Free rooms' }).getByRole('columnheader')
    await expect(heads.last()).toBeVisible()
    const edges = await heads.evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return { left, right }
      }),
    )
    expect(edges.at(-2)?.right).toBeLessThanOrEqual((edges.at(-1)?.left ?? 0) + 1)
    await open(page, '/payments')
    const filter = page.getByPlaceholder('Reservation Reference')
    await expect(filter).toBeVisible()
    expect(await filter.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  })
  await test.step('a failed print is wholly visible above the form of the gate, with Re-Print within reach', async () => {
    await startAnew(page)
    await open(page, '/gate-visitor-entry')
    await page.getByLabel('Satsangi Id Number').fill(`IC-${crypto.randomUUID().slice(0, 8)}`)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
    await page.getByRole('combobox', { name: 'Visiting House' }).fill('A-1')
    await page.getByLabel(/^Departure Time/).fill('23:59')
    await page.keyboard.press('F2')
    const failed = page.getByRole('alert').filter({ hasText: 'Print Failed' })
    await expect(failed.getByRole('button', { name: 'Re-Print' })).toBeEnabled({ timeout: 20_000 })
    await failed.getByRole('button', { name: 'Re-Print' }).click({ trial: true })
    expect(await failed.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  })
})

test('in the dialogs of a reservation, chosen and typed values are in view on a phone', async ({ page }) => {
  test.slow()
  await signIn(page)
  await test.step('a room and its Select are in view together on a phone', async () => {
    const { application_number } = await makeNew()
    await act(await find(page, '/reservations', application_number), 'Manual')
    const room = page.getByRole('dialog', { name: 'Room Matching' }).getByRole('row').nth(1)
    await room.scrollIntoViewIfNeeded()
    await expectWhole(room.getByRole('cell').first())
    await expectWhole(room.getByRole('button', { name: 'Select' }))
    await closeLayers(page)
  })
  await test.step('the rooms of a building and its Select are side by side on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { building } = await makeBuilding()
    const { id, application_number } = await makeNew()
    const assigned = { reservation_id: id, building_id: building.id, is_edit: false }
    await office(reservations.assignBuilding, assigned)
    await act(await find(page, '/reservations', application_number), 'Auto')
    const dialog = page.getByRole('dialog', { name: 'Room Auto Matching' })
    const row = dialog.getByRole('row', { name: new RegExp(building.name) })
    await expect(row).toContainText('Total rooms: 4')
    await expect(row).toContainText('Assigned')
    const edges = await row.getByRole('cell').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return { left, right }
      }),
    )
    expect(edges).toHaveLength(3)
    // If the table were wider than the screen, the column of Select would cover the others.
    for (const [at, { right }] of edges.slice(0, -1).entries())
      expect(right).toBeLessThanOrEqual((edges[at + 1]?.left ?? 0) + 1)
    await row.scrollIntoViewIfNeeded()
    await expectWhole(row.getByRole('button', { name: /^Select/ }))
    await closeLayers(page)
    await page.setViewportSize(viewport)
  })
  await test.step('the name of an unknown card can be typed at the gate on a phone, and the card removed', async () => {
    const { application_number } = await makeNew({ from: 0, to: 1 })
    await act(await find(page, '/gate-reservations', application_number), 'Check In')
    const form = page.getByRole('dialog', { name: /^Visitor Entry/ })
    await form.getByLabel('Satsangi Id Number').fill('ZZ-9')
    await page.keyboard.press('Enter')
    const name = form.getByLabel('Name of ZZ-9')
    await expect(name).toBeFocused()
    expect((await name.boundingBox())?.width).toBeGreaterThan(120)
    await expectWhole(form.getByRole('button', { name: 'Remove ZZ-9' }))
  })
})

test('at the gate a phone has options and days large enough for a finger, does not zoom, and shows a companion’s whole number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await open(page, '/gate-visitor-entry')
  const height = async (one: Locator) => (await one.boundingBox())?.height
  await page.getByPlaceholder('Gate of this counter').tap()
  const option = page.getByRole('option').filter({ visible: true }).first()
  await expect.poll(() => height(option)).toBeGreaterThanOrEqual(44)
  await option.tap()
  await expect(page.getByLabel('Adhar Card Number')).toHaveAttribute('inputmode', 'numeric')
  // Below 16 px the browser of an iPhone magnifies the page at a field.
  const name = page.getByRole('textbox', { name: 'Name' })
  expect(await name.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))).toBe(16)
  await page.getByRole('button', { name: 'Open the calendar' }).last().tap()
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  const day = calendar.getByRole('button', { name: /^15 / })
  await expect.poll(() => height(day)).toBeGreaterThanOrEqual(44)
  await expectWhole(calendar)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/non-satsangi-entry')
  await page.getByLabel('No of accompanying visitors').fill('1')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('919812345678')
  expect(await phone.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
})

test('with text twice as large on a small phone no counter scrolls sideways, and no public page cuts words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/dictionary')
  const language = page.getByRole('radiogroup', { name: 'Language' })
  expect((await language.locator('label').first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const speak = page.getByRole('button', { name: 'Start Speaking' })
  await expect(speak).toBeVisible()
  await page.addStyleTag({ content: ':root { font-size: 200% }' })
  const words = speak.getByText('Start Speaking')
  expect(await words.evaluate((label) => label.scrollWidth - label.clientWidth)).toBeLessThanOrEqual(0)
  // The mark of a demo and the choice of language do not overlap.
  const [mark, choice] = [
    await page.getByText('Demo', { exact: true }).boundingBox(),
    await language.boundingBox(),
  ]
  expect(mark && choice && mark.y + mark.height <= choice.y).toBe(true)
  expect(await page.evaluate(() => window.innerWidth)).toBe(360)
  await signIn(page)
  for (const route of ['/samadh/security-check', '/gate-exit-status']) {
    await open(page, route)
    await page.addStyleTag({ content: ':root { font-size: 200% }' })
    await expectWhole(page.getByRole('button', { name: /^Signed in as/ }))
    // A phone makes the page as wide as its content.
    expect(await page.evaluate(() => window.innerWidth)).toBe(360)
  }
})

test('a failure is shown at its field on a phone, and not on the next screen', async ({ page }) => {
  const { name, line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await signIn(page)
  await test.step('the failure of one screen is not shown on the next one', async () => {
    await open(page, '/electrical/bulk-readings')
    await page.getByPlaceholder('Please select Line to filter').click()
    await page.getByRole('option', { name }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByLabel(/^Current Reading of house/)).toBeFocused()
    await page.keyboard.press('Enter')
    const failure = page.getByRole('alert').getByText('Please enter a reading first.')
    await expect(failure).toBeVisible()
    await open(page, '/electrical/profiles')
    await expect(failure).toHaveCount(0)
  })
  await test.step('an error of a payment of dues is shown at its field', async () => {
    await readHouse(line, await monthBefore(0), house.id, 110)
    await page.goto('about:blank')
    await open(page, `/electrical/profiles?houseno=${house.houseno}`)
    await act(page.getByRole('row', { name: new RegExp(house.houseno) }), 'Pay Dues')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const amount = dialog.getByLabel('Amount received')
    await expect(amount).toHaveAccessibleDescription(/Please enter Amount Received in number only/)
    await expect(amount).toBeFocused()
    await amount.fill('100')
    await expect(page.getByText(/Please enter Amount Received/)).toHaveCount(0)
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'UPI' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('UPI reference (UTR)')).toHaveAccessibleDescription(/required/)
  })
})
