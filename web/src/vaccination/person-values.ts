import { asMobile, asPersonName, dialled } from '@nivas/contract/people.ts'
import type { FoundPerson, PersonForm, PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'

/** The values of the form of a record. */
export type PersonValues = DraftOf<typeof PersonForm>

/** The values of an empty form, which has a first dose because most people come for one. */
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

/** Returns the values that the registry fills in, without dots and hyphens in names, which the fields refuse. */
export const valuesOfFound = ({ customerId, cardNo, name, lastName, dob, phone, city }: FoundPerson) => ({
  firstName: asPersonName(name),
  lastName: asPersonName(lastName),
  // The registry has the country code, but people say only ten digits.
  mobile: dialled(asMobile(phone)?.replace(/^91(?=\d{10}$)/, '') ?? ''),
  address: city ?? '',
  adharCardNumber: '',
  dob: dob ?? '',
  cardNo,
  customerId,
})

/** Returns the initial form values of a record. */
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
