import { withoutMarks } from '../identity/stand-in.ts'
import { phoneNumbers } from '../phone-numbers.ts'

/**
 * What is shown of the registry to somebody whom nobody has seen: enough to know one's own again, too little to learn
 * somebody else's. How long the hidden part is does not show.
 */
const HIDDEN = '••••••'

/** Whether a text is one that was shown and not typed: no keyboard has this sign. */
export const isMask = (value: unknown): boolean => typeof value === 'string' && value.includes('•')

/** `a••••••@example.org`; of a name of one letter nothing. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${at > 1 ? email.slice(0, 1) : ''}${HIDDEN}${at < 0 ? '' : email.slice(at)}`
}

/** `••••••3210`, of the first number where there are several; of a number that is hardly longer, nothing. */
export function maskPhone(phone: string): string {
  const digits = phoneNumbers(phone)?.[0] ?? phone.replace(/\D/g, '')
  return HIDDEN + (digits.length >= 8 ? digits.slice(-4) : '')
}

/** `••••••107`; of a number that is hardly longer, nothing. */
export function maskCard(card: string): string {
  const shown = withoutMarks(card)
  return HIDDEN + (shown.length >= 6 ? shown.slice(-3) : '')
}
