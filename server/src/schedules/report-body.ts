import type { Language } from '@nivas/contract/access/schemas.ts'
import { CURRENT_SECONDS } from '@nivas/contract/call.ts'
import { formatCount } from '@nivas/contract/count.ts'
import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import type { Cell, Report } from '@nivas/contract/reports/report.ts'
import { formatRupees } from '@nivas/contract/rupees.ts'
import { fill } from '@nivas/contract/texts.ts'
import type { ReportTable } from '../reports/index.ts'
import { mailWords } from './mail-words.ts'

/** The maximum number of rows in the mail itself. */
const MOST_SHOWN = 100

export type About = {
  venue: string
  /** The event or group that it is about. */
  about: string | null
  from: string
  to: string
  covers: Report['covers']
  /** The address of the report's screen. */
  link: string
  timeZone: string
  /** The age of the figures, in seconds; undefined when they are current. */
  secondsOld?: number | undefined
}

type Kind = ReportTable['columns'][number]['kind']

const isNumber = (kind: Kind) => kind === 'number' || kind === 'percent' || kind === 'money'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Words = ReturnType<typeof mailWords>

/** Returns a function that writes a value of the report as a mail shows it. */
function writerOf(language: Language, words: Words, timeZone: string) {
  const number = (value: number, kind: Kind): string => {
    if (kind === 'money') return formatRupees(value, language === 'hi' ? '₹' : undefined)
    return kind === 'percent' ? value.toFixed(1) : formatCount(value)
  }
  return (value: Cell, kind: Kind): string => {
    if (value === null || value === '') return ''
    if (typeof value === 'boolean') return value ? words.phrases.yes : words.phrases.no
    if (typeof value === 'number') return number(value, kind)
    if (kind === 'day') return words.day(value)
    if (kind === 'month') return words.month(value)
    if (kind !== 'moment') return value
    const at = new Date(value)
    return `${words.day(dayIn(timeZone, at))}, ${timeIn(timeZone, at)}`
  }
}

/** Returns the number of rows, how many of them the mail shows, and the age of the figures unless they are current. */
function summaryOf({ rows, isCut }: ReportTable, { phrases }: Words, secondsOld: number): string {
  const count = rows.length
  const counted = () => {
    if (count === 0) return phrases.none
    if (count > MOST_SHOWN)
      return fill(isCut ? phrases.cut : phrases.more, { shown: MOST_SHOWN, count: formatCount(count) })
    return count === 1 ? phrases.row : fill(phrases.rows, { count })
  }
  return secondsOld > CURRENT_SECONDS
    ? `${counted()} ${fill(phrases.newest, { count: secondsOld })}`
    : counted()
}

/** Returns the text and the HTML of a mail with a report: the same table in both. */
export function reportBody(
  table: ReportTable,
  language: Language,
  about: About,
): { text: string; html: string } {
  const words = mailWords(language)
  const { phrases } = words
  const write = writerOf(language, words, about.timeZone)
  const line = (row: readonly Cell[]) =>
    row.map((value, at) => {
      const { kind = 'text', words: called } = table.columns[at] ?? {}
      const word = called?.[String(value)]
      return word ? words.text(word) : write(value, kind)
    })
  const head = table.columns.map(({ title }) => words.text(title))
  const body = table.rows.slice(0, MOST_SHOWN).map(line)
  const foot = table.totals && line(table.totals).with(0, phrases.total)
  const summary = summaryOf(table, words, about.secondsOld ?? 0)
  const heading = [
    about.venue,
    words.title({ title: table.title, about: about.about }),
    words.range(about, dayIn(about.timeZone)),
  ]
  const why = fill(phrases.why, { venue: about.venue })
  const numbers = table.columns.map(({ kind }) => isNumber(kind))
  return {
    text: [
      heading.join('\n'),
      ...(table.rows.length > 0 ? [alignedText([head, ...body, ...(foot ? [foot] : [])], numbers)] : []),
      [summary, phrases.file].join('\n'),
      `${phrases.open}: ${about.link}`,
      why,
    ].join('\n\n'),
    html: htmlOf({
      language,
      heading,
      head,
      body,
      foot,
      numbers,
      summary: `${summary} ${phrases.file}`,
      open: phrases.open,
      link: about.link,
      why,
    }),
  }
}

/** Writes rows as a table of plain text, with numbers to the right. */
function alignedText(rows: readonly string[][], numbers: readonly boolean[]): string {
  const widths = numbers.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((value, at) => (numbers[at] ? value.padStart(widths[at] ?? 0) : value.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

type Parts = {
  language: Language
  heading: string[]
  head: string[]
  body: string[][]
  foot: string[] | null
  numbers: boolean[]
  summary: string
  open: string
  link: string
  why: string
}

/** Returns the HTML of a mail. Each element has its own styles, because mail programs drop style sheets. */
function htmlOf({ language, heading, head, body, foot, numbers, summary, open, link, why }: Parts): string {
  const border = 'border:1px solid #b5bcc2;padding:4px 8px;vertical-align:top'
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row
      .map((value, at) => {
        const scope = tag === 'th' ? ' scope="col"' : ''
        return `<${tag}${scope} style="${border};text-align:${numbers[at] ? 'right' : 'left'}">${escaped(value)}</${tag}>`
      })
      .join('')
  const row = (tag: 'th' | 'td', values: readonly string[]) => `<tr>${cells(tag, values)}</tr>`
  const [venue = '', title = '', range = ''] = heading
  const table =
    body.length === 0
      ? ''
      : `<table style="border-collapse:collapse;font-size:14px"><thead>${row('th', head)}</thead><tbody>${body
          .map((values) => row('td', values))
          .join(
            '',
          )}</tbody>${foot ? `<tfoot style="font-weight:bold">${row('td', foot)}</tfoot>` : ''}</table>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:sans-serif;color:#16191c;background:#ffffff"><p>${escaped(venue)}</p>
<h1 style="font-size:20px;margin:0">${escaped(title)}</h1><p>${escaped(range)}</p>${table}
<p>${escaped(summary)}</p><p><a href="${escaped(link)}">${escaped(open)}</a></p><p style="color:#5b6268;font-size:12px">${escaped(why)}</p></body></html>`
}
