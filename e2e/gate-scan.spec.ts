import { expect, test } from '@playwright/test'
import { enterElsewhere, newAadhaar, someSatsangi } from './gate.ts'
import { openBookingForm } from './journey.ts'
import { open, signIn } from './staff.ts'

test('a new scan clears the fields of the previous one, and a purpose clears the fields that it hides', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const known = await someSatsangi(page)
  const name = page.getByLabel(/^Name/).first()
  const mobile = page.getByLabel(/^Mobile Number/)
  const number = newAadhaar()
  await enterElsewhere(page, {
    id_card_no: '',
    adharid: number,
    visitorname: 'Ravi Returning',
    mobileNumber: '9876501234',
  })

  await test.step('on the short form', async () => {
    await open(page, '/gate-visitor-entry')
    const card = page.getByLabel('Satsangi Id Number')
    await card.fill(known.id_card_no)
    await page.keyboard.press('Enter')
    await expect(mobile).toHaveValue(known.phone ?? '')
    await expect(name).toHaveValue(`${known.main_name} ${known.surname}`.trim())
    await mobile.fill('9000000001')
    await card.fill('NOBODY-7')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Satsangi not found with the entered/)).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(mobile).toHaveValue('')

    // The server recognizes a visitor of an earlier visit by this Aadhaar number.
    await page.getByLabel('Adhar Card Number').fill(number)
    await page.keyboard.press('Tab')
    await expect(name).toHaveValue('')
    // The card was not found; the number beside it was not looked up.
    const places = page.locator('[data-path="id_card_no"], [data-path="adharid"]')
    await expect(places.filter({ hasText: 'Satsangi not found' })).toHaveAttribute('data-path', 'id_card_no')
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByLabel('Adhar Card Number').fill(number)
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('Ravi Returning')
    await expect(mobile).toHaveValue('9876501234')
    await card.fill('<garbled/>')
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')
    await page.getByLabel('Adhar Card Number').fill(newAadhaar())
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^No satsangi\/visitor data found/)).toBeVisible()

    // F2 reads a number that was typed without Enter, and a press on Save is not lost.
    const isRefused = () => expect(page.getByText('This is a required field.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await card.fill('NOBODY-8')
    await page.keyboard.press('F2')
    await isRefused()
    await expect(places.first()).toContainText('NOBODY-8')
    await expect(places.filter({ hasText: 'This is a required field' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByLabel('Adhar Card Number').fill(newAadhaar())
    await page.getByRole('button', { name: 'Save' }).click()
    await isRefused()
  })

  await test.step('on the form for non-satsangis', async () => {
    await open(page, '/non-satsangi-entry')
    const id = page.getByLabel(/^Id Number/)
    await id.fill(number)
    await page.keyboard.press('Enter')
    await expect(mobile).toHaveValue('9876501234')
    await expect(name).toHaveValue('Ravi Returning')
    await id.fill('DL-7')
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('')
    await expect(mobile).toHaveValue('')

    const purpose = page.getByRole('combobox', { name: /^Purpose of visit/ })
    const choose = async (which: string) => {
      await purpose.click()
      await page.getByRole('option', { name: which }).click()
    }
    await choose('Delivery to a quarter')
    await page.getByLabel(/^Satsangi Visiting/).fill('Asha Rao')
    await page.getByLabel(/^Quarter No/).fill('B-12')
    await choose('Visiting a satsangi')
    await expect(page.getByLabel(/^Quarter No/)).toHaveValue('B-12')
    await choose('Other')
    await choose('Visiting a satsangi')
    await expect(page.getByLabel(/^Satsangi Visiting/)).toHaveValue('')
    await expect(page.getByLabel(/^Quarter No/)).toHaveValue('')
    // Otherwise leaving would ask, because a purpose was chosen.
    await page.getByRole('button', { name: 'Reset' }).click()
  })

  await test.step('in the rows of a booking', async () => {
    const form = await openBookingForm(page)
    const nameOf = form.getByLabel(/^Name/)
    const cardOf = form.getByLabel('I-Card number', { exact: false })
    await cardOf.fill(known.id_card_no)
    await page.keyboard.press('Enter')
    await expect(nameOf).toHaveValue(`${known.main_name} ${known.surname}`.trim())
    await cardOf.fill('NOBODY-7')
    await page.keyboard.press('Enter')
    await expect(nameOf).toHaveValue('')
    // A row that moves up keeps its own member.
    await nameOf.fill('First')
    await form.getByRole('button', { name: 'Add member' }).click()
    await cardOf.nth(1).fill(known.id_card_no)
    await page.keyboard.press('Enter')
    await expect(nameOf.nth(1)).not.toHaveValue('')
    await form.getByRole('button', { name: 'Remove member 1' }).click()
    await cardOf.fill('NOBODY-8')
    await page.keyboard.press('Enter')
    await expect(nameOf).toHaveValue('')
  })
})
