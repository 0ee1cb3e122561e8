import { expect, type Locator, type Page } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { closeDialog } from './dialogs.ts'
import { untilShown } from './quiet.ts'
import { open } from './staff.ts'

declare global {
  interface Window {
    /** The texts of the papers that `catchPrinting` has recorded. */
    printed: string[]
  }
}

/** Records what the browser prints, without a printer. */
export async function catchPrinting(page: Page) {
  await page.addInitScript(() => {
    const printed: string[] = []
    window.printed = printed
    window.print = () => {
      printed.push(document.querySelector<HTMLElement>('[data-print-area]')?.innerText ?? '')
      window.dispatchEvent(new Event('afterprint'))
    }
  })
}

/** Waits until a paper was printed, and returns its text. */
export async function printedText(page: Page): Promise<string> {
  await page.waitForFunction(() => window.printed.length > 0)
  return page.evaluate(() => window.printed.at(-1) ?? '')
}

/**
 * Prints a report until its paper matches: the previous report may still be on the screen. Each try waits for its
 * paper, because a second try at the same time would read the report again.
 *
 * @param screen is opened first; by default the open screen is printed
 */
export async function printReport(page: Page, paper: RegExp, screen?: string) {
  if (screen) await untilShown(page, () => open(page, screen))
  await expect(async () => {
    const before = await page.evaluate(() => window.printed.length)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.waitForFunction((many) => window.printed.length > many, before, { timeout: 5_000 })
    expect(await printedText(page)).toMatch(paper)
  }).toPass()
}

type Texts = Record<
  | 'buildings'
  | 'select'
  | 'book'
  | 'event'
  | 'bhandara'
  | 'card'
  | 'unknownCard'
  | 'cardOfMember'
  | 'name'
  | 'age'
  | 'arrivalTime'
  | 'departureTime'
  | 'phone'
  | 'email'
  | 'yes'
  | 'submit'
  | 'close',
  string
>

const english: Texts = {
  buildings: 'Buildings',
  select: 'Select',
  book: 'Book',
  event: 'Bhandara/Satsang',
  bhandara: 'Bhandara',
  card: 'Id card number',
  unknownCard: 'This card is not in the registry. Please enter the data.',
  cardOfMember: 'I-Card number',
  name: 'Name',
  age: 'Age',
  arrivalTime: 'Arrival time',
  departureTime: 'Departure time',
  phone: 'Phone',
  email: 'Email',
  yes: 'YES',
  submit: 'Submit',
  close: 'Close',
}

export const hindi: Texts = {
  buildings: 'भवन',
  select: 'कमरा .* चुनें',
  book: 'बुक करें',
  event: 'भंडारा/सत्संग',
  bhandara: 'भंडारा',
  card: 'पहचान पत्र संख्या',
  unknownCard: 'यह कार्ड रजिस्टर में नहीं है। कृपया जानकारी भरें।',
  cardOfMember: 'आई-कार्ड संख्या',
  name: 'नाम',
  age: 'उम्र',
  arrivalTime: 'आगमन का समय',
  departureTime: 'प्रस्थान का समय',
  phone: 'फ़ोन',
  email: 'ईमेल',
  yes: 'हाँ',
  submit: 'जमा करें',
  close: 'बंद करें',
}

/** Opens the booking screen at a building that only this journey uses, with four free rooms. */
export async function openOwnBuilding(page: Page, t: Texts = english) {
  const { building } = await makeBuilding()
  await open(page, '/admin-booking')
  await page
    .getByRole('navigation', { name: t.buildings })
    .getByRole('button', { name: building.name })
    .click()
  return building
}

/** Selects a free room of a new building on the booking screen. */
export async function selectRoom(page: Page, t: Texts = english) {
  await openOwnBuilding(page, t)
  await page
    .getByRole('button', { name: new RegExp(`^${t.select}`) })
    .first()
    .click()
}

/** Opens the booking form for that room. */
export async function openBookingForm(page: Page) {
  await selectRoom(page)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  return page.getByRole('dialog')
}

/** Books a room in a new building, today, for one applicant; returns the reference on the screen. */
export async function book(page: Page, name: string, t: Texts = english): Promise<string> {
  await selectRoom(page, t)
  await page.getByRole('button', { name: t.book, exact: true }).click()
  const form = page.getByRole('dialog')
  await fillBooking(page, form, name, t)
  await form.getByRole('button', { name: t.submit }).click()
  const reference = page.getByTestId('reference')
  await expect(reference).toHaveText(/^A\d\d-\d{6}$/)
  const text = await reference.innerText()
  await closeDialog(page, t.close)
  return text
}

/** Fills the booking form in for one applicant. */
export async function fillBooking(page: Page, form: Locator, name: string, t: Texts = english) {
  await form.getByLabel(t.event).click()
  await page.getByRole('option', { name: t.bhandara }).click()
  await form.getByLabel(t.card, { exact: false }).first().fill('IC-E2E-1')
  await form.getByLabel(t.cardOfMember).first().fill('NA')
  await form
    .getByLabel(new RegExp(`^${t.name}`))
    .first()
    .fill(name)
  await form
    .getByLabel(new RegExp(`^${t.age}`))
    .first()
    .fill('42')
  await form.getByLabel(t.arrivalTime).fill('10:00')
  await form.getByLabel(t.departureTime).fill('1130')
  await form.getByLabel(t.phone).fill('9876543210')
  await form.getByLabel(t.email).fill('guest@example.org')
  await expect(form.getByText(t.unknownCard)).toBeVisible()
  await form.getByLabel(t.yes, { exact: true }).check()
}

/** Filters a list by a reference, and waits for its row. */
export async function find(page: Page, route: string, reference: string) {
  const title = page.getByRole('heading', { level: 1 })
  const isHere = page.url().split(/[#?]/)[1] === route
  const before = isHere || (await title.count()) === 0 ? undefined : await title.innerText()
  await open(page, `${route}?application_number=${reference}`)
  // The previous screen may show the same row.
  if (before) await expect(title).not.toHaveText(before)
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await expect(row).toBeVisible()
  return row
}

/** Chooses an action of a row of a list, from its buttons or from its menu. */
export async function act(row: Locator, action: string) {
  const button = row.getByRole('button', { name: action, exact: true })
  const more = row.getByRole('button', { name: /^More actions for/ })
  // A row has a button, a menu or both, some moments after its details.
  await expect(button.or(more).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await more.click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}
