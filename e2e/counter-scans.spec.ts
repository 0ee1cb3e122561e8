import { readFileSync } from 'node:fs'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, type Route, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { enterElsewhere } from './gate.ts'
import { office } from './office.ts'
import { makeHeld } from './reservation.ts'
import { cardOf, openAllDay, visitElsewhere } from './samadh.ts'
import { scan as scanByKeys, typeByHand } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

const qr = readFileSync(
  new URL('../server/src/identity/testing/secure-qr-v2-test.txt', import.meta.url),
  'utf8',
).trim()
const altered = `${qr.slice(0, 1000)}${(Number(qr[1000]) + 1) % 10}${qr.slice(1001)}`

/** Scans at a counter: all characters together, with Enter at the end. */
async function scan(page: Page, text: string) {
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}

/** Holds back the requests whose body names this ticket; the returned function lets them through. */
async function holdBack(page: Page, address: string, ticket: string): Promise<() => void> {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(address, async (route: Route) => {
    if (route.request().postData()?.includes(`"${ticket}"`)) await mayAnswer
    await route.continue()
  })
  return answer
}

test('at the gate a verdict or visitor is never shown for the next scan, and no scan is lost', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('an unreadable code removes the previous party’s verdict and its F4 from the gate', async () => {
    const { roomId } = await makeBuilding()
    const coming = await makeHeld([roomId('101')], { from: 0, to: 1 })
    await office(reservations.takeBhent, { id: coming.id, payment_amount: coming.total_amount })
    await open(page, '/gate-reservations')
    const field = page.getByLabel('Scan reservation code, card or ticket')
    await expect(field).toBeFocused({ timeout: 60_000 })
    const green = page.getByRole('status').filter({ hasText: 'Expected today' })
    for (const unread of [altered, '%%%###'])
      await test.step(unread.slice(0, 6), async () => {
        await scan(page, coming.application_number)
        await expect(green).toContainText(coming.applicant_name)
        await scan(page, unread)
        await expect(green).toHaveCount(0)
        await page.keyboard.press('F4')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(field).toBeFocused()
      })
    await scan(page, altered)
    await expect(page.getByText('Altered', { exact: true })).toBeVisible()
    await scan(page, 'ZZ-NOT-KNOWN')
    await expect(page.getByText('Altered', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(field).toBeFocused()
    // Digits of another script mean the same as those on the paper.
    const digits = coming.application_number.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')
    await scan(page, digits)
    await expect(green).toContainText(coming.applicant_name)
  })
  await test.step('at the exit the last visitor is not shown for the next scan, and no scan is lost', async () => {
    await startAnew(page)
    const [anil, bina, chand] = await Promise.all(
      ['Anil', 'Bina', 'Chand'].map((visitorname) => enterElsewhere(page, { visitorname })),
    )
    await open(page, '/gate-exit-status')
    const field = page.getByLabel('Please Scan Ticket')
    await expect(field).toBeFocused()
    const large = page.getByTestId('left')
    const undoOf = (name: string) => page.getByRole('button', { name: `Undo: ${name}` })

    await test.step('before the answer arrives', async () => {
      await scan(page, String(anil?.id))
      await expect(large).toContainText('Anil')
      const answer = await holdBack(page, '**/api/**', String(bina?.id))
      await scan(page, String(bina?.id))
      await expect(large).toHaveCount(0)
      await expect(undoOf('Anil')).toBeVisible()
      await scan(page, 'NOT-A-TICKET')
      const refusal = page.getByRole('alert').filter({ hasText: 'NOT-A-TICKET' })
      await expect(refusal).toBeVisible()
      answer()
      await expect(undoOf('Bina')).toBeVisible()
      await expect(refusal).toBeVisible()
      await expect(large).toHaveCount(0)
    })

    await test.step('a half-typed number does not become part of the next scan', async () => {
      await typeByHand(page, '12')
      await expect(field).toHaveValue('12')
      await field.blur()
      await page.waitForFunction(
        (since) => performance.now() > since,
        await page.evaluate(() => performance.now() + 1_000),
      )
      await scanByKeys(page, String(chand?.id).padStart(6, '0'))
      await expect(large).toContainText('Chand')
      await expect(field).toBeFocused()
    })
  })
})

test('an Enter without a ticket shows that the field is required', async ({ page }) => {
  test.slow()
  await signIn(page)
  for (const { screen, action } of [
    { screen: '/gate-exit-status', action: 'Mark out' },
    { screen: '/samadh/security-check', action: 'Clear visitor' },
    { screen: '/samadh/exit-point', action: 'Mark out' },
  ])
    await test.step(screen, async () => {
      await page.goto('about:blank')
      await open(page, screen)
      const field = page.getByLabel('Please Scan Ticket')
      await expect(field).toBeFocused()
      const required = page.getByText('This is a required field', { exact: true })
      await page.keyboard.press('Enter')
      await expect(required).toBeVisible()
      // What a scanner types after its first Enter does not count as another scan.
      await scan(page, '%%%###')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^This card could not be read/)).toBeVisible()
      await expect(required).toHaveCount(0)
      await page.waitForTimeout(1_000)
      await page.getByRole('button', { name: action }).click()
      await expect(required).toBeVisible()
      await expect(page.getByText(/^This card could not be read/)).toHaveCount(0)
    })
})

test('the memorial site shows and checks a card, and reports the result of each ticket', async ({ page }) => {
  await signIn(page)
  await test.step('the entry of the memorial site shows a card and checks it', async () => {
    await openAllDay()
    await open(page, '/samadh/aadharcard-scanner')
    const field = page.getByLabel(/^Please Scan AadharCard/)
    await expect(field).toBeFocused()
    await scan(page, altered)
    await expect(page.getByText('Altered', { exact: true })).toBeVisible()
    await open(page, '/dashboard')
    await open(page, '/samadh/aadharcard-scanner')
    await expect(field).toBeFocused()
    await scan(page, qr)
    await expect(page.getByRole('img', { name: 'Photo of the card' })).toBeVisible()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  })
  await test.step('the security point reports the result of each ticket, in any order of the answers', async () => {
    await startAnew(page)
    await openAllDay()
    const { uid } = await visitElsewhere({ visitorname: 'Visha' })
    await open(page, '/samadh/security-check')
    await expect(page.getByLabel('Please Scan Ticket')).toBeFocused()
    const answer = await holdBack(page, '**/api/samadh/**', uid)
    await scan(page, uid)
    await scan(page, cardOf('Unknown'))
    const refusal = page.getByRole('alert').filter({ hasText: 'No visitor inside has this number' })
    await expect(refusal).toBeVisible()
    answer()
    await expect(page.getByText('Visha passed security.')).toBeVisible()
    await expect(refusal).toBeVisible()
    await expect(page.getByTestId('cleared')).toHaveCount(0)
  })
})

test('paper is white in the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  await signIn(page)
  await open(page, '/reservations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(22, 25, 28)')
  await page.evaluate(() => document.documentElement.setAttribute('data-printing', ''))
  await page.emulateMedia({ media: 'print' })
  expect(await ground()).toBe('rgb(255, 255, 255)')
})
