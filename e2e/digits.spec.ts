import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { devices, expect, type Locator, type Page, test } from '@playwright/test'
import { office, ownName } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, userAgent, hasTouch, isMobile })

const inHindi = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))

/** Types as a phone's Hindi keyboard does: the text arrives without key events. */
async function typeHindi(page: Page, field: Locator, digits: string) {
  await field.focus()
  await field.selectText()
  for (const digit of inHindi(digits)) await page.keyboard.insertText(digit)
  await expect(field).toHaveValue(digits)
}

/** Pastes a copied text in place of the field's content. */
async function paste(page: Page, field: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.focus()
  await field.selectText()
  await page.keyboard.press('ControlOrMeta+v')
}

test('gate, drawer and dispensary accept digits of a Hindi keyboard and pasted numbers, and a phone shows its numeric keyboard', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a gate accepts the digits of a Hindi keyboard, typed and pasted, and stores 0 to 9', async () => {
    await open(page, '/gate-visitor-entry')
    const people = page.getByLabel('No of People')
    await expect(people).toHaveValue('1')
    await typeHindi(page, people, '12')
    // The caret stays behind the inserted digit.
    await people.press('Home')
    await page.keyboard.insertText('३')
    await page.keyboard.insertText('४')
    await expect(people).toHaveValue('3412')
    await paste(page, people, '२७')
    await expect(people).toHaveValue('27')
    await typeHindi(page, page.getByLabel('Mobile Number'), '9876543210')
    await page.getByRole('combobox', { name: 'Visiting House' }).fill('A-1')
    await page.getByLabel('Satsangi Id Number').fill(`IC-${crypto.randomUUID().slice(0, 8)}`)
    await page.getByLabel('Satsangi Id Number').press('Enter')
    await expect(page.getByText(/Please enter data manually/)).toBeVisible()
    await page.getByLabel(/^Name/).fill('Asha Rao')
    await typeHindi(page, page.getByLabel('Departure Time'), '2359')
    const [request] = await Promise.all([
      page.waitForRequest(/createEntry/),
      page.getByRole('button', { name: /^Save/ }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ people: 27, mobileNumber: '9876543210' })
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
  })
  await test.step('an opening float accepts them too', async () => {
    await startAnew(page)
    await open(page, '/cash/session')
    const opening = page.getByLabel('Opening float')
    await typeHindi(page, opening, '500')
    // Amounts copied from a screen, one with the rupee sign, and one with a third decimal, which is not cut off.
    for (const [copied, pasted] of [
      ['Rs. 1,234.50', '1,234.50'],
      ['₹१,२३४.५०', '1,234.50'],
      ['1,234.567', '1,234.567'],
    ] as const) {
      await paste(page, opening, copied)
      await expect(opening).toHaveValue(pasted)
    }
    await page.getByRole('button', { name: 'Open session' }).click()
    await expect(page.getByText('Please enter an amount with at most 2 decimals')).toBeVisible()
  })
  await test.step('the age of a patient accepts them too', async () => {
    await startAnew(page)
    await open(page, '/dispensary/entryform')
    await page.getByRole('button', { name: /^New Patient/ }).click()
    const age = page.getByRole('dialog').getByLabel(/^Age/)
    await typeHindi(page, age, '61')
    // An age of one and a half years must not become fifteen.
    await age.fill('')
    await age.pressSequentially('1.5')
    await page.keyboard.press('Enter')
    await expect(age).toHaveValue('1.5')
    await expect(page.getByText('Please enter a whole number')).toBeVisible()
  })
  await test.step('a patient is found by a pasted phone number, in any spelling', async () => {
    await startAnew(page)
    const number = `9${String(Date.now()).slice(-9)}`
    const name = ownName('Ganga')
    await office(dispensary.addPatient, {
      name,
      fatherName: 'Mohan',
      address: 'Agra',
      phone: `91${number}`,
      age: 61,
    })
    await open(page, '/dispensary/entryform')
    const search = page.getByRole('combobox', { name: 'Search a patient' })
    await paste(page, search, `+91 ${number.slice(0, 5)} ${number.slice(5)}`)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
    await search.fill(inHindi(number))
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  })
  await test.step('a phone opens its numeric keyboard for whole numbers and days, and its decimal keyboard for money', async () => {
    await startAnew(page)
    await open(page, '/dispensary/entryform')
    await page.getByRole('button', { name: /^New Patient/ }).click()
    await expect(page.getByRole('dialog').getByLabel(/^Age/)).toHaveAttribute('inputmode', 'numeric')
    await open(page, '/cash/session')
    await expect(page.getByLabel('Opening float')).toHaveAttribute('inputmode', 'decimal')
    await open(page, '/gate-visitor-entry')
    const day = page.getByLabel('Departure Date')
    for (const field of [page.getByLabel('No of People'), day])
      await expect(field).toHaveAttribute('inputmode', 'numeric')
    await typeHindi(page, day, '31122099')
    await page.keyboard.press('Tab')
    await expect(day).toHaveValue('31/12/2099')
  })
  await test.step('a mobile number can be pasted as people write it, with the country code', async () => {
    await startAnew(page)
    await open(page, '/non-satsangi-entry')
    const mobile = page.getByLabel('Mobile Number')
    await paste(page, mobile, '+91 (98765) 43-210')
    await expect(mobile).toHaveValue('+91 (98765) 43-210')
    await page.getByLabel(/^Id Number/).fill(`DL-${crypto.randomUUID().slice(0, 8)}`)
    await page.getByLabel(/^Id Number/).press('Enter')
    await page.getByLabel(/^Name/).first().fill('Ravi Das')
    await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
    await page.getByRole('option').last().click()
    await page.getByLabel(/^please specify/i).fill('Work')
    await page.getByLabel(/^No of accompanying/).fill('1')
    await page.getByLabel("Companion's name").fill('Mohan Das')
    await paste(page, page.getByLabel('Phone'), '+91 98123 45678')
    await page.getByRole('button', { name: 'Add visitor' }).click()
    await expect(page.getByText('919812345678')).toBeVisible()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
    await open(page, '/gate-non-satsangi-visitors')
    await expect(page.getByText('919876543210').first()).toBeVisible()
  })
})

test('an applicant looks up the state with digits of a Hindi keyboard', async ({ page }) => {
  await open(page, '/application-status')
  await page.getByLabel('Reference number').fill('A२६-९९९९९९')
  await typeHindi(page, page.getByLabel('Last 4 digits of your phone number'), '4321')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^We found no application with this reference number/)).toBeVisible()
})
