import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import { insertNew, insertRows } from '../../demo/insert-rows.ts'
import type { DemoPart } from '../../demo/part.ts'
import { fullName, makeRegistry } from '../../demo/people.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'
import { billsOf } from './bills.ts'
import { readMeter } from './meter.ts'

const lines = ['Main line', 'North line', 'South line', 'Garden line', 'Temple line', 'Station line']
const groups = ['Prem Nagar', 'Swami Bagh', 'Daya Kunj', 'Seva Marg', 'Shanti Vihar']
const HOUSES_IN_GROUP = 60

const STREET_LAMPS = 'Street lamps'

const chargeTypes = [
  { name: 'Electricity units', amount: 7.5, is_fixed: false, is_active: true },
  { name: 'Line upkeep', amount: 60, is_fixed: true, is_active: true },
  { name: STREET_LAMPS, amount: 25, is_fixed: true, is_active: true },
]

type ChargeType = (typeof chargeTypes)[number]

type WithId = { id: number }

/** Makes the houses of each group; they are distributed over all lines in turn. */
function makeHouses(random: Random, today: string, onLines: readonly WithId[], inGroups: readonly WithId[]) {
  const count = inGroups.length * HOUSES_IN_GROUP
  const people = makeRegistry(random, count, today).flatMap((household) => household.people)
  return Array.from({ length: count }, (_, at) => {
    const group = Math.floor(at / HOUSES_IN_GROUP)
    const houseno = `${'ABCDE'[group]} ${1 + (at % HOUSES_IN_GROUP)}`
    return {
      ...{ houseno, house_key: houseKey(houseno), house_order: houseOrder(houseno) },
      name: fullName(pick(random, people)),
      meterno: `M ${between(random, 100_000, 999_999)}`,
      metertype: chance(random, 0.2) ? 'Three phase' : 'Single phase',
      line_id: onLines[at % onLines.length]?.id ?? 0,
      group_id: inGroups[group]?.id ?? 0,
      first_reading: between(random, 0, 4000),
      is_enabled: true,
    }
  })
}

/** Makes the charges of each house; a third of the houses has no street lamps. */
function chargesOf(houses: readonly WithId[], types: readonly (ChargeType & WithId)[]) {
  return houses.flatMap(({ id }) =>
    types.map((type) => ({
      ...{ profile_id: id, charge_type_id: type.id, is_fixed: type.is_fixed, amount: type.amount },
      is_enabled: type.name !== STREET_LAMPS || id % 3 > 0,
    })),
  )
}

/**
 * 300 houses on six lines in five groups, with three years of readings: summers, replaced meters, locked houses, and
 * estimates that were too high. One line has been read for this month, with some odd readings. The ledger begins with
 * the open bills: last month's of most houses, and older ones of some.
 */
export const electricalDemo: DemoPart = {
  name: 'electrical',

  isEmpty: async (trx) => {
    const house = await trx.selectFrom('electric_profiles').select('id').limit(1).executeTakeFirst()
    return !house && !(await trx.selectFrom('charge_types').select('id').limit(1).executeTakeFirst())
  },

  fill: async (trx, { today, now, staff, random }) => {
    const onLines = await insertNew(
      trx,
      'electric_lines',
      lines.map((name) => ({ name, is_enabled: true })),
    )
    const inGroups = await insertNew(
      trx,
      'satsangi_groups',
      groups.map((name) => ({ name })),
    )
    const types = await insertNew(trx, 'charge_types', chargeTypes)
    const houses = await insertNew(trx, 'electric_profiles', makeHouses(random, today, onLines, inGroups))
    const charges = chargesOf(houses, types)
    await insertRows(trx, 'profile_charges', charges)

    const around = { today, now, reader: staff.electricity }
    const read = houses.flatMap((house) => readMeter(random, house, house.line_id === onLines[0]?.id, around))
    const readings = await insertNew(trx, 'electric_readings', read)
    await insertNew(trx, 'bill_lines', billsOf(random, readings, charges, today))
  },
}
