import type { Mail } from '@nivas/contract/access/mail.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'

const gone = 'Its text is no longer stored: it was delivered or is out of date.'

/** The texts for mails that are written only when they are sent. */
const toCome: Readonly<Record<Mail['kind'], PlainKey>> = {
  text: gone,
  'reset-link':
    'A link to set a new password. It is created when the mail is sent and is not stored anywhere before that.',
  report:
    'A report. It is written when the mail is sent, with the figures that its recipient may see at that time.',
}

/** Returns why a mail has no text. */
export const whyNoText = ({ kind, state }: Pick<Mail, 'kind' | 'state'>): PlainKey =>
  state === 'sent' || state === 'expired' ? gone : toCome[kind]
