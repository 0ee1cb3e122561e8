import type { Language } from '@nivas/contract/access/schemas.ts'
import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import { sum } from '@nivas/contract/money.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { heading, pair, type Row, rule } from './rows.ts'
import type { Head } from './sheet.ts'
import { dayText, figure, momentText, rupees } from './values.ts'
import { type Say, sayIn, type Word } from './words.ts'

export type Sale = Extract<Receipt, { products: unknown }>

/**
 * The receipt of a sale: its items, their total, the cash given and returned, and its moment, because it may be printed
 * days later.
 */
export function saleRows(title: Word, sale: Sale, { language, zone }: Head): Row[] {
  const say = sayIn(language)
  const card = sale.cardno && sale.cardno !== 'NA' ? sale.cardno : null
  const money = (name: Word, amount: number | null) =>
    amount === null ? [] : [pair(say(name), rupees(amount))]
  const additional = money('Additional Bhent', sale.donation || null)
  const amounts = [...sale.products.map(({ total }) => total), ...(sale.undoes ? [sale.donation] : [])]
  return [
    heading(say(title)),
    heading(sale.ticketid, 3),
    // A receipt has only one code, so that a scan cannot be the wrong one. The code of a meal also finds the receipt.
    ...(sale.mealcode ? [] : [{ kind: 'code', text: sale.ticketid } as const]),
    ...(sale.undoes ? [pair(say('Refund of'), sale.undoes, { bold: true })] : []),
    ...(sale.name ? [pair(say('Name'), sale.name)] : []),
    ...(card ? [pair(say('Card'), card)] : []),
    rule,
    ...sale.products.flatMap((product) => productRows(product, language)),
    ...(sale.undoes ? additional : []),
    rule,
    pair(say(sale.undoes ? 'Refunded' : 'Total'), rupees(sum(amounts)), { bold: true }),
    ...(sale.undoes ? [] : additional),
    ...money('Cash', sale.totalCash),
    ...money('UPI', sale.upiamount || null),
    ...(sale.utr ? [pair(say('UTR'), sale.utr)] : []),
    ...money('Change', sale.change),
    ...(sale.reason ? [{ kind: 'text', text: `${say('Reason')}: ${sale.reason}` } as const] : []),
    ...(sale.sold_by ? [pair(say(sale.undoes ? 'Refunded by' : 'Sold by'), sale.sold_by)] : []),
    ...(sale.sold_at ? [pair(say('Date'), momentText(sale.sold_at, zone, language))] : []),
    ...(sale.mealcode ? mealRows(sale.mealcode, say) : []),
  ]
}

/** The code that gives the right to the meals, for scans at the meal counter and in the search for receipts. */
const mealRows = (code: string, say: Say): Row[] => [
  rule,
  pair(say('Meal code'), code, { bold: true }),
  { kind: 'code', text: code },
]

function productRows(product: Sale['products'][number], language: Language): Row[] {
  const { productname, qty, price, total, fromdate, todate, actualPrice } = product
  const say = sayIn(language)
  const days = fromdate && todate ? daysBetween(fromdate, addDays(todate, 1)) : null
  const times = days === null ? '' : ` x ${days} ${say(days === 1 ? 'day' : 'days')}`
  return [
    { kind: 'text', text: productname },
    ...(fromdate && todate
      ? [{ kind: 'text', text: `${dayText(fromdate, language)} - ${dayText(todate, language)}` } as const]
      : []),
    ...(actualPrice === null
      ? []
      : [{ kind: 'text', text: ` ${say('Against Bhaint')}: ${figure(actualPrice)}` } as const]),
    pair(` ${qty} x ${figure(price)}${times}`, figure(total)),
  ]
}
