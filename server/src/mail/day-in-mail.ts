import type { Language } from '@nivas/contract/access/schemas.ts'
import { dayInWords } from '@nivas/contract/dates.ts'

/** Full names of months: the short Hindi names end in an abbreviation sign, which the screens do not use. */
const inHindi = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  ...{ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' },
})

/** Writes a day in a mail as the screens do: '21 Nov 2026', in Hindi '21 नवंबर 2026'. */
export const dayInMail = (day: string, language: Language): string =>
  language === 'hi' ? inHindi.format(new Date(`${day}T00:00:00Z`)) : dayInWords(day)
