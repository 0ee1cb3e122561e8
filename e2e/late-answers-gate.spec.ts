import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newAadhaar, newCard, someSatsangi } from './gate.ts'
import { holdFirst, refused } from './hold-call.ts'
import { ownName } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'

const own = newCard('')
const nobody = (count: number) => `NOBODY-${count}${own}`

async function enterCard(page: Page, field: Locator, number: string) {
  await field.fill(number)
  await page.keyboard.press('Enter')
}

const watchEntry = (page: Page) => {
  const sent: { members?: { name: string; i_card_number: string }[] }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(gate.createVisitorEntry.path)) sent.push(request.postDataJSON())
  })
  return sent
}

async function openParty(page: Page) {
  await open(page, '/gate-reservations')
  await page.getByRole('button', { name: 'Visitor Entry' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Departure Time/).fill('2359')
  const card = form.getByLabel('Satsangi Id Number')
  return { form, card, people: form.getByRole('listitem') }
}

const entered = (page: Page) => expect(page.getByText('Entry created successfully.')).toBeVisible()

test('a refusal of an exit or an entry is reported after its tab was left', async ({ page }) => {
  await signIn(page)
  await test.step('an exit that is refused after its tab was left is reported', async () => {
    await open(page, '/gate-security')
    await page.getByRole('radio', { name: 'Exit' }).click()
    const held = await holdFirst(page, gate.exit)
    await enterCard(page, page.getByLabel('Please Scan Ticket'), '99999999')
    await held.isHeld()
    await page.getByRole('radio', { name: 'Visitor Entry' }).click()
    held.release()
    await expect(page.getByRole('alert').filter({ hasText: '99999999' })).toBeVisible()
  })
  await test.step('an entry that is refused after its tab was left is reported by its name', async () => {
    await startAnew(page)
    await open(page, '/gate-security')
    const name = ownName('Left')
    await enterCard(page, page.getByLabel('Satsangi Id Number'), newCard())
    await page.getByLabel(/^Name/).fill(name)
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('B-12')
    await page.getByLabel(/^Departure Time/).fill('2359')
    const held = await holdFirst(page, gate.createEntry, refused)
    await page.keyboard.press('F2')
    await held.isHeld()
    await page.getByRole('radio', { name: 'Exit' }).click()
    held.release()
    await expect(page.getByRole('alert').filter({ hasText: `${name}: ${refused.text.key}` })).toBeVisible()
  })
})

test('cards that are looked up, unnamed or scanned while a party is saved belong to the right party', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a card that is still being looked up is in the entry', async () => {
    const known = await someSatsangi(page)
    const sent = watchEntry(page)
    const { form, card, people } = await openParty(page)
    await enterCard(page, card, nobody(9))
    await expect(form.getByLabel(/^Name of NOBODY-9/)).toBeFocused()
    await page.keyboard.type('Asha Rao')
    await page.keyboard.press('Enter')
    await expect(people).toHaveCount(1)
    const held = await holdFirst(page, gate.validateSatsangi)
    await enterCard(page, card, known.id_card_no)
    await held.isHeld()
    await page.keyboard.press('F2')
    await page.keyboard.press('F2')
    held.release()
    await entered(page)
    expect(sent.map(({ members }) => members?.map(({ i_card_number }) => i_card_number))).toEqual([
      [nobody(9), known.id_card_no],
    ])
  })
  await test.step('a card whose name is typed and not yet added is in the entry; one without a name keeps the form', async () => {
    await startAnew(page)
    const known = await someSatsangi(page)
    const sent = watchEntry(page)
    const { form, card, people } = await openParty(page)
    await enterCard(page, card, known.id_card_no)
    await expect(people).toHaveCount(1)
    await enterCard(page, card, nobody(1))
    const name = form.getByLabel(/^Name of NOBODY-1/)
    await expect(name).toBeFocused()
    await card.focus()
    await page.keyboard.press('F2')
    await expect(name).toBeFocused()
    await expect(form.getByText('Please type the name on this card, or remove the card')).toBeVisible()
    expect(sent).toEqual([])
    await page.keyboard.type('Asha Rao')
    await page.keyboard.press('F2')
    await entered(page)
    expect(sent[0]?.members?.map((one) => one.i_card_number)).toEqual([known.id_card_no, nobody(1)])

    // A button removes the card where there is no key for it.
    await enterCard(page, card, nobody(2))
    await form.getByRole('button', { name: `Remove ${nobody(2)}` }).click()
    await expect(form.getByLabel(/^Name of NOBODY-2/)).toHaveCount(0)
    await expect(card).toBeFocused()
  })
  await test.step('cards that are scanned while a party is being saved belong to the next party', async () => {
    await startAnew(page)
    const known = await someSatsangi(page)
    const { form, card, people } = await openParty(page)
    await enterCard(page, card, known.id_card_no)
    await expect(people).toHaveCount(1)
    const held = await holdFirst(page, gate.createVisitorEntry)
    await page.keyboard.press('F2')
    await held.isHeld()
    await expect(card).toBeFocused()
    await enterCard(page, card, nobody(3))
    await enterCard(page, card, known.id_card_no)
    held.release()
    await entered(page)
    await expect(form.getByLabel(/^Name of NOBODY-3/)).toBeVisible()
    await expect(people).toHaveCount(1)
  })
})

test('input during the saving of an entry belongs to the next visitor, and to no other', async ({ page }) => {
  test.slow()
  await signIn(page)
  await test.step('a card that is scanned while an entry is being saved belongs to the next visitor', async () => {
    const known = await someSatsangi(page)
    await open(page, '/gate-visitor-entry')
    const card = page.getByLabel('Satsangi Id Number')
    await enterCard(page, card, newCard())
    await page.getByLabel(/^Name/).fill('First Visitor')
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('B-12')
    await page.getByLabel(/^Departure Time/).fill('2359')
    const held = await holdFirst(page, gate.createEntry)
    await page.keyboard.press('F2')
    await held.isHeld()
    await expect(card).toBeFocused()
    await enterCard(page, card, known.id_card_no)
    held.release()
    await entered(page)
    await expect(page.getByLabel('Mobile Number')).toHaveValue(known.phone ?? '-')
  })
  await test.step('a number that is half typed when an entry is saved stays whole', async () => {
    await startAnew(page)
    await open(page, '/non-satsangi-entry')
    const id = page.getByLabel(/^Id Number/)
    await enterCard(page, id, newCard('DL'))
    await page.getByLabel(/^Name/).fill('First Visitor')
    await page.getByLabel(/^Mobile Number/).fill('9876543210')
    await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
    await page.getByRole('option', { name: 'Visiting a satsangi' }).click()
    await page.getByLabel(/^Satsangi Visiting/).fill('Asha Rao')
    await page.getByLabel(/^Quarter No/).fill('B-12')
    const held = await holdFirst(page, gate.createVisitorEntry)
    await page.keyboard.press('F2')
    await held.isHeld()
    await expect(id).toBeFocused()
    await page.keyboard.type('DL-')
    held.release()
    await entered(page)
    await expect(id).toHaveValue('DL-')
    await page.keyboard.type('22')
    await expect(id).toHaveValue('DL-22')
  })
  await test.step('a number typed for one visitor is sent with their entry, and not with the next one', async () => {
    await startAnew(page)
    await open(page, '/gate-visitor-entry')
    await enterCard(page, page.getByLabel('Satsangi Id Number'), newCard())
    await page.getByLabel(/^Name/).fill('First Visitor')
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('B-12')
    await page.getByLabel(/^Departure Time/).fill('2359')
    const number = newAadhaar()
    await page.getByLabel('Adhar Card Number').fill(number)
    const sent = page.waitForRequest('**/api/admin/createEntry')
    await page.keyboard.press('F2')
    expect((await sent).postDataJSON().adharid).toBeTruthy()
    await entered(page)
    await expect(page.getByText(number.slice(-4))).toHaveCount(0)
    await expect(page.getByText('Please scan this card again')).toHaveCount(0)
  })
})
