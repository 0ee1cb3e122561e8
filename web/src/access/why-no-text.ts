import type { Mail } from '@nivas/contract/access/mail.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'

const gone = 'Its text is not kept: it was delivered, or is of no more use.'

/** The texts for mails that are written only when they are sent. */
const toCome: Readonly<Record<Mail['kind'], PlainKey>> = {
  text: gone,
  'reset-link': 'A link to set a new password. It is made when the mail is sent, and lies nowhere before.',
  report: 'A report. It is written when the mail is sent, with what its receiver may see then.',
}

/** Returns why a mail has no text. */
export const whyNoText = ({ kind, state }: Pick<Mail, 'kind' | 'state'>): PlainKey =>
  state === 'sent' || state === 'expired' ? gone : toCome[kind]
