import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import type { Database } from '../../db/connection.ts'

let made = 0

/** Makes a line, a group, and houses in them, each with a fixed charge and a charge by the unit. */
export async function makeHouses(
  { db }: Pick<Database, 'db'>,
  count = 1,
  more: { rate?: number; fixed?: number; first?: number } = {},
) {
  made += 1
  const letters = `${process.hrtime.bigint()}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const line = await db
    .insertInto('electric_lines')
    .values({ name: `Line ${letters}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const group = await db
    .insertInto('satsangi_groups')
    .values({ name: `Group ${letters}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const types = await db
    .insertInto('charge_types')
    .values([
      { name: `Upkeep ${letters}`, amount: 50, is_fixed: true },
      { name: `Units ${letters}`, amount: 7.5, is_fixed: false },
    ])
    .returning(['id', 'is_fixed'])
    .execute()
  const houses: { id: number; houseno: string }[] = []
  for (let at = 1; at <= count; at += 1) {
    const houseno = `${letters.slice(-7)}${made} ${at}`
    const house = await db
      .insertInto('electric_profiles')
      .values({
        name: 'Asha Rao',
        houseno,
        house_key: houseKey(houseno),
        house_order: houseOrder(houseno),
        line_id: line.id,
        group_id: group.id,
        first_reading: more.first ?? 0,
      })
      .returning(['id', 'houseno'])
      .executeTakeFirstOrThrow()
    await db
      .insertInto('profile_charges')
      .values(
        types.map(({ id, is_fixed }) => ({
          profile_id: house.id,
          charge_type_id: id,
          is_fixed,
          amount: is_fixed ? (more.fixed ?? 50) : (more.rate ?? 7.5),
          is_enabled: true,
        })),
      )
      .execute()
    houses.push(house)
  }
  const [fixed = 0, byUnit = 0] = types
    .toSorted((a, b) => Number(b.is_fixed) - Number(a.is_fixed))
    .map(({ id }) => id)
  return { line: line.id, group: group.id, houses, charges: { fixed, byUnit } }
}
