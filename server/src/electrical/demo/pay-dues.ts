import {
  type Allocation,
  allocate,
  type OpenLine,
  selectedAmount,
} from '@nivas/contract/electrical/allocate.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Moment } from '../../demo/moments.ts'

/** A house with its open lines; `billed` is when the meter was read for a line. */
type House = { id: number; houseno: string; name: string; lines: (OpenLine & { billed: Moment })[] }

/** A visit to the counter to pay all dues of a house, or a part of them. */
export type Visit = { day: string; at: Moment; isPart: boolean; isUpi: boolean }

type Payment = Visit & { house: House; received: number; allocations: Allocation[] }

/** Returns the enabled houses with open bills. */
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

/** Makes the payment of a different house for each visit; a house without dues at that time skips its visit. */
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
