import { asMobile, asPersonName, dialled } from '@nivas/contract/people.ts'
import type { FoundPerson, PersonForm, PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
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

/** What the registry says of a person. Its names may have dots and hyphens, which the fields do not take. */
export const valuesOfFound = ({ customerId, cardNo, name, lastName, dob, phone, city }: FoundPerson) => ({
  firstName: asPersonName(name),
  lastName: asPersonName(lastName),
  // The registry has the country code, people say ten digits.
  mobile: dialled(asMobile(phone)?.replace(/^91(?=\d{10}$)/, '') ?? ''),
  address: city ?? '',
  adharCardNumber: '',
  dob: dob ?? '',
  cardNo,
  customerId,
})

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
