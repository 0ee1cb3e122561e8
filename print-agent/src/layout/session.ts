import type { Language } from '@nivas/contract/access/schemas.ts'
import { type ReportRow, reportRows } from '@nivas/contract/cash/report-rows.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { heading, pair, type Row, rule } from './rows.ts'
import type { Head } from './sheet.ts'
import { momentText, rupees } from './values.ts'
import { sayIn } from './words.ts'

type Session = Extract<Receipt, { receiptType: 'cashsession' }>

/** The X or Z report of a cash session, with the same rows as on the screen and on A4. */
export function sessionRows(session: Session, { language, zone }: Head): Row[] {
  const say = sayIn(language)
  const { closing, counter, number, user, opened_at, closed_at } = session
  const moment = (at: string) => momentText(at, zone, language)
  return [
    heading(say(closing ? 'Z report' : 'X report')),
    ...(closing ? [heading(String(closing.z_number), 3)] : []),
    pair(say(counterNames[counter]), number),
    pair(say('Cashier'), user.name),
    pair(say('From'), moment(opened_at)),
    ...(closed_at ? [pair(say('To'), moment(closed_at))] : []),
    ...reportRows(session).flatMap((section) => [rule, ...section.map((row) => rowOf(row, language))]),
  ]
}

function rowOf({ label, value, strong }: ReportRow, language: Language): Row {
  const name = 'text' in label ? sayIn(language)(label.text) : label.name
  if ('text' in value) return { kind: 'text', text: `${name}: ${value.text}` }
  const right = 'count' in value ? value.count : rupees(value.rupees)
  return pair(name, right, strong ? { bold: true } : {})
}
