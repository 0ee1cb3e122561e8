import { posFigures } from '@nivas/contract/pos/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { betweenDays } from '../db/days.ts'
import { lowStockOf } from './report-low-stock.ts'

/** Counts the tickets of a shop that still need a look, from the index of these tickets. */
const toLookAt = (systemid: number) =>
  sql`select count(*)::int from pos_tickets where systemid = ${systemid} and look <> '[]' and looked_by is null`

/** Counts the sales or the refunds of a shop on the venue's day, from the index of tickets by time. */
const ofToday = (systemid: number, what: 'sales' | 'refunds', timeZone: string) => (today: string) =>
  sql`select count(*)::int from pos_tickets where systemid = ${systemid}
    and ${betweenDays(sql`sold_at`, { from: today, to: today }, timeZone)}
    and undoes is ${what === 'sales' ? sql`null` : sql`not null`}`

/** The figures of one server; days are days of the venue. */
export const figures = ({ timeZone }: { timeZone: string }) =>
  figuresOf(posFigures, {
    office_sales_today: ofToday(1, 'sales', timeZone),
    office_refunds_today: ofToday(1, 'refunds', timeZone),
    bookcentre_sales_today: ofToday(2, 'sales', timeZone),
    bookcentre_refunds_today: ofToday(2, 'refunds', timeZone),
    bhandarghar_sales_today: ofToday(3, 'sales', timeZone),
    bhandarghar_refunds_today: ofToday(3, 'refunds', timeZone),
    low_stock: () => sql`select count(*)::int from ${lowStockOf(2)}`,
    office_receipts_to_look_at: () => toLookAt(1),
    bookcentre_receipts_to_look_at: () => toLookAt(2),
    bhandarghar_receipts_to_look_at: () => toLookAt(3),
  })
