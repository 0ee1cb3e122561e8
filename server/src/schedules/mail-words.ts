import type { Language } from '@nivas/contract/access/schemas.ts'
import hindi from '@nivas/contract/reports/mail-hi.ts'
import type { Report } from '@nivas/contract/reports/report.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { fill } from '@nivas/contract/texts.ts'
import { dayInMail } from '../mail/day-in-mail.ts'

type Named = { title: string; about: string | null }
type Covered = { from: string; to: string; covers: Report['covers'] }
type About = Named & Covered & { venue: string }

const texts = {
  en: {
    subject: '{{venue}}: {{title}}, {{range}}',
    range: '{{from}} to {{to}}',
    now: 'as of {{day}}',
    row: '1 row',
    rows: '{{count}} rows',
    none: 'There is nothing in this range.',
    more: 'The first {{shown}} of {{count}} rows. The attached file has all of them.',
    cut: 'There are more rows than a mail can have: these are the first {{shown}} of the first {{count}}, which are in the attached file. The report itself has all of them.',
    newest: 'Entries from the last {{count}} seconds may be missing.',
    file: 'The attached file opens as a spreadsheet.',
    open: 'Open this report',
    why: 'You receive this mail because {{venue}} sends you this report. The office can switch it off under ‘Reports by mail’.',
    total: 'Total',
    yes: 'Yes',
    no: 'No',
  },
  hi: {
    subject: '{{venue}}: {{title}}, {{range}}',
    range: '{{from}} से {{to}}',
    now: '{{day}} की स्थिति',
    row: '1 पंक्ति',
    rows: '{{count}} पंक्तियाँ',
    none: 'इस अवधि में कुछ नहीं है।',
    more: '{{count}} में से पहली {{shown}} पंक्तियाँ। साथ की फ़ाइल में सभी हैं।',
    cut: 'पंक्तियाँ ईमेल की सीमा से अधिक हैं: ये पहली {{count}} में से पहली {{shown}} हैं, जो साथ की फ़ाइल में हैं। सभी पंक्तियाँ रिपोर्ट में ही हैं।',
    newest: 'पिछले {{count}} सेकंड की प्रविष्टियाँ शायद इनमें न हों।',
    file: 'साथ की फ़ाइल स्प्रेडशीट के रूप में खुलती है।',
    open: 'यह रिपोर्ट खोलें',
    why: 'आपको यह ईमेल इसलिए मिली है कि {{venue}} आपको यह रिपोर्ट भेजता है। कार्यालय इसे ‘ईमेल से रिपोर्ट’ में बंद कर सकता है।',
    total: 'कुल',
    yes: 'हाँ',
    no: 'नहीं',
  },
} as const

const locales: Record<Language, string> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' }

/** Returns what a mail covers, as in its subject, for the name of its file. `today` is the day on which it is sent. */
export function coveredInName({ from, to, covers }: Covered, today: string): string {
  if (covers === 'now') return today
  if (covers === 'year') return to.slice(0, 4)
  return covers === 'month' ? to.slice(0, 7) : `${from}-to-${to}`
}

/** Returns the words of a mail in the receiver's language. */
export function mailWords(language: Language) {
  const phrases = texts[language]
  const month = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
  const utc = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`)
  const day = (one: string) => dayInMail(one.slice(0, 10), language)
  const monthOf = (one: string) => month.format(utc(one))
  /** Returns what the mail covers; `today` is the day on which it is sent. */
  const range = ({ from, to, covers }: Covered, today: string) => {
    if (covers === 'now') return fill(phrases.now, { day: day(today) })
    if (covers === 'year') return to.slice(0, 4)
    if (covers === 'month') return monthOf(to)
    return from === to ? day(from) : fill(phrases.range, { from: day(from), to: day(to) })
  }
  const text = (key: string) => (language === 'hi' ? ((hindi as Record<string, string>)[key] ?? key) : key)
  /** Returns the title of a report, with the event or group that it is about. */
  const title = ({ title: name, about }: Named) => [text(name), ...(about ? [about] : [])].join(': ')
  return {
    ...{ day, range, text: text as (key: PlainKey) => string, phrases },
    month: monthOf,
    title,
    subject: ({ venue, title: name, about, ...days }: About, today: string) =>
      fill(phrases.subject, { venue, title: title({ title: name, about }), range: range(days, today) }),
  }
}
