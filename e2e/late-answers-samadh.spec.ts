import { samadh } from '@nivas/contract/samadh/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { holdFirst, refused } from './hold-call.ts'
import { ownName } from './office.ts'
import { cardOf, openAllDay, scan, visitElsewhere } from './samadh.ts'
import { open, signIn, startAnew } from './staff.ts'

test.beforeAll(openAllDay)

const nameOf = (page: Page) => page.getByLabel(/^Name/).first()
const mobileOf = (page: Page) => page.getByRole('combobox', { name: /^Mobile Number/ })

/** Chooses a visitor by the mobile number, and delays the answer about them. */
async function chooseLate(page: Page, refusal?: typeof refused) {
  const name = ownName('Old')
  const mobileNumber = `98${String(Date.now()).slice(-8)}`
  await visitElsewhere({ visitorname: name, mobileNumber })
  await open(page, '/samadh/aadharcard-scanner')
  await scan(page, cardOf(ownName('First')))
  await mobileOf(page).click()
  await page.keyboard.type(mobileNumber)
  const held = await holdFirst(page, samadh.visitor, refusal)
  await page.getByRole('option', { name }).click()
  await held.isHeld()
  return held
}

test('a refusal of a clearance is reported after the security point was left', async ({ page }) => {
  await signIn(page)
  await open(page, '/samadh/security-check')
  const held = await holdFirst(page, samadh.status)
  await page.getByLabel('Please Scan Ticket').fill('99999999')
  await page.keyboard.press('Enter')
  await held.isHeld()
  await open(page, '/samadh/unclaimed')
  await expect(page.getByRole('heading', { level: 1, name: 'Unclaimed items' })).toBeVisible()
  held.release()
  await expect(page.getByRole('alert').filter({ hasText: '99999999' })).toBeVisible()
})

test('a late suggestion does not fill in another visitor, and a late answer about a visit does not lose a card', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a late suggestion does not fill in the next visitor, in a new form or in this one', async () => {
    for (const closes of [true, false]) {
      const next = ownName('Second')
      await page.goto('about:blank')
      const held = await chooseLate(page)
      if (closes) await page.getByRole('button', { name: 'Close', exact: true }).click()
      await scan(page, cardOf(next))
      await expect(nameOf(page)).toHaveValue(next)
      // The cancelled request gets no answer.
      held.release()
      await mobileOf(page).fill('9876543210')
      await page.keyboard.press('F2')
      await expect(page.getByTestId('entered')).toContainText(next)
    }
  })
  await test.step('a suggestion that cannot be read is reported', async () => {
    await startAnew(page)
    const held = await chooseLate(page, refused)
    held.release()
    await expect(page.getByRole('alert').filter({ hasText: refused.text.key })).toBeVisible()
  })
  await test.step('of two cards that are scanned while a visit is saved the first is read, and a notice names the other one', async () => {
    await startAnew(page)
    const { names, held } = await threeCards(page)
    await scanAgain(page, names[2])
    held.release()
    await expect(page.getByTestId('entered')).toContainText(names[0])
    await expect(nameOf(page)).toHaveValue(names[1])
  })
  await test.step('a notice names a card that waits while a visit is refused', async () => {
    await startAnew(page)
    const { names, held } = await threeCards(page, refused)
    held.release()
    await scanAgain(page, names[1])
    await expect(nameOf(page)).toHaveValue(names[0])
  })
})

/** Returns three cards; the visit of the first one is being saved. */
async function threeCards(page: Page, refusal?: typeof refused) {
  await signIn(page)
  await open(page, '/samadh/aadharcard-scanner')
  const names = [ownName('One'), ownName('Two'), ownName('Three')] as const
  const held = await holdFirst(page, samadh.visit, refusal)
  await scan(page, cardOf(names[0]))
  await mobileOf(page).fill('9876543210')
  await page.keyboard.press('F2')
  await held.isHeld()
  await scan(page, cardOf(names[1]))
  await scan(page, cardOf(names[2]))
  return { names, held }
}

const scanAgain = (page: Page, name: string) =>
  expect(
    page.getByRole('alert').filter({ hasText: 'Please scan this card again' }).filter({ hasText: name }),
  ).toBeVisible()
