import { asPersonName, INDIA } from '@nivas/contract/people.ts'
import { AADHAAR } from '@nivas/contract/samadh/lookups.ts'
import { proofOf } from '@nivas/contract/samadh/proof-of.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import { FIRST_BIRTH_YEAR, lastBirthYear } from '@nivas/contract/samadh/visit.ts'
import type { Read } from '../ui/visits/card-input.tsx'

/** The empty fields of one person, which the next card clears. */
export const emptyPerson = {
  idNumber: '',
  idProof: AADHAAR,
  visitorname: '',
  mobileNumber: '',
  country: INDIA,
  fatherHus: '',
  birthYear: '',
  district: '',
  location: '',
  state: '',
  postcode: '',
  email: '',
  vehicleNo: '',
  gender: '' as const,
  gents: 1,
  ladies: 0,
  earlier: null,
}

/** Returns the counts of a visitor who comes alone. */
const alone = (gender: string | null | undefined) => ({
  gents: gender === 'F' ? 0 : gender === 'M' ? 1 : null,
  ladies: gender === 'F' ? 1 : gender === 'M' ? 0 : null,
})

/** Removes the relation from a name on a card: 'Ram Rao' from 'S/O: Ram Rao'. */
const withoutRelation = (careOf: string | null | undefined) =>
  careOf?.replace(/^\s*[SDWC]\s*\/\s*O\s*[:,.-]?\s*/i, '') ?? null

/** Returns a year of birth if the list has it; a child's of this year would be refused in a field that shows none. */
const birthYearIn = (year: number | null | undefined, today: string): string | null =>
  year && year >= FIRST_BIRTH_YEAR && year <= lastBirthYear(today) ? String(year) : null

const genderOf = { M: 'M', F: 'F', T: 'O' } as const

/** Returns the fields that a card fills in; `today` is the day at the venue. */
export function fieldsOfCard({ card, name, number }: Read, today: string) {
  const address = card?.address
  return {
    idProof: proofOf(number) ?? null,
    visitorname: name && asPersonName(name),
    fatherHus: withoutRelation(address?.careOf),
    birthYear: birthYearIn(card?.birthYear, today),
    district: address?.district ?? null,
    location: address?.location ?? address?.vtc ?? null,
    state: address?.state ?? null,
    postcode: address?.pinCode ?? null,
    gender: card?.gender ? genderOf[card.gender] : null,
    ...alone(card?.gender),
  }
}

/** Returns the fields that the last visit or the registry fills in. */
export const fieldsOfFound = (found: FoundVisitor, today: string) => ({
  idProof: found.idProof,
  visitorname: asPersonName(found.name),
  mobileNumber: found.mobile,
  country: found.country,
  fatherHus: found.fatherhus,
  birthYear: birthYearIn(found.birthyear, today),
  district: found.distc,
  location: found.location,
  state: found.state,
  postcode: found.postcode,
  email: found.email,
  vehicleNo: found.vehicleNo,
  gender: found.gender,
  ...alone(found.gender),
  earlier: found.id,
})

/** Merges the values; those of the card take precedence over those of an earlier visit. */
export const merged = (card: object, found: object) => ({
  ...found,
  ...Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null && value !== '')),
})
