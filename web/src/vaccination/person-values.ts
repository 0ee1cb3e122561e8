import { dialled } from '@nivas/contract/people.ts'
import type { PersonForm, PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'

/** The values of a record's fields. */
export type PersonValues = DraftOf<typeof PersonForm>

/** The empty form, with a first dose: most people come for that. */
export const emptyPerson: InitialOf<typeof PersonForm> = {
  firstName: '',
  lastName: '',
  mobile: '',
  address: '',
  adharCardNumber: '',
  dob: '',
  cardNo: '',
  customerId: null,
  doses: [{ dose: 1, vtype: '', date: null }],
}

/** The initial values of a record's form. */
export const valuesOf = (person: PersonRecord): InitialOf<typeof PersonForm> => ({
  firstName: person.firstName,
  lastName: person.lastName,
  mobile: dialled(person.mobile),
  address: person.address,
  adharCardNumber: person.adharCardNumber ?? '',
  dob: person.dob ?? '',
  cardNo: person.cardNo ?? '',
  customerId: null,
  doses: person.doses.map(({ dose, vtype, date }) => ({ dose, vtype, date })),
})
