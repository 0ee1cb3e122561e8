import { addDays } from '@nivas/contract/dates.ts'
import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { holdFirst } from './hold-call.ts'
import { holdTimers } from './hold-timers.ts'
import { catchPrinting, printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { makePerson, mobile, personInList } from './person.ts'
import { endRoute } from './routes.ts'
import { open, signIn } from './staff.ts'

test('a person is recorded by keyboard, the card is printed, and the form is empty for the next person', async ({
  page,
}) => {
  await catchPrinting(page)
  await signIn(page)
  await open(page, '/vaccination/entryform')
  const name = ownName('Asha')
  await expect(page.getByRole('combobox', { name: 'Search by I-Card' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(mobile())
  await page.keyboard.press('Tab')
  await page.keyboard.type('Garden Road, Agra')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('21/11/1960')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Dose 1: vaccine' })).toBeFocused()
  const timers = await holdTimers(page)
  await page.keyboard.type('covax')
  // On a slow PC the timer that Mantine sets when the list opens fires after the word was typed.
  await timers.runAll()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const vaccine = page.getByRole('combobox', { name: 'Dose 1: vaccine' })
  await expect(vaccine).toHaveValue('Covaxin')
  // Typed again, the word stays.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('covax')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(vaccine).toHaveValue('Covaxin')
  await page.keyboard.type('01/05/2021')
  await page.keyboard.press('Tab')
  await expectAccessible(page, 'the entry form')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(new RegExp(`^Record Added successfully. ${name}, Sr.No \\d+$`))).toBeVisible()
  await expect.poll(() => printedText(page)).toContain('Covid 19 Vaccination Record Card')
  const card = await printedText(page)
  for (const line of [name, 'Garden Road, Agra', 'Covaxin', '1 May 2021', 'Secretary Signature'])
    expect(card).toContain(line)
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Search by I-Card' })).toBeFocused()
})

test('the registry fills the form, the next search clears it, and a card with a record opens the record', async ({
  page,
}) => {
  const withoutRecord = async (cardNo: string) => {
    const found = await office(vaccination.cardSearch, { cardNo })
    const one = found.find(({ record }) => record === null)
    if (!one) throw new Error(`every holder of ${cardNo} has a record`)
    return one
  }
  const [first, second] = [await withoutRecord('UPW-1'), await withoutRecord('PNJ-1')]
  await signIn(page)
  await open(page, '/vaccination/entryform')
  const search = page.getByRole('combobox', { name: 'Search by I-Card' })
  await search.pressSequentially(first.cardNo)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toHaveValue(first.name)
  await expect(page.getByText(`I-Card: ${first.cardNo}`)).toBeVisible()
  await page.getByLabel('AadharCard No').fill('123412341234')
  await page.getByLabel('First Name').focus()
  await expect(page.getByText('This is not an Aadhaar number.')).toBeVisible()
  await expect(page.getByLabel('AadharCard No')).toHaveValue('123412341234')
  await page.getByLabel('AadharCard No').fill('234567890124')
  await page.getByLabel('First Name').focus()
  await expect(page.getByLabel('AadharCard No')).toHaveValue('XXXX XXXX 0124')
  // A scanner presses Enter before the registry has answered.
  const scan = async (cardNo: string) => {
    await search.fill(cardNo)
    await page.keyboard.press('Enter')
  }
  await scan(second.cardNo)
  await expect(page.getByLabel('First Name')).toHaveValue(second.name)
  await expect(page.getByLabel('AadharCard No')).toHaveValue('')
  await expect(search).toHaveValue('')
  await scan('ZZZZZ-1')
  await expect(
    page.getByRole('status').filter({ hasText: 'No card begins with these characters.' }),
  ).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  const { today } = await office(thisVenue, {})
  const doses = [{ dose: 1, vtype: 1, date: addDays(today, -60) }]
  const { cardNo } = first
  const record = { firstName: ownName('Meera'), mobile: mobile(), address: 'Lake Side', cardNo, doses }
  const { srNo } = await office(vaccination.create, record)
  await scan(cardNo)
  const dialog = page.getByRole('dialog', { name: 'Edit Person Details' })
  await expect(dialog.getByText(`This person already has a record: Sr.No ${srNo}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Dose' }).click()
  await expect(dialog.getByLabel('Dose 2: date')).toBeFocused()
  await dialog.getByLabel('Dose 2: date').fill(today)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await scan(cardNo)
  await expect(dialog.getByText(`This person already has both doses: Sr.No ${srNo}.`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add Dose' })).toBeDisabled()
})

test('the doses of a person are shown, the second dose is added, and the card printed again shows it', async ({
  page,
}) => {
  await catchPrinting(page)
  const { firstName, today } = await makePerson()
  await signIn(page)
  const row = await personInList(page, firstName)
  await row.getByRole('button', { name: 'Show Vaccinations' }).click()
  await expect(page.getByRole('table', { name: 'Vaccination Doses' }).getByRole('row')).toHaveCount(2)
  await expect(row.getByRole('button', { name: 'Hide Vaccinations' })).toBeVisible()
  await expectAccessible(page, 'the list with its doses')
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Person Details' })
  await expect(dialog.getByRole('combobox', { name: 'Dose 1: vaccine' })).toHaveValue('Covishield')
  await dialog.getByRole('button', { name: 'Add Dose' }).click()
  await expect(dialog.getByRole('button', { name: 'Add Dose' })).toBeDisabled()
  await dialog.getByLabel('Dose 2: date').fill('01/01/2020')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(/Please enter a date from/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Dose 2: date').fill(addDays(today, -60))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const oneDay = page.getByRole('dialog', { name: 'Two doses on the same day?' })
  await oneDay.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByLabel('Dose 2: date').fill(today)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => printedText(page)).toContain('Vaccination Date')
  await row.getByRole('button', { name: 'Print Card' }).click()
  await expect.poll(() => printedText(page)).toMatch(/Print number \d/)
})

test('a refused dose is reported beside it, and the form keeps the input', async ({ page }) => {
  const { firstName, today } = await makePerson()
  await signIn(page)
  await personInList(page, firstName)
  await page.getByRole('button', { name: 'Add Vaccination Entry' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove Dose' }).click()
  await dialog.getByLabel('First Name').fill(firstName)
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  // The error of the date field moves the button only after the click.
  await dialog.getByLabel('Date of birth').fill(addDays(today, 1))
  await dialog.getByRole('button', { name: 'Add Dose' }).click()
  await expect(dialog.getByText(/Please enter a date up to/)).toBeVisible()
  await dialog.getByLabel('Date of birth').fill('')
  await dialog.getByLabel('Dose 1: date').fill(addDays(today, 1))
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(/Please enter a date up to/)).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toHaveValue(firstName)
  // Neither Escape nor a click beside it closes the form (specification, section 2).
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible()
})

test('a visitor checks a genuine, a forged and a truncated code, with and without the server', async ({
  page,
  context,
}) => {
  const { id, firstName } = await makePerson()
  const { code } = await office(vaccination.card, { id })
  await open(page, `/vaccination/verify?code=${code}`)
  await expect(page.getByText('This card is genuine.')).toBeVisible()
  await expect(page.getByText(firstName)).toBeVisible()
  await expectAccessible(page, 'a genuine card')
  await context.route('**/api/**', (route) => route.abort())
  const check = async (text: string) => {
    await page.getByLabel('Code of the card').fill(text)
    await page.getByRole('button', { name: 'Check the card' }).click()
  }
  await check(code)
  await expect(page.getByText('This card is genuine.')).toBeVisible()
  await check(code.slice(0, -9))
  await expect(
    page.getByText('This is not the code of a vaccination card, or it is incomplete.'),
  ).toBeVisible()
  await expect(page.getByText('This card is genuine.')).toHaveCount(0)
  // The camera's files cannot be fetched either: the page is not reloaded, and the button works when the network is back.
  const camera = page.getByRole('button', { name: 'Camera' })
  await context.setOffline(true)
  await camera.click()
  await expect(
    page.getByText('The camera could not be loaded. Use a scanner, or try again with a connection.'),
  ).toBeVisible()
  await expect(page.getByLabel('Code of the card')).toHaveValue(code.slice(0, -9))
  await context.setOffline(false)
  await endRoute(context, '**/api/**')
  await camera.click()
  await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const [mark, payload = '', signature] = code.split('.')
  const forged = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace(firstName, 'Somebody'),
  ).toString('base64url')
  await check([mark, forged, signature].join('.'))
  await expect(page.getByText('This card is not genuine.')).toBeVisible()
  await expectAccessible(page, 'a forged card')
})

test('a card whose check takes long is not shown for the next card', async ({ page }) => {
  const { id } = await makePerson()
  const { code } = await office(vaccination.card, { id })
  const held = await holdFirst(page, vaccination.verificationKey)
  await open(page, `/vaccination/verify?code=${code}`)
  await held.isHeld()
  await page.getByLabel('Code of the card').fill(code.slice(0, -9))
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('This is not the code of a vaccination card, or it is incomplete.'),
  ).toBeVisible()
  held.release()
  const key = () => page.evaluate(() => localStorage.getItem('nivas.vaccination-key'))
  await expect.poll(key).not.toBeNull()
  await page.getByLabel('Code of the card').fill('')
  await expect(
    page.getByText('This is not the code of a vaccination card, or it is incomplete.'),
  ).toBeVisible()
  await expect(page.getByText('This card is genuine.')).toHaveCount(0)
})
