import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, test } from '@playwright/test'
import { makeCardHolder } from './card-holder.ts'
import { ownName } from './office.ts'
import { open, send, signIn, startAnew } from './staff.ts'

test('the short form shows the rule of its days, and each error of a refused entry until the list is dismissed', async ({
  page,
}) => {
  await signIn(page)
  await test.step('an empty form has errors only beside its fields, and none above them for a hidden field', async () => {
    await open(page, '/gate-visitor-entry')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This is a required field', { exact: true })).toHaveCount(3)
  })
  await test.step('a day that does not exist is reported together with the other errors', async () => {
    await startAnew(page)
    await open(page, '/gate-visitor-entry')
    const departure = page.getByLabel(/^Departure Date/)
    await departure.fill('31/02/2099')
    await page.keyboard.press('F2')
    await expect(departure).toHaveAccessibleDescription(/.+/)
    await expect(page.getByText('This is a required field', { exact: true })).toHaveCount(3)
    await expect(page.getByLabel('Satsangi Id Number')).toBeFocused()
  })
  await test.step('a departure before the arrival shows the text of the rule', async () => {
    await page.getByLabel(/^Arrival Date/).fill('01/03/2099')
    await page.getByLabel(/^Departure Date/).fill('28/02/2099')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Departure date must be after the arrival date')).toBeVisible()
  })
  await test.step('a refused entry shows the message and each error in a list that can be dismissed', async () => {
    await startAnew(page)
    await open(page, '/gate-visitor-entry')
    await page.route('**/api/admin/createEntry', (route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          text: { key: 'Visitor Already in List' },
          texts: {
            id_card_no: [{ key: 'This value is not valid' }],
            other: [{ key: 'This purpose does not ask for this' }],
          },
        },
      }),
    )
    await page.getByLabel('Satsangi Id Number').fill('NR-777')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: /^Visiting House/ }).fill('A-1')
    await page.getByLabel(/^Departure Time/).fill('18:00')
    await page.keyboard.press('F2')
    const list = page.getByRole('alert').filter({ hasText: 'Errors' })
    for (const error of [
      'Visitor Already in List',
      'This value is not valid',
      'This purpose does not ask for this',
    ])
      await expect(list.getByText(error)).toBeVisible()
    await list.getByRole('button').click()
    await expect(list).toHaveCount(0)
  })
})

test('the entry of a non-satsangi: foreign numbers, companions, and a name that must have letters', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a visitor from another country is entered with a number whose digits could be an Aadhaar number', async () => {
    await open(page, '/non-satsangi-entry')
    await page.getByLabel(/^Id Number/).fill('PASSPORT-77')
    await page.keyboard.press('Enter')
    await page.getByLabel(/^Name/).first().fill('Emma Brown')
    const mobile = page.getByLabel(/^Mobile Number/)
    await mobile.fill('44 7911 123459')
    await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
    await page.getByRole('option', { name: 'Meeting a satsang official' }).click()
    await page.getByLabel(/^Satsang official/).fill('The Secretary')
    await page.getByLabel(/^No of accompanying visitors/).fill('1')
    await page.getByLabel("Companion's name").fill('Tom Brown')
    await page.keyboard.press('Enter')
    await page.getByLabel('Phone', { exact: true }).fill('+44 7911 123459')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F2')
    await expect(page.getByText(/^This may be an Aadhaar number\./)).toBeVisible()
    await expect(mobile).toBeFocused()
    await mobile.fill('+44 7911 123459')
    await page.keyboard.press('F2')
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
  })
  await test.step('a companion typed at the moment of saving is entered too; surplus companions can be removed', async () => {
    await page.goto('about:blank')
    await open(page, '/non-satsangi-entry')
    const name = ownName('Ravi')
    await page.getByLabel(/^Id Number/).fill('DL-98')
    await page.keyboard.press('Enter')
    await page.getByLabel(/^Name/).first().fill(name)
    await page.getByLabel(/^Mobile Number/).fill('9876543210')
    await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
    await page.getByRole('option', { name: 'Meeting a satsang official' }).click()
    await page.getByLabel(/^Satsang official/).fill('The Secretary')
    const accompanying = page.getByLabel(/^No of accompanying visitors/)
    for (const [wrong, text] of [
      ['1.5', 'Please enter a whole number'],
      ['-3', 'Must be 0 or more'],
      ['10001', 'Must be 10000 or less'],
    ] as const) {
      await accompanying.fill('')
      await accompanying.pressSequentially(wrong)
      await page.keyboard.press('F2')
      await expect(accompanying).toHaveValue(wrong)
      await expect(page.locator('form').getByText(text).last()).toBeVisible()
    }
    await accompanying.fill('2')
    await page.getByLabel("Companion's name").fill('Tom Brown')
    await page.getByLabel('Phone', { exact: true }).fill('9812345678')
    await page.keyboard.press('Enter')
    await accompanying.fill('0')
    await page.keyboard.press('F2')
    await expect(
      page.getByText('More visitors are listed than the number accompanying this one'),
    ).toBeVisible()
    await expect(page.getByText('Tom Brown')).toBeVisible()

    await accompanying.fill('2')
    await page.getByLabel("Companion's name").fill('Ann Brown')
    await page.keyboard.press('F2')
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
    await page.keyboard.type('9812345679')
    await page.keyboard.press('F2')
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
    const [visit] = (await send(page, gate.pending, { name })).data
    expect(visit?.people).toBe(3)
  })
  await test.step('the form that accepts only letters fills in only the letters of a card’s name', async () => {
    await page.goto('about:blank')
    const holder = await makeCardHolder()
    await page.route('**/api/validateSatsangi*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      for (const one of body.customer) Object.assign(one, { main_name: 'S. K.', surname: 'Rao-Singh' })
      await route.fulfill({ response, json: body })
    })
    await open(page, '/non-satsangi-entry')
    await page.getByLabel(/^Id Number/).fill(holder.id_card_no)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Name/).first()).toHaveValue('S K Rao Singh')
  })
})
