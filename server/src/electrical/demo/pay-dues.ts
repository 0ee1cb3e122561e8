import {
  type Allocation,
  allocate,
  type OpenLine,
  selectedAmount,
} from '@nivas/contract/electrical/allocate.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Moment } from '../../demo/moments.ts'

/** A house with what it owes; `billed` is when the meter was read for that line. */
type House = { id: number; houseno: string; name: string; lines: (OpenLine & { billed: Moment })[] }

/** Somebody at the counter, with money for all that is open or for a part of it. */
export type Visit = { day: string; at: Moment; isPart: boolean; isUpi: boolean }

type Payment = Visit & { house: House; received: number; allocations: Allocation[] }

/** The houses with open bills, by one statement. */
export async function readDues(trx: Transaction<DB>): Promise<House[]> {
  const { rows } = await sql<House>`
    select p.id, p.houseno, p.name, json_agg(json_build_object('id', b.id, 'month', o.month, 'fixed', b.rate is null,
        'balance', o.balance, 'billed', to_char(r.read_at, 'YYYY-MM-DD"T"HH24:MI')) order by o.month, b.id) as lines
    from open_lines o join bill_lines b on b.id = o.line_id join electric_readings r on r.id = b.reading_id
    join electric_profiles p on p.id = o.profile_id where p.is_enabled group by p.id order by p.id`.execute(
    trx,
  )
  return rows
}

/** The payments of one house for each visit; one that owes nothing by then does not come, so that arrears stay. */
export function payDues(houses: readonly House[], visits: readonly Visit[]): Payment[] {
  return visits.flatMap((visit, i) => {
    const house = houses[i]
    const all = house ? owed(house, visit) : 0
    if (!house || all < 1) return []
    const received = visit.isPart ? Math.ceil(all * 0.6) : all
    return [{ ...visit, house, received, allocations: allocate(billedBy(house, visit), received) }]
  })
}

const billedBy = ({ lines }: House, { at }: Visit) => lines.filter(({ billed }) => billed <= at)

const owed = (house: House, visit: Visit): number => selectedAmount(billedBy(house, visit))
