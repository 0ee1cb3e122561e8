import { asPersonName, INDIA } from '@nivas/contract/people.ts'
import { AADHAAR } from '@nivas/contract/samadh/lookups.ts'
import { proofOf } from '@nivas/contract/samadh/proof-of.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import { FIRST_BIRTH_YEAR, lastBirthYear } from '@nivas/contract/samadh/visit.ts'
import type { Read } from '../ui/visits/card-input.tsx'

/** The empty fields of one person: the next card clears them. */
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

/** The counts of a visitor who comes alone. */
const alone = (gender: string | null | undefined) => ({
  gents: gender === 'F' ? 0 : gender === 'M' ? 1 : null,
  ladies: gender === 'F' ? 1 : gender === 'M' ? 0 : null,
})

/** 'S/O: Ram Rao' on a card. */
const withoutRelation = (careOf: string | null | undefined) =>
  careOf?.replace(/^\s*[SDWC]\s*\/\s*O\s*[:,.-]?\s*/i, '') ?? null

/** A year of birth, if the list has it: that of a child of this year would be refused, in a field that shows none. */
const birthYearIn = (year: number | null | undefined, today: string): string | null =>
  year && year >= FIRST_BIRTH_YEAR && year <= lastBirthYear(today) ? String(year) : null

const genderOf = { M: 'M', F: 'F', T: 'O' } as const

/** What a card itself says; `today` is the venue's day. */
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

/** What the last visit or the registry says. */
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

/** The values of a card win over those of an earlier visit. */
export const merged = (card: object, found: object) => ({
  ...found,
  ...Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null && value !== '')),
})
