import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { handedBack, holdBack, later, openCounter, SERVE, soldLunch } from './meal-counter.ts'
import { scan } from './scanner.ts'
import { startAnew } from './staff.ts'

test('a scan serves one portion wherever the focus is; a stutter serves no second one, and no number field changes', async ({
  page,
}) => {
  test.slow()
  await test.step('a card that is scanned while a button or a meal has the focus is served', async () => {
    const { receipt_number: paper } = await soldLunch(2)
    const { field, verdict } = await openCounter(page)
    for (const [part, portions] of [
      [page.getByRole('radio', { name: 'Lunch', exact: true }), '1 of 2'],
      [page.getByRole('button', { name: 'Serve' }), '2 of 2'],
    ] as const) {
      await part.focus()
      await scan(page, paper)
      await expect(verdict).toContainText(`Lunch · ${portions}`)
      await expect(field).toBeFocused()
      await later(page)
    }
  })
  await test.step('a scanner that stutters serves one portion; another one is a choice, or a scan a moment later', async () => {
    await startAnew(page)
    const { receipt_number: paper } = await soldLunch(4)
    const { verdict, field } = await openCounter(page)
    const justNow = 'This code has just been scanned. Scan it again for another portion.'
    const noSecond = 'No second portion: this code was scanned 1 second ago.'
    const slow = await holdBack(page, SERVE, paper)
    await scan(page, paper)
    await handedBack(page)
    await scan(page, paper)
    await expect(verdict).toContainText(justNow)
    await slow.release()
    await expect(verdict).toContainText('Lunch · 1 of 4')
    await expect(verdict).toHaveAttribute('data-tone', 'served')
    await handedBack(page)
    await scan(page, paper)
    await expect(verdict).toContainText(noSecond)
    await expect(verdict).toContainText('Lunch · 1 of 4')
    await expect(verdict).toHaveAttribute('data-tone', 'repeated')
    await expect(verdict).toContainText(justNow)
    expect(slow.asked()).toBe(1)
    await expectAccessible(page, 'a code that was scanned twice')
    await verdict.getByRole('button', { name: 'Serve another portion' }).dblclick()
    await expect(verdict).toContainText('Lunch · 2 of 4')
    await expect(verdict).toHaveAttribute('data-tone', 'served')
    await expect(verdict).not.toContainText(justNow)
    await expect(field).toBeFocused()
    await later(page)
    await scan(page, paper)
    await expect(verdict).toContainText('Lunch · 3 of 4')

    // A paper that is valid for one meal is not offered a second portion.
    const { receipt_number: single } = await soldLunch(1)
    await scan(page, single)
    await scan(page, single)
    await expect(verdict).toContainText('Lunch · 1 of 1')
    await expect(verdict).toHaveAttribute('data-tone', 'served')
    await expect(verdict).not.toContainText('scanned')
    await handedBack(page)
    await scan(page, single)
    await expect(verdict).toContainText(noSecond)
    await expect(verdict).not.toContainText(justNow)
    await expect(verdict.getByRole('button', { name: 'Serve another portion' })).toHaveCount(0)
  })
  await test.step('the number field of the counter changes only by typing: a scan into it is read as a scan', async () => {
    await startAnew(page)
    const { receipt_number: paper } = await soldLunch(1)
    const { verdict, field } = await openCounter(page)
    const counter = page.getByRole('textbox', { name: 'Number of this counter' })
    const state = page.getByText(/Counter \d+ · one scan, one portion/)
    await counter.click()
    await scan(page, paper)
    await expect(verdict).toContainText('Lunch · 1 of 1')
    await expect(field).toBeFocused()
    await expect(counter).toHaveValue('1')
    await counter.fill('7')
    await expect(state).toContainText('Counter 1')
    await counter.press('Escape')
    await expect(field).toBeFocused()
    await expect(counter).toHaveValue('1')
    await counter.fill('12345')
    await counter.press('Tab')
    await expect(page.getByRole('alert').filter({ hasText: 'The counter is still number 1.' })).toBeVisible()
    await expect(counter).toHaveValue('1')
    await counter.fill('3')
    await counter.press('Enter')
    await expect(state).toContainText('Counter 3')
    await expect(field).toBeFocused()
    await counter.fill('4')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(state).toContainText('Counter 4')
    await expect(field).toBeFocused()
    // Choosing the present meal again returns the focus too.
    await page.getByText('Lunch', { exact: true }).first().click()
    await expect(field).toBeFocused()
  })
})
