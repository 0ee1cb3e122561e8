import type { Language } from '@nivas/contract/access/schemas.ts'
import { dayInWords } from '@nivas/contract/dates.ts'

/** Whole months: the short ones of Hindi end in a sign of their own, and no screen has them. */
const inHindi = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  ...{ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' },
})

/** A day in a mail as screens write it: '21 Nov 2026', in Hindi '21 नवंबर 2026'. */
export const dayInMail = (day: string, language: Language): string =>
  language === 'hi' ? inHindi.format(new Date(`${day}T00:00:00Z`)) : dayInWords(day)
