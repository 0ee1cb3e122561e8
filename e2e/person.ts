import { addDays } from '@nivas/contract/dates.ts'
import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { office, ownName } from './office.ts'

/** A mobile number that hardly another journey has. */
export const mobile = () => String(6_000_000_000 + (Date.now() % 1_000_000_000))

/** A person with one dose, for this journey alone. */
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
