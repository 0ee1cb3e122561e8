import { withoutMarks } from '../identity/stand-in.ts'
import { phoneNumbers } from '../phone-numbers.ts'

/**
 * The mask of registry data for an unverified visitor: visible parts are enough to recognise one's own data,
 * and too few to learn another person's. The mask hides the length of the hidden part.
 */
const HIDDEN = '••••••'

/** Whether a text is a mask and was not typed: no keyboard has this character. */
export const isMask = (value: unknown): boolean => typeof value === 'string' && value.includes('•')

/** `a••••••@example.org`; for a name of one letter, no letter is shown. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${at > 1 ? email.slice(0, 1) : ''}${HIDDEN}${at < 0 ? '' : email.slice(at)}`
}

/**
 * `••••••3210`, of the first number where there are several; for a number that is hardly longer, no digit is
 * shown.
 */
export function maskPhone(phone: string): string {
  const digits = phoneNumbers(phone)?.[0] ?? phone.replace(/\D/g, '')
  return HIDDEN + (digits.length >= 8 ? digits.slice(-4) : '')
}

/** `••••••107`; for a number that is hardly longer, no digit is shown. */
export function maskCard(card: string): string {
  const shown = withoutMarks(card)
  return HIDDEN + (shown.length >= 6 ? shown.slice(-3) : '')
}
