import { addDays } from '@nivas/contract/dates.ts'
import { LIVE_STREAM } from '@nivas/contract/gate/board.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, test } from '@playwright/test'
import { liveRegions } from './accessible.ts'
import { enterElsewhere, newAadhaar, today, undo } from './gate.ts'
import { office, ownName } from './office.ts'
import { expectOneLine } from './one-line.ts'
import { scan } from './scanner.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('rows of the pending grid are marked out, and the live board updates automatically', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const wall = await browser.newPage()
  await signIn(wall)
  await open(wall, '/gate-live-board')
  const inside = wall.getByRole('listitem').filter({ hasText: 'Inside now' })
  await expect(inside).toBeVisible()
  const number = async () => Number((await inside.innerText()).split('\n')[1]?.replace(/\D/g, ''))
  // The limit stands below the number, so that all numbers of the board stand in one line.
  await expectOneLine(inside.getByText('Inside now'), { whole: true })
  await expect(inside).toHaveText(/Inside now[\d,]+of 2,000/)
  const before = await number()
  const { id } = await enterElsewhere(page, { people: 4321, visitorname: 'Large Party' })
  await expect.poll(number).toBeGreaterThanOrEqual(before + 4321)
  await expect(wall.getByText(/limit of 2,000 is reached/)).toBeVisible()
  await wall.setViewportSize({ width: 390, height: 844 })
  const isWhole = () => inside.evaluate((figure) => figure.scrollWidth <= figure.clientWidth)
  expect(await isWhole()).toBe(true)
  await open(page, '/gate-pending-visitors?name=Large')
  const row = page.getByRole('row', { name: /Large Party/ }).first()
  await row.getByRole('button', { name: 'Update Exit Status' }).click()
  await expect(page.getByText('Large Party was marked out, 4,321 people.')).toBeVisible()
  await expect.poll(number).toBeLessThan(before + 4321)
  // The row stays for its Undo, but is not counted.
  await expect(page.getByText('1–1 of 1', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/ of 0$/)).toHaveCount(0)
  expect(id).toBeGreaterThan(0)
  await wall.context().setOffline(true)
  await expect(wall.getByText(/not up to date/)).toBeVisible({ timeout: 40_000 })
  await wall.close()

  // More visitors are overdue than the board names: it shows their number, and opens their list.
  await page.route(`**/api${LIVE_STREAM}`, (route) => route.abort())
  await page.route(`**/api${gate.liveBoard.path}`, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const overdue_count = data.overdue.length + 34
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, overdue_count } } })
  })
  await page.clock.install()
  await open(page, '/gate-live-board')
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible()
  // The clock of the computer is set back by a day, and the server's answers stop: the board is not fresh for a day.
  await page.route(`**/api${gate.liveBoard.path}`, () => {})
  await page.clock.setSystemTime(Date.now() - 86_400_000)
  await page.clock.runFor(10_000)
  await expect(page.getByText(/not up to date/)).toBeVisible()
  await page.getByRole('link', { name: 'and 34 more' }).click()
  await expect(page).toHaveURL(/\/gate-pending-visitors\?(?=.*guests=true)(?=.*overdue=true)/)
})

test('the exit scan marks out by ticket, card and whole number, but not when the field is left, and can be undone', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('leaving the field of the exit scan does not mark a visitor out, and a mistake can be undone', async () => {
    const { id } = await enterElsewhere(page, { visitorname: 'Meena Mistaken', people: 3 })
    const isInside = async () =>
      (await send(page, gate.pending, { name: 'Meena Mistaken', per_page: 200 })).data.some(
        (visit) => visit.id === id,
      )
    await open(page, '/gate-exit-status')
    const ticket = page.getByLabel('Please Scan Ticket')
    await ticket.fill(String(id))
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(ticket).toHaveValue(String(id))
    expect(await isInside()).toBe(true)
    const read = await liveRegions(page)
    await page.getByRole('button', { name: 'Mark out' }).click()
    await expect(read.getByTestId('left')).toContainText('Meena Mistaken · 3 people')
    expect(await isInside()).toBe(false)
    await expect(ticket).toBeFocused()
    await ticket.fill(String(id))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/already marked out/)).toBeVisible()
    await undo(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('Meena Mistaken is inside again.')).toBeVisible()
    await expect(page.getByText(/already marked out/)).toHaveCount(0)
    await expect(ticket).toBeFocused()
    expect(await isInside()).toBe(true)
  })
  await test.step('the card of any member of a party finds it inside, and marks it out', async () => {
    await startAnew(page)
    const day = await today(page)
    const [first, second] = [ownName('Asha Rao'), ownName('Meena Rao')]
    const card = `IC-${crypto.randomUUID().slice(0, 8)}`
    const { id } = await office(gate.createVisitorEntry, {
      fromdate: day,
      todate: addDays(day, 1),
      departure_time: '10:00',
      children: 0,
      adults: 0,
      people: 2,
      members: [
        { i_card_number: 'NA', name: first },
        { i_card_number: card, name: second },
      ],
    })
    await open(page, '/gate-reservations')
    const scan = page.getByLabel('Scan reservation code, card or ticket')
    await scan.fill(card)
    await scan.press('Enter')
    await expect(page.getByText(`Inside now, ticket ${id}`)).toBeVisible()
    await open(page, '/gate-exit-status')
    const ticket = page.getByLabel('Please Scan Ticket')
    await ticket.fill(card.toLowerCase())
    await ticket.press('Enter')
    await expect(page.getByTestId('left')).toContainText(`${first} · 2 people`)
  })
  await test.step('a whole number offers by name a visitor who came in with the end of a card', async () => {
    await startAnew(page)
    const whole = newAadhaar()
    const { id } = await enterElsewhere(page, {
      id_card_no: '',
      adharid: `XXXX XXXX ${whole.slice(-4)}`,
      visitorname: 'Nita Paul',
      people: 2,
    })
    await open(page, '/gate-exit-status')
    await page.getByLabel('Please Scan Ticket').fill(whole)
    await page.keyboard.press('Enter')
    const choice = page.getByRole('button', { name: `Nita Paul · 2 people · Ticket ${id}` })
    await expect(choice).toBeVisible()
    await expect(page.getByTestId('left')).toHaveCount(0)
    await choice.click()
    await expect(page.getByTestId('left')).toContainText('Nita Paul · 2 people')
  })
})

test('the pending list does not move under the pointer, and a row that was marked out stays with Undo', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const tag = `Steady ${crypto.randomUUID().slice(0, 8)}`
  const first = await enterElsewhere(page, { visitorname: `${tag} First` })
  await enterElsewhere(page, { visitorname: `${tag} Second` })
  await enterElsewhere(page, { visitorname: `${tag} Third` })
  await open(page, `/gate-pending-visitors?name=${encodeURIComponent(tag)}`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`${tag} ${name}`) })
  await expect(row('First')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByPlaceholder('Visitor Name')).toBeFocused()
  const tops = () =>
    Promise.all(['First', 'Second', 'Third'].map(async (name) => (await row(name).boundingBox())?.y))
  await row('Second').hover()
  const before = await tops()

  // Another desk marks the first visitor out; the list is refetched automatically.
  await send(page, gate.exit, { idNumber: first.id })
  await page.waitForResponse(/gate-pending-visitors\?.*per_page=50/, { timeout: 30_000 })
  await expect(row('First')).toContainText('No longer in this list')
  expect(await tops()).toEqual(before)

  await row('Second').getByRole('button', { name: 'Update Exit Status' }).click()
  await expect(page.getByText(`${tag} Second was marked out, 1 person.`)).toBeVisible()
  await expect(row('Second').getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(row('Second').getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    new RegExp(`${tag} Second`),
  )
  // The second half of a double click on the button that was here before does not press Undo.
  await row('Second').getByRole('button', { name: 'Undo' }).dispatchEvent('click', { detail: 2 })
  // Neither does the Enter of a scan.
  await row('Second').getByRole('button', { name: 'Undo' }).focus()
  await scan(page, 'A26-000 123')
  await expect(page.getByText(`${tag} Second is inside again.`)).toHaveCount(0)
  expect(await tops()).toEqual(before)

  // Once the pointer has left, only rows with Undo stay.
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row('First')).toHaveCount(0)
  await undo(row('Second').getByRole('button', { name: 'Undo' }))
  await expect(page.getByText(`${tag} Second is inside again.`)).toBeVisible()
  await expect(row('Second').getByRole('button', { name: 'Update Exit Status' })).toBeFocused()
})
