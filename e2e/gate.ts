import { find } from '@nivas/contract/find/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { canBeAadhaar } from '@nivas/contract/identity/number.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { send } from './staff.ts'

export const today = async (page: Page) => {
  const response = await page.request.get(`${process.env.NIVAS_ORIGIN}/api/venue`)
  return ((await response.json()) as { data: { today: string } }).data.today
}

/** Makes an entry at another gate. */
export const enterElsewhere = async (page: Page, more: object = {}) => {
  const day = await today(page)
  const { data } = await send(page, gate.createEntry, {
    id_card_no: newCard(),
    visitorname: 'Elsewhere',
    houseNo: 'A-1',
    fromdate: day,
    todate: day,
    departure_time: '23:59',
    people: 1,
    issatsangi: false,
    ...more,
  })
  return data
}

/** Returns a card that is unique, also when the journey is repeated: the gate asks about a card that is already inside. */
export const newCard = (begin = 'IC') => `${begin}-${crypto.randomUUID().slice(0, 8)}`

/** Returns a person of the registry whose mobile number the gate may fill in, and who is not inside. */
export const someSatsangi = async (page: Page) => {
  const { data } = await send(page, reservations.gateList, { per_page: 200 })
  const cards = data.flatMap(({ id_card_no }) => id_card_no ?? [])
  // In random order, because other journeys search at the same time.
  for (const id_card_no of cards.sort(() => Math.random() - 0.5)) {
    const { data: found } = await send(page, find.records, { wanted: id_card_no })
    if (found.some(({ kind }) => kind === 'visitor')) continue
    const known = await send(page, gate.validateSatsangi, { id_card_no }).catch(() => undefined)
    const [customer] = known?.customer ?? []
    if (customer?.phone) return customer
  }
  throw new Error('The demo has no holder of a card with a phone number')
}

/** Presses Undo, which accepts clicks only after a delay, so that the second half of a double click has no effect. */
export const undo = (button: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(button).toHaveCount(0, { timeout: 500 })
  }).toPass()

/** Returns an unused Aadhaar number. */
export const newAadhaar = (): string => {
  const begin = `9${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  return [...'0123456789'].map((last) => begin + last).find(canBeAadhaar) ?? ''
}
