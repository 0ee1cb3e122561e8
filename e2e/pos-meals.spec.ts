import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { everythingStored } from './browser-store.ts'
import { today } from './gate.ts'
import { holdBack, later, openCounter, SERVE, soldLunch, UNDO } from './meal-counter.ts'
import { expectOneLine } from './one-line.ts'
import { shortenPatience } from './patience.ts'
import { untilShown } from './quiet.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

test('the verdict belongs to the newest scan, a meal is taken back once, and a long board scrolls beside it', async ({
  page,
}) => {
  test.slow()
  await test.step('only the newest scan has the verdict; a late refusal of an earlier one is shown beside it', async () => {
    const { receipt_number: paper } = await soldLunch(1)
    const { verdict } = await openCounter(page)
    const slow = await holdBack(page, SERVE, paper)
    await scan(page, paper)
    await expect(verdict).toContainText(`Checking ${paper}`)
    await scan(page, 'A26-999997/1')
    await expect(verdict).toContainText('No meal is known for this card or receipt.')
    await slow.release()
    await expect(verdict).toContainText('No meal is known for this card or receipt.')
    await expect(verdict.getByRole('button')).toHaveCount(0)
    await page.keyboard.press('F9')

    const { receipt_number: next } = await soldLunch(1)
    const refused = await holdBack(page, SERVE, 'A26-999996/1')
    await scan(page, 'A26-999996/1')
    await scan(page, next)
    await expect(verdict).toContainText('Lunch · 1 of 1')
    await refused.release()
    await expect(
      page.getByRole('alert').filter({ hasText: 'A26-999996/1: No meal is known for this card or receipt.' }),
    ).toBeVisible()
    await expect(verdict).toContainText(next)
    await expect(verdict).toContainText('Lunch · 1 of 1')
  })
  await test.step('a meal is taken back once, without changing the verdict of the next guest', async () => {
    await startAnew(page)
    const { receipt_number: paper } = await soldLunch(1)
    const { receipt_number: next } = await soldLunch(1)
    const { verdict } = await openCounter(page)
    await scan(page, paper)
    await expect(verdict).toContainText('Lunch · 1 of 1')
    const slow = await holdBack(page, UNDO)
    await page.keyboard.press('F9')
    await page.keyboard.press('F9')
    await expect(verdict.getByRole('button', { name: 'Take back' })).toBeDisabled()
    await scan(page, next)
    await expect(verdict).toContainText(next)
    await slow.release()
    await expect(page.getByText(`${paper}: The meal was taken back.`)).toBeVisible()
    expect(slow.asked()).toBe(1)
    await expect(verdict).toContainText(next)
    await expect(verdict).toContainText('Lunch · 1 of 1')
    // Its portion is free again.
    await scan(page, paper)
    await expect(verdict).toContainText(paper)
    await expect(verdict).toContainText('Lunch · 1 of 1')
  })
  await test.step('an unreadable scan removes the last verdict, and its meal can no longer be taken back here', async () => {
    await startAnew(page)
    const { receipt_number: paper } = await soldLunch(1)
    const { verdict } = await openCounter(page)
    await scan(page, paper)
    await expect(verdict).toContainText('Lunch · 1 of 1')
    let undone = 0
    page.on('request', (request) => {
      if (UNDO.test(request.url())) undone += 1
    })
    await scan(page, '<garbled')
    await expect(page.getByText('This card could not be read.')).toBeVisible()
    await expect(verdict).toContainText('Ready for the next scan')
    await page.keyboard.press('F9')
    await later(page)
    expect(undone).toBe(0)
  })
  await test.step('a long board scrolls beside the counter, which does not move', async () => {
    await startAnew(page)
    await page.route(/\/pos\/meals\/board/, async (route) => {
      const answer = await (await route.fetch()).json()
      const why = { key: 'No meal is known for this card or receipt.' }
      const refused = Array.from({ length: 12 }, (_, at) => ({
        ...{ id: at + 1, served_at: new Date().toISOString(), counter: 1, paper: `BG-${at}`, why },
      }))
      await route.fulfill({ json: { ...answer, data: { ...answer.data, refused } } })
    })
    const { field } = await openCounter(page)
    const board = page.getByRole('region', { name: 'Meal figures' })
    await expect(board.getByText('BG-11')).toBeAttached()
    const hidden = (box: Element) => box.scrollHeight - box.clientHeight
    expect(await page.getByRole('main').evaluate(hidden)).toBeLessThan(2)
    expect(await board.evaluate(hidden)).toBeGreaterThan(100)
    await expectAccessible(page, 'a long board beside the meal counter')
    await expect(field).toBeFocused()
  })
})

test('when the server does not answer, a card that was served here is reported as served', async ({
  page,
}) => {
  test.slow()
  const { receipt_number: paper } = await soldLunch(1)
  const { verdict } = await openCounter(page)
  await scan(page, paper)
  await expect(verdict).toContainText('Lunch · 1 of 1')
  await later(page)
  await holdBack(page, SERVE, paper)
  await shortenPatience(page)
  await scan(page, paper)
  await expect(verdict).toContainText(
    /Already served on this computer at \d\d:\d\d\. There is no connection\./,
    { timeout: 20_000 },
  )
})

test('a meal without an answer of the server is stored with the time of its scan', async ({ page }) => {
  test.slow()
  const { verdict } = await openCounter(page)
  await holdBack(page, SERVE)
  const scanned = Date.now()
  await scan(page, 'A26-999995/1')
  await expect(verdict).toContainText('No connection: not checked.', { timeout: 20_000 })
  const [, madeAt = ''] = /"madeAt":"([^"]+)"/.exec(await everythingStored(page)) ?? []
  // The counter waits eight seconds for an answer.
  expect(Date.parse(madeAt) - scanned).toBeGreaterThanOrEqual(0)
  expect(Date.parse(madeAt) - scanned).toBeLessThan(5_000)
})

test('a scan is served in green or refused in red; without a network it is stored, and checked afterwards', async ({
  page,
  context,
}) => {
  test.slow()
  const { mealcode, receipt_number } = await soldLunch(2)
  await signIn(page)
  // The outbox starts a moment after the first screen, because these browsers do not store its files.
  const outboxStarted = page.waitForResponse(/\/admin\/sealing-key$/)
  await open(page, '/bhandarghar/meal-counter')
  const verdict = page.getByTestId('verdict')
  const field = page.getByRole('textbox', { name: 'Meal card, receipt or satsangi card' })
  await expect(field).toBeFocused()
  await page.getByText('Lunch', { exact: true }).first().click()
  await expect(field).toBeFocused()
  await scan(page, mealcode ?? '')
  await expect(verdict).toContainText('Lunch · 1 of 2')
  await expect(field).toBeFocused()
  await scan(page, receipt_number)
  await expect(verdict).toContainText('Lunch · 2 of 2')
  await page.keyboard.press('F9')
  await expect(verdict).toContainText('The meal was taken back.')
  await expect(field).toBeFocused()
  await scan(page, receipt_number)
  await expect(verdict).toContainText('Lunch · 2 of 2')
  await later(page)
  await scan(page, receipt_number)
  await expect(verdict).toContainText(/Already eaten at \d\d:\d\d at counter 1\./)
  await scan(page, 'A26-999999/1')
  await expect(verdict).toContainText('No meal is known for this card or receipt.')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'a refused meal')

  await outboxStarted
  await context.setOffline(true)
  await scan(page, receipt_number)
  await expect(verdict).toContainText(
    /Already served on this computer at \d\d:\d\d\. There is no connection\./,
  )
  await expect(verdict.getByRole('button')).toHaveCount(0)
  // A code that this counter has not seen and the server would refuse.
  const unknown = 'A26-999998/1'
  await scan(page, unknown)
  await expect(verdict).toContainText('No connection: not checked.', { timeout: 20_000 })
  await later(page)
  await scan(page, unknown)
  await expect(verdict).toContainText(/Already served on this computer at/)
  await context.setOffline(false)
  await expect(
    page
      .getByRole('table', { name: 'Served wrongly without a connection' })
      .getByRole('row')
      .filter({ hasText: unknown }),
  ).toContainText('No meal is known for this card or receipt.', { timeout: 60_000 })
})

test('a chosen meal ends when another one is served by time, and after an hour without a scan', async ({
  page,
}) => {
  await signIn(page)
  await page.clock.install({ time: new Date(`${await today(page)}T15:58:00+05:30`) })
  await open(page, '/bhandarghar/meal-counter')
  const field = page.getByRole('textbox', { name: 'Meal card, receipt or satsangi card' })
  const lunch = page.getByRole('radio', { name: 'Lunch', exact: true })
  const byTime = page.getByRole('radio', { name: /^By time/ })
  const chooseLunch = async () => {
    await page.getByText('Lunch', { exact: true }).first().click()
    await expect(lunch).toBeChecked()
  }
  await expect(field).toBeFocused()
  await expectOneLine(page.getByText(/^By time: /), { whole: true })
  await chooseLunch()
  await page.clock.fastForward(60_000)
  await expect(lunch).toBeChecked()
  await field.fill('A26-')
  await page.clock.fastForward(120_000)
  // The scan has begun.
  await expect(lunch).toBeChecked()
  await field.fill('')
  await page.clock.fastForward(10_000)
  await expect(byTime).toBeChecked()
  const takenBack = 'Lunch is no longer chosen. The meal is by time again: Dinner.'
  await expect(page.getByRole('alert').filter({ hasText: takenBack })).toBeVisible()
  await expect(field).toBeFocused()

  // A request pending while the clock jumps would time out, and the counter would treat the server as unavailable.
  await untilShown(page, chooseLunch)
  // The board asks again after this time, so the counter knows that the server answers.
  const answered = page.waitForResponse((response) => response.url().includes('/api/') && response.ok())
  await page.clock.fastForward(50 * 60_000)
  await answered
  await field.fill('A26-999994/1')
  await field.press('Enter')
  await expect(page.getByTestId('verdict')).toContainText('No meal is known for this card or receipt.')
  await page.clock.fastForward(50 * 60_000)
  await expect(lunch).toBeChecked()
  await page.clock.fastForward(11 * 60_000)
  await expect(byTime).toBeChecked()

  // The length of a pause is unknown after the clock was set back by a day.
  await untilShown(page, chooseLunch)
  await page.clock.setSystemTime(new Date(`${addDays(await today(page), -1)}T18:00:00+05:30`))
  await page.clock.runFor(5_000)
  await expect(byTime).toBeChecked()
})
