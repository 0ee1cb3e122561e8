import type { Language } from '@nivas/contract/access/schemas.ts'
import { expect, test } from 'vitest'
import { reportBody } from './report-body.ts'

const table = {
  name: 'event',
  title: 'Occupancy' as const,
  columns: [{ key: 'name', title: 'Building' as const, kind: 'text' as const }],
  rows: [['North']],
  totals: null,
  isCut: false,
}
const about = {
  ...{ venue: 'Venue', about: null, covers: undefined, link: 'x', timeZone: 'Asia/Kolkata' },
  ...{ from: '2026-01-01', to: '2026-01-01' },
}

test.each<[Language, string]>([
  ['en', 'Entries from the last 12 seconds may be missing.'],
  ['hi', 'पिछले 12 सेकंड की प्रविष्टियाँ शायद इनमें न हों।'],
])(
  'a mail in %s says how old its figures are when they come from a replica that lags',
  (language, notice) => {
    const { text, html } = reportBody(table, language, { ...about, secondsOld: 12 })
    for (const body of [text, html]) expect(body).toContain(notice)
    for (const secondsOld of [undefined, 0, 5])
      expect(reportBody(table, language, { ...about, secondsOld }).text).not.toContain(notice.slice(0, 12))
  },
)

test.each<[Language, number, string]>([
  ['en', 1, '1 row\n'],
  ['en', 2, '2 rows\n'],
  ['hi', 1, '1 पंक्ति\n'],
  ['hi', 2, '2 पंक्तियाँ\n'],
])('a mail in %s with %i rows says so', (language, count, words) => {
  const rows = Array.from({ length: count }, () => ['North'])
  expect(reportBody({ ...table, rows }, language, about).text).toContain(words)
})

test.each<[Language, string]>([
  ['en', 'Rs. 1,23,456.00'],
  ['hi', '₹1,23,456.00'],
])('a mail in %s writes money as the screens of that language do', (language, amount) => {
  const money = { key: 'amount', title: 'Amount' as const, kind: 'money' as const }
  const { text, html } = reportBody({ ...table, columns: [money], rows: [[123456]] }, language, about)
  for (const body of [text, html]) expect(body).toContain(amount)
})
