import { addDays } from '@nivas/contract/dates.ts'
import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import type { Page } from '@playwright/test'
import { office, ownName } from './office.ts'
import { open } from './staff.ts'

/** Returns a mobile number that another journey is unlikely to have. */
export const mobile = () => String(6_000_000_000 + (Date.now() % 1_000_000_000))

/** Makes a person with one dose, only for this journey. */
export async function makePerson() {
  const { today } = await office(thisVenue, {})
  const firstName = ownName('Meera')
  const doses = [{ dose: 1, vtype: 1, date: addDays(today, -60) }]
  const { id } = await office(vaccination.create, {
    firstName,
    mobile: mobile(),
    address: 'Lake Side',
    doses,
  })
  return { id, firstName, today }
}

/** Opens the list of vaccinations at a person, and returns the row. */
export async function personInList(page: Page, name: string) {
  await open(page, `/vaccination/listform?filter=${encodeURIComponent(name)}`)
  return page.getByRole('row', { name: new RegExp(name) })
}
