import * as z from 'zod'
import { requiredText } from '../fields.ts'
import { cardKey, isNoCard } from '../identity/card-number.ts'
import { text as messages } from '../messages.ts'
import { phoneNumbers } from '../phone-numbers.ts'

/** So many visitors can be added to one entry. */
export const MOST_VISITORS = 500
/** What a spinner of people goes up to. */
export const MOST_PEOPLE = 10_000
/** Where most visitors come from. */
export const INDIA = 'IND'

export const texts = {
  letters: 'Please enter letters and spaces only',
  mobile: 'Please enter a mobile number of 10 to 12 digits',
  noMember: 'Please provide at least one member',
  inList: 'Visitor Already in List',
  fromDate: 'Please enter From Date',
  toDate: 'Please enter To Date',
  notAsked: 'This purpose does not ask for this',
  tooManyListed: 'More visitors are listed than accompany this one',
} as const

const devanagari = /[०-९]/g

/**
 * The twelve digits of an Aadhaar number, however they are spaced and in either script's figures; undefined for any other
 * text, such as the number of a card that the venue issued.
 */
export function aadhaarOf(number: string): string | undefined {
  const digits = number
    .replace(devanagari, (figure) => String(figure.charCodeAt(0) - 0x0966))
    .replace(/[\s\p{Pd}.]/gu, '')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

/** Whether two entries of a list are the same card; 'NA' is nobody's. */
export function sameCard(one: string, other: string): boolean {
  const plain = (number: string) => aadhaarOf(number) ?? cardKey(number)
  return !isNoCard(one) && plain(one) === plain(other)
}

/** A name of letters and spaces, in any script. */
export const personName = requiredText(200).refine(
  (name) => name.trim() === '' || /^[\p{L}\p{M}\s\u200c\u200d]+$/u.test(name),
  texts.letters,
)

/** 10 to 12 digits. */
export const mobile = requiredText(12, messages.required).refine(
  (number) => number.trim() === '' || /^\d{10,12}$/.test(number),
  texts.mobile,
)

/** As `mobile`, and it may be left out. */
export const optionalMobile = z
  .union([mobile, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null)

/** The first registered phone number that fits a field of 10 to 12 digits; null where none does. */
export const asMobile = (phone: string | null): string | null =>
  phoneNumbers(phone ?? '')?.find((digits) => /^\d{10,12}$/.test(digits)) ?? null
