import { tenderNames } from '@nivas/contract/cash/words.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { heading, pair, type Row, rule } from './rows.ts'
import type { Head } from './sheet.ts'
import { momentText, monthText, rupees } from './values.ts'
import { sayIn } from './words.ts'

type Dues = Extract<Receipt, { receiptType: 'dues' }>

/** The receipt of dues of a house: the payment for each month, and the remaining dues. */
export function duesRows(dues: Dues, { language, zone }: Head): Row[] {
  const say = sayIn(language)
  const nameOf = ({ month, kind }: Dues['lines'][number]) => {
    const name = monthText(month, language)
    if (kind === 'DUES') return name
    return `${say(kind === 'ADVANCE' ? 'Advance' : 'Credits used')} ${name}`
  }
  return [
    heading(say('Electricity receipt')),
    heading(dues.receipt_number, 3),
    pair(say('House No'), dues.houseno, { bold: true }),
    pair(say('Name'), dues.name),
    rule,
    ...dues.lines.map((line) => pair(nameOf(line), rupees(line.amount))),
    rule,
    pair(say('Total'), rupees(dues.received), { bold: true }),
    pair(say('Payment method'), say(tenderNames[dues.method])),
    ...(dues.utr ? [pair(say('UTR'), dues.utr)] : []),
    ...(dues.description ? [pair(say('Description'), dues.description)] : []),
    ...(dues.undoes ? [pair(say('Reversed'), dues.undoes)] : []),
    ...(dues.reason ? [pair(say('Reason'), dues.reason)] : []),
    dues.owed < 0
      ? pair(say('Credit'), rupees(-dues.owed))
      : pair(say('Still owed'), rupees(dues.owed), { bold: true }),
    rule,
    pair(say(dues.undoes ? 'Reversed by' : 'Received by'), dues.taken_by),
    pair(say(dues.undoes ? 'Date' : 'Received'), momentText(dues.taken_at, zone, language)),
  ]
}
