import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import { insertRows, takeIds } from '../../demo/insert-rows.ts'
import type { DemoPart } from '../../demo/part.ts'
import { fullName, makeRegistry } from '../../demo/people.ts'
import { between, chance, pick } from '../../demo/random.ts'
import { billsOf } from './bills.ts'
import { readMeter } from './meter.ts'

const lines = ['Main line', 'North line', 'South line', 'Garden line', 'Temple line', 'Station line']
const groups = ['Prem Nagar', 'Swami Bagh', 'Daya Kunj', 'Seva Marg', 'Shanti Vihar']
const HOUSES_IN_GROUP = 60

/**
 * 300 houses on six lines in five groups, with three years of readings: summers, replaced meters, locked
 * houses, estimates that were too high. One line is read for this month already, with readings that need a look. The
 * ledger begins with the bills that were open at the takeover: the last months, and older ones of some houses.
 */
export const electricalDemo: DemoPart = {
  name: 'electrical',

  isEmpty: async (trx) => {
    const house = await trx.selectFrom('electric_profiles').select('id').limit(1).executeTakeFirst()
    return !house && !(await trx.selectFrom('charge_types').select('id').limit(1).executeTakeFirst())
  },

  fill: async (trx, { today, now, staff, random }) => {
    const lineIds = await takeIds(trx, 'electric_lines', lines.length)
    await insertRows(
      trx,
      'electric_lines',
      lines.map((name, at) => ({ id: lineIds[at], name, is_enabled: true })),
    )
    const groupIds = await takeIds(trx, 'satsangi_groups', groups.length)
    await insertRows(
      trx,
      'satsangi_groups',
      groups.map((name, at) => ({ id: groupIds[at], name })),
    )
    const [units = 0, upkeep = 0, lamps = 0] = await takeIds(trx, 'charge_types', 3)
    await insertRows(trx, 'charge_types', [
      { id: units, name: 'Electricity units', amount: 7.5, is_fixed: false, is_active: true },
      { id: upkeep, name: 'Line upkeep', amount: 60, is_fixed: true, is_active: true },
      { id: lamps, name: 'Street lamps', amount: 25, is_fixed: true, is_active: true },
    ])

    const count = groups.length * HOUSES_IN_GROUP
    const people = makeRegistry(random, count, today).flatMap((household) => household.people)
    const ids = await takeIds(trx, 'electric_profiles', count)
    const houses = ids.map((id, at) => {
      const group = Math.floor(at / HOUSES_IN_GROUP)
      const houseno = `${'ABCDE'[group]} ${1 + (at % HOUSES_IN_GROUP)}`
      return {
        ...{ id, houseno, house_key: houseKey(houseno), house_order: houseOrder(houseno) },
        name: fullName(pick(random, people)),
        meterno: `M ${between(random, 100_000, 999_999)}`,
        metertype: chance(random, 0.2) ? 'Three phase' : 'Single phase',
        line_id: lineIds[at % lines.length] ?? 0,
        group_id: groupIds[group] ?? 0,
        first_reading: between(random, 0, 4000),
        is_enabled: true,
      }
    })
    await insertRows(trx, 'electric_profiles', houses)
    const charges = houses.flatMap(({ id }) => [
      { profile_id: id, charge_type_id: units, is_fixed: false, amount: 7.5, is_enabled: true },
      { profile_id: id, charge_type_id: upkeep, is_fixed: true, amount: 60, is_enabled: true },
      { profile_id: id, charge_type_id: lamps, is_fixed: true, amount: 25, is_enabled: id % 3 > 0 },
    ])
    await insertRows(trx, 'profile_charges', charges)

    const around = { today, now, reader: staff.electricity }
    const read = houses.flatMap((house) => readMeter(random, house, house.line_id === lineIds[0], around))
    const readingIds = await takeIds(trx, 'electric_readings', read.length)
    const readings = read.map((reading, at) => ({ id: readingIds[at] ?? 0, ...reading }))
    await insertRows(trx, 'electric_readings', readings)
    const bills = billsOf(random, readings, charges, today)
    const billIds = await takeIds(trx, 'bill_lines', bills.length)
    await insertRows(
      trx,
      'bill_lines',
      bills.map((bill, at) => ({ id: billIds[at], ...bill })),
    )
  },
}
