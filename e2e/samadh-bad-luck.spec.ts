import { samadh } from '@nivas/contract/samadh/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { holdFirst } from './hold-call.ts'
import { ownName } from './office.ts'
import { cardOf, isReady, openAllDay, scan, visitElsewhere } from './samadh.ts'
import { open, signIn, startAnew } from './staff.ts'
import { isStored, storedDrafts } from './stored-drafts.ts'

test.beforeAll(openAllDay)

test('the entry keeps its visitors apart: cards during a save or in another field, agreements, and typed input', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a queue does not wait for the network: the next card is scanned while a visit is being saved', async () => {
    await open(page, '/samadh/aadharcard-scanner')
    const names = [ownName('First'), ownName('Second')] as const
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    let sent = 0
    await page.route('**/api/samadh/visit', async (route) => {
      sent += 1
      if (sent === 1) await held
      await route.continue()
    })
    await scan(page, cardOf(names[0]))
    await page.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876543210')
    await page.getByLabel(/^Mobile\(s\) Collected/).focus()
    // A user presses Enter twice, and a scanner follows immediately.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Please Scan AadharCard/)).toBeFocused()
    await page.keyboard.type(cardOf(names[1]))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Name/).first()).toHaveValue(names[0])
    answer()
    await expect(page.getByTestId('entered')).toContainText(names[0])
    await expect(page.getByLabel(/^Name/).first()).toHaveValue(names[1])
    await expect(page.getByRole('combobox', { name: /^Mobile Number/ })).toBeFocused()
    expect(sent).toBe(1)
  })
  await test.step('a card scanned into another field is read as a card; a ticket is not', async () => {
    await startAnew(page)
    await open(page, '/samadh/aadharcard-scanner')
    const [first, second] = [ownName('Before'), ownName('After')]
    const name = page.getByLabel(/^Name/).first()
    await scan(page, cardOf(first))
    await expect(name).toHaveValue(first)
    // A woman alone is counted as one.
    await expect(page.getByLabel(/^Ladies/)).toHaveValue('1')
    await expect(page.getByLabel(/^Gents/)).toHaveValue('0')
    await expect(page.getByRole('combobox', { name: /^Mobile Number/ })).toBeFocused()
    await page.keyboard.type(cardOf(second))
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue(second)
    await expect(page.getByRole('combobox', { name: /^Mobile Number/ })).toHaveValue('')
    const { uid } = await visitElsewhere()
    await scan(page, uid)
    await expect(
      page.getByText(`${uid} is a ticket. Please scan the card of the visitor here.`),
    ).toBeVisible()
    await expect(name).toHaveValue(second)
  })
  await test.step('an agreement for one visitor does not hold for the next; errors that only the server finds are listed', async () => {
    await startAnew(page)
    await open(page, '/samadh/aadharcard-scanner')
    const sent: { outsideHours?: boolean; closes?: number | null }[] = []
    const texts = { birthYear: [{ key: 'Must be {{count}} or less', values: { count: 2025 } }] }
    await page.route('**/api/samadh/visit', async (route) => {
      sent.push(route.request().postDataJSON())
      const text = { key: 'Visits are from {{from}} to {{to}}.', values: { from: '06:00', to: '18:00' } }
      const hours = { success: false, message: '', error: '', text, data: { mayOpen: true } }
      const fields = { success: false, message: '', error: '', text: texts.birthYear[0], texts }
      await route.fulfill({ status: sent.length === 2 ? 422 : 400, json: sent.length === 2 ? fields : hours })
    })
    await scan(page, cardOf(ownName('Late')))
    await page.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876543210')
    await page.keyboard.press('F2')
    await page.getByRole('dialog').getByRole('button', { name: 'Enter anyway' }).click()
    const errors = page.getByRole('alert').filter({ hasText: 'Errors' })
    await expect(errors).toContainText('Must be 2025 or less')
    await expect(page.getByRole('combobox', { name: 'Birth Year' })).toBeFocused()
    await errors.getByRole('button', { name: 'Dismiss' }).click()
    await expect(errors).toHaveCount(0)
    await scan(page, cardOf(ownName('Next')))
    await page.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876543210')
    await page.keyboard.press('F2')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(sent.map(({ outsideHours }) => outsideHours)).toEqual([false, true, false])
  })
  await test.step('input survives a reload; a copied mobile number stays whole', async () => {
    await startAnew(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/samadh/aadharcard-scanner')
    await scan(page, 'NA')
    const name = page.getByLabel(/^Name/).first()
    await expect(name).toBeFocused()
    const typed = ownName('Typed')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    const mobile = page.getByRole('combobox', { name: /^Mobile Number/ })
    await expect(mobile).toBeFocused()
    await page.evaluate(() => navigator.clipboard.writeText('+९१ ९८७६५-43210'))
    await page.keyboard.press('Control+V')
    await expect(mobile).toHaveValue('+91 98765-43210')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(name).toHaveValue(typed)
    await expect(mobile).toHaveValue('+91 98765-43210')
  })
})

test('security and exit read each ticket whole and show what is to be handed back; hours are checked beside their fields', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a ticket typed while another one is being answered is read whole', async () => {
    for (const [point, shown] of [
      ['/samadh/security-check', 'cleared'],
      ['/samadh/exit-point', 'left'],
    ] as const)
      await test.step(point, async () => {
        const [one, two] = [ownName('One'), ownName('Two')]
        const { uid } = await visitElsewhere({ visitorname: one })
        const next = await visitElsewhere({ visitorname: two })
        await page.goto('about:blank')
        await open(page, point)
        await isReady(page)
        const held = await holdFirst(page, samadh.status)
        await page.keyboard.type(uid)
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
        await expect(page.getByLabel('Please Scan Ticket')).toHaveValue('')
        await isReady(page)
        await page.keyboard.type(next.uid.slice(0, 3))
        held.release()
        await expect(page.getByTestId(shown)).toContainText(one)
        await page.keyboard.type(next.uid.slice(3))
        await expect(page.getByLabel('Please Scan Ticket')).toHaveValue(next.uid)
        await page.keyboard.press('Enter')
        await expect(page.getByTestId(shown)).toContainText(two)
      })
  })
  await test.step('items to hand back stay in view when the next ticket is scanned, and appear again with their own ticket', async () => {
    await startAnew(page)
    const [slow, next] = [ownName('Slow'), ownName('Next')]
    const { uid } = await visitElsewhere({ visitorname: slow, mobilesCollected: 2 })
    const other = await visitElsewhere({ visitorname: next })
    await open(page, '/samadh/exit-point')
    for (const [ticket, visitor] of [
      [uid, slow],
      [other.uid, next],
    ] as const) {
      await isReady(page)
      await page.keyboard.type(ticket)
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('left')).toContainText(visitor)
    }
    await expect(page.getByText(/^Tray \d+ · 2 phones$/)).toBeVisible()
    await expect(page.getByRole('button', { name: `Handed back: ${slow}` })).toBeVisible()
    await isReady(page)
    await page.keyboard.type(uid)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/This visitor was already marked out/)).toBeVisible()
    await expect(page.getByTestId('left')).toContainText(slow)
    await isReady(page)
    await page.keyboard.press('F4')
    await expect(page.getByText(/^Tray \d+ was handed back$/)).toBeVisible()
    await isReady(page)
  })
  await test.step('invalid times, and hours in the wrong order, are reported beside their fields', async () => {
    await startAnew(page)
    await open(page, '/samadh/visit-hours')
    const [from, to] = [page.getByLabel('From Time'), page.getByLabel('To Time')]
    await from.fill('25:99')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid From Time.')).toBeVisible()
    await from.fill('18:00')
    await to.fill('noon')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid To Time.')).toBeVisible()
    await to.fill('06:00')
    await page.keyboard.press('Enter')
    await expect(page.getByText('From Time must be less than To Time.')).toBeVisible()
  })
  await test.step('the number of trays is saved twice from one page, which keeps no draft of the saved number', async () => {
    await startAnew(page)
    await open(page, '/samadh/visit-hours')
    const trays = page.getByLabel('Number of trays')
    const before = Number(await trays.inputValue())
    for (const count of [before + 1, before]) {
      await trays.fill(String(count))
      await isStored(page, `"trays":${count}`)
      const [saved] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'PUT'),
        page.keyboard.press('Enter'),
      ])
      expect(saved.status(), await saved.text()).toBe(200)
      await expect.poll(() => storedDrafts(page)).toBe('[]')
    }
  })
})

test('one card in two tabs: one enters, the other is told since when, and closes that visit', async ({
  page,
  context,
}) => {
  await signIn(page)
  const name = ownName('Tabs')
  const card = cardOf(name)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/samadh/aadharcard-scanner')
    await scan(tab, card)
    await tab.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876543210')
  }
  await Promise.all([page, other].map((tab) => tab.keyboard.press('F2')))
  const refused = (tab: Page) => tab.getByRole('button', { name: 'Close that visit' })
  await expect.poll(async () => (await refused(page).count()) + (await refused(other).count())).toBe(1)
  const second = (await refused(page).count()) === 1 ? page : other
  await expect(second.getByText(/has not left\. Please close that visit first\./)).toBeVisible()
  await refused(second).click()
  await expect(second.getByTestId('entered')).toContainText(name)
  await other.close()
})
