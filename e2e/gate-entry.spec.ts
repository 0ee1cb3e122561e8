import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, test } from '@playwright/test'
import { enterElsewhere, newAadhaar, newCard, someSatsangi, today } from './gate.ts'
import { act, find } from './journey.ts'
import { ownName } from './office.ts'
import { shortenPatience } from './patience.ts'
import { makeNew } from './reservation.ts'
import { open, send, signIn, signInHindi, startAnew } from './staff.ts'

const own = newCard('')
const nobody = (count: number) => `NOBODY-${count}${own}`
const [licence, aadhaar] = [newCard('DL'), newAadhaar()]

test('a reservation is checked in at the gate, with an entry of its members', async ({ page }) => {
  await signIn(page)
  const reservation = await makeNew({ from: 3, people: 2 })
  const row = await find(page, '/gate-reservations', reservation.application_number)
  await act(row, 'Check In')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
  const members = reservation.members_count
  await expect(form.getByRole('listitem')).toHaveCount(members)
  await expect(form.getByTestId('total-people')).toHaveText(`People: ${members}`)
  // A satsangi of the registry, listed once, and a person who is not in the registry.
  const known = await someSatsangi(page)
  for (let scans = 0; scans < 2; scans += 1) {
    await form.getByLabel('Satsangi Id Number').fill(known.id_card_no)
    await page.keyboard.press('Enter')
  }
  await expect(form.getByText('Visitor Already in List')).toBeVisible()
  await form.getByLabel('Satsangi Id Number').fill(nobody(1))
  await page.keyboard.press('Enter')
  await expect(form.getByText(/^Satsangi not found with the entered/)).toBeVisible()
  await expect(form.getByLabel(/^Name of NOBODY-1/)).toBeFocused()
  await page.keyboard.type('Asha Rao')
  // A scanner is faster than the answer: the next card is looked up after this one.
  await form.getByLabel('Satsangi Id Number').fill(nobody(2))
  await page.keyboard.press('Enter')
  await form.getByLabel(/^Name of NOBODY-1/).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/^Name of NOBODY-2/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
  await form.getByLabel(/^Children/).fill('2')
  await expect(form.getByTestId('total-people')).toHaveText(`People: ${members + 4}`)
  // The reservation arrives in three days: the form shows this and asks.
  await expect(form.getByText(/ arrives on .*, not today\.$/)).toBeVisible()
  await page.keyboard.press('F2')
  await expect(form.getByText(/^This reservation arrives on .* Please confirm the check-in\.$/)).toBeVisible()
  const confirm = form.getByLabel('Check in today anyway')
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('F2')
  await expect(page.getByText('Entry created successfully.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toContainText('Yes')
  await expect(row.getByRole('button', { name: 'Check In' })).toHaveCount(0)
  // Without a print service the counter shows the failure, and can print again.
  await expect(page.getByText(/Print Failed/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Re-Print' })).toBeVisible()
})

test('a non-satsangi enters by keyboard, is in the pending list, and leaves by the ticket', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/non-satsangi-entry')
  const id = page.getByLabel(/^Id Number/)
  await expect(id).toBeFocused()
  await page.keyboard.press('F2')
  await expect(page.getByText('This is a required field').first()).toBeVisible()
  await id.fill(licence)
  await page.keyboard.press('Enter')
  await expect(page.getByText(licence)).toBeVisible()
  await expect(page.getByLabel(/^Name/).first()).toBeFocused()
  await page.keyboard.type('Ravi R2')
  await page.getByLabel(/^Mobile Number/).fill('9876543210')
  await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
  await page.getByRole('option', { name: 'Meeting a satsang official' }).click()
  await page.getByLabel(/^Satsang official/).fill('The Secretary')
  await page.keyboard.press('F2')
  await expect(page.getByText('Please enter letters and spaces only')).toBeVisible()
  const name = `Ravi ${'ABCDEFGHIJ'[Math.floor(Math.random() * 10)]}${'KLMNOPQRST'[Math.floor(Math.random() * 10)]}`
  await page.getByLabel(/^Name/).first().fill(name)
  await page.keyboard.press('F2')
  await expect(page.getByText('Entry created successfully.')).toBeVisible()
  // The counter is ready for the next visitor.
  await expect(id).toBeFocused()
  await expect(page.getByText(licence)).toHaveCount(0)

  await open(page, `/gate-pending-visitors?name=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Under 1 hour')
  const { data } = await send(page, gate.pending, { name })
  await open(page, '/gate-exit-status')
  const ticket = page.getByLabel('Please Scan Ticket')
  await expect(ticket).toBeFocused()
  await page.keyboard.type(String(data[0]?.id))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('left')).toContainText(name)
  await expect(ticket).toBeFocused()
  await page.keyboard.type(String(data[0]?.id))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This visitor was already marked out/)).toBeVisible()
  await expect(ticket).toBeFocused()
})

test('the short form: its switch clears house and building, a double Save makes one entry, and a failed read of houses is reported', async ({
  page,
}) => {
  await signIn(page)
  await test.step('the switch of the short form clears house and building, and a double Save makes one entry', async () => {
    await open(page, '/gate-visitor-entry')
    await expect(page.getByLabel('Satsangi Id Number')).toBeFocused()
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('A-1')
    await page.getByRole('switch', { name: 'Is Visitor Satsangi?' }).click()
    await expect(page.getByLabel('Satsangi Id Number')).toHaveCount(0)
    await page.getByRole('combobox', { name: /^Building Name/ }).fill('Office')
    await page.getByRole('switch', { name: 'Is Visitor Satsangi?' }).click()
    await expect(page.getByRole('combobox', { name: /^Visiting House/ })).toHaveValue('')
    await page.keyboard.press('F2')
    await expect(page.getByText('This is a required field').first()).toBeVisible()
    await page.getByLabel('Satsangi Id Number').fill(aadhaar)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`XXXX XXXX ${aadhaar.slice(-4)}`).first()).toBeVisible()
    const house = `Z-${crypto.randomUUID().slice(0, 6)}`
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill(house)
    await page.getByLabel(/^Departure Date/).fill(await today(page))
    await page.getByLabel(/^Departure Time/).fill('2359')
    let sent = 0
    await page.route('**/createEntry', async (route) => {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.keyboard.press('F2')
    await page.keyboard.press('F2')
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
    expect(sent).toBe(1)
    await expect(page.getByLabel('Satsangi Id Number')).toBeFocused()
  })
  await test.step('a card that is already inside brings a question: F2 marks the earlier entry out and enters, Enter cancels', async () => {
    const [id_card_no, name] = [newCard(), ownName('Twice')]
    const earlier = await enterElsewhere(page, { id_card_no, visitorname: name, people: 3 })
    await page.getByLabel('Satsangi Id Number').fill(id_card_no)
    await page.keyboard.press('Enter')
    await page.getByLabel(/^Name/).first().fill(name)
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('A-1')
    await page.getByLabel(/^Departure Time/).fill('2359')
    await page.keyboard.press('F2')
    const asked = page.getByRole('dialog', { name: 'Already inside' })
    await expect(asked).toContainText(name)
    await expect(asked).toContainText(`3 people · Ticket ${earlier.id}`)
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asked).toHaveCount(0)
    await expect(page.getByText(`This card is already inside: ${name}, since`)).toBeVisible()
    await page.keyboard.press('F2')
    await expect(asked).toBeVisible()
    // A hasty second F2 does nothing.
    await expect(async () => {
      await page.keyboard.press('F2')
      await expect(asked).toHaveCount(0, { timeout: 300 })
    }).toPass()
    await expect(page.getByText(`Entry created successfully. ${name}`)).toBeVisible()
    const { data } = await send(page, gate.pending, { name })
    expect(data).toMatchObject([{ name, people: 1 }])
  })
  await test.step('the house field says that the houses could not be read, and accepts any text', async () => {
    await startAnew(page)
    await page.route('**/electrical/profile/getAllHouses*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await open(page, '/gate-visitor-entry')
    const house = page.getByRole('combobox', { name: /^Visiting House/ })
    await house.fill('B-7')
    await expect(page.getByRole('option', { name: 'Suggestions could not be loaded' })).toBeVisible()
    await expect(house).toHaveValue('B-7')
  })
})

test('a guard works in Hindi', async ({ page }) => {
  await signInHindi(page, 'gate')
  await open(page, '/gate-security')
  await expect(page.getByLabel('सत्संगी आईडी संख्या')).toBeFocused()
  await page.getByRole('radio', { name: 'निकास' }).click()
  await page.getByLabel('कृपया टिकट स्कैन करें').fill('999999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/इस संख्या से कोई भीतर नहीं है/)).toBeVisible()
})

test('on a dead network the first card waits some seconds for its holder, and the next one does not wait', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await open(page, '/gate-reservations')
  await page.getByRole('button', { name: 'Visitor Entry' }).first().click()
  const form = page.getByRole('dialog')
  const card = form.getByLabel('Satsangi Id Number')
  await expect(card).toBeFocused()
  // Requests get neither an answer nor a failure.
  await page.route('**/api/**', () => undefined)
  const waitAsEver = await shortenPatience(page)
  await card.fill('DEAD-1')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/^Name of DEAD-1/)).toBeFocused({ timeout: 20_000 })
  await expect(form.getByText('There is no connection. Please enter data manually.')).toBeVisible()
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Enter')
  await expect(card).toBeFocused()
  await waitAsEver()
  await card.fill('DEAD-2')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(/^Name of DEAD-2/)).toBeFocused({ timeout: 4_000 })
})
