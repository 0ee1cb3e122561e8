import { isDate, parseTypedDate } from '../dates.ts'

/** The parts of an address in both codes; a missing part is null. */
export type CardAddress = {
  careOf: string | null
  house: string | null
  street: string | null
  landmark: string | null
  location: string | null
  vtc: string | null
  postOffice: string | null
  subDistrict: string | null
  district: string | null
  state: string | null
  pinCode: string | null
}

/** The person of a card. The data is unconfirmed until the signature of the card is verified. */
export type Person = {
  name: string | null
  gender: 'M' | 'F' | 'T' | null
  /** `YYYY-MM-DD`; null when the card has only the year. */
  birthDate: string | null
  birthYear: number | null
  address: CardAddress
}

const MOST = 200

/**
 * A field's text in its stored form: one line, no control characters; null for an empty text and for 'null'.
 */
export function cardText(raw: string | undefined): string | null {
  const text = (raw ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST)
    .toWellFormed()
  return text === '' || /^null$/i.test(text) ? null : text
}

const genders: Record<string, Person['gender']> = {
  M: 'M',
  MALE: 'M',
  F: 'F',
  FEMALE: 'F',
  T: 'T',
  TRANSGENDER: 'T',
}

/** A gender as any of the cards has it; null for anything else. */
export const genderOf = (raw: string | undefined): Person['gender'] =>
  genders[(cardText(raw) ?? '').toUpperCase()] ?? null

/** Day and year of birth from the card's fields; the day may hold only a year. */
export function birthOf(
  day: string | undefined,
  year?: string | undefined,
): Pick<Person, 'birthDate' | 'birthYear'> {
  const birthDate = parseTypedDate(cardText(day) ?? '')
  const years = [birthDate?.slice(0, 4), cardText(year), cardText(day)]
  const found = years.find((one) => one && /^\d{4}$/.test(one) && isDate(`${one}-01-01`))
  return { birthDate, birthYear: found ? Number(found) : null }
}

/** A pin code of India: six digits, the first of them not 0; null for anything else. */
export const pinCodeOf = (raw: string | undefined): string | null =>
  /^[1-9]\d{5}$/.exec((raw ?? '').replace(/\s/g, ''))?.[0] ?? null

/** The address in one line, as on an envelope, each part once. */
export function addressLine({ pinCode, ...parts }: CardAddress): string {
  const { careOf, house, street, landmark, location, vtc, postOffice, subDistrict, district, state } = parts
  const inOrder = [careOf, house, street, landmark, location, vtc, postOffice, subDistrict, district, state]
  const line = inOrder.filter((part, at) => part !== null && inOrder.indexOf(part) === at).join(', ')
  return [line, pinCode].filter(Boolean).join(' ')
}

/** The city for a form: the village or town, otherwise the district. */
export const cityOf = ({ vtc, district }: CardAddress): string | null => vtc ?? district
