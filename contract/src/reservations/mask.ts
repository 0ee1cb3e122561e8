import { withoutMarks } from '../identity/stand-in.ts'
import { phoneNumbers } from '../phone-numbers.ts'

/**
 * The mask of registry data for an unverified visitor: the visible parts are enough for a person to recognise their
 * data, and too little to learn another person's. The mask also hides the length of the hidden part.
 */
const HIDDEN = '••••••'

/** Whether a text is a mask and was not typed: no keyboard has this character. */
export const isMask = (value: unknown): boolean => typeof value === 'string' && value.includes('•')

/** `a••••••@example.org`; no letter is visible if the name has only one. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${at > 1 ? email.slice(0, 1) : ''}${HIDDEN}${at < 0 ? '' : email.slice(at)}`
}

/**
 * `••••••3210`, of the first of several numbers; no digit is visible if the number is hardly longer than its visible
 * part.
 */
export function maskPhone(phone: string): string {
  const digits = phoneNumbers(phone)?.[0] ?? phone.replace(/\D/g, '')
  return HIDDEN + (digits.length >= 8 ? digits.slice(-4) : '')
}

/** `••••••107`; no digit is visible if the number is hardly longer than its visible part. */
export function maskCard(card: string): string {
  const shown = withoutMarks(card)
  return HIDDEN + (shown.length >= 6 ? shown.slice(-3) : '')
}
