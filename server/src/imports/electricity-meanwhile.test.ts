import { setTimeout as sleep } from 'node:timers/promises'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import { imports } from '@nivas/contract/imports/calls.ts'
import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { orFail } from './fail-import.ts'
import { lastMonth, makeHouses, month, readIn, thisMonth } from './testing/electricity.ts'
import { counts, csv, problemsOf, run } from './testing/import-file.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as(
    'electrical-profiles',
    'electrical-bulk-readings',
    'electrical-electric-lines',
    'electrical-bhaint-types',
  )
})

const tooLow =
  'Current Reading must be greater or equal to Previous reading when New Meter is not checked. Please enter valid value.'

/** Imports a file while a house is read as 150 last month; the import has to wait for the house. */
async function runWhileRead(kind: ImportKind, file: Blob, line: number, house: number) {
  const importing = await server.db.transaction().execute(async (trx) => {
    await sql`select from electric_profiles where id = ${house} for no key update`.execute(trx)
    const done = run(staff, kind, file)
    for (;;) {
      // Read outside the transaction, which would only see the connections that existed at its beginning.
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      if (rows.length > 0) break
      await sleep(20)
    }
    await trx
      .insertInto('electric_readings')
      .values({
        ...{ profile_id: house, line_id: line, month: lastMonth, last_reading: 100, reading: 150 },
        ...{ new_meter: false, units: 50, read_by: staff.userId },
      })
      .execute()
    return { done }
  })
  return importing.done
}

describe('a house that is read while a file is written', () => {
  it('is checked again: its row of readings is reported, and nothing is billed', async () => {
    const { line, houses } = await makeHouses(staff, 2)
    const [one, other] = houses.map(({ houseno }) => houseno) as [string, string]
    const file = csv(`House,Month,Reading\n${one},${month(thisMonth)},130\n${other},${month(thisMonth)},130`)
    const done = await runWhileRead('readings', file, line, houses[0]?.id ?? 0)
    expect(await problemsOf(staff, done)).toEqual([[2, 'Current Reading', '130', tooLow]])
    expect(await staff.data(calls.bills, { ...readIn(thisMonth), line })).toEqual([])
  })

  it('keeps its first reading: its row of houses is reported', async () => {
    const { line, lineName, group, houses } = await makeHouses(staff, 1)
    const [house] = houses
    const file = csv(
      `House No,Satsangi Name,Electric line,Satsangi group,First reading\n${house?.houseno},Asha Rao,${lineName},${group},90`,
    )
    const done = await runWhileRead('houses', file, line, house?.id ?? 0)
    expect(await problemsOf(staff, done)).toEqual([
      [2, 'First reading', '90', 'This house was already read, so its first reading stays 100.'],
    ])
    const { first_reading } = await server.db
      .selectFrom('electric_profiles')
      .select('first_reading')
      .where('id', '=', house?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(Number(first_reading)).toBe(100)
  })
})

it('a house that a desk adds while a file is written is compared again, and keeps its charges', async () => {
  const { line, lineName, group, fixed } = await makeHouses(staff, 0)
  const houseno = `N ${line}`
  const addHouse = async (trx: Transaction<DB>) => {
    const added = await sql<{ id: number }>`
      insert into electric_profiles (name, houseno, house_key, house_order, line_id, group_id)
      select 'Asha Rao', ${houseno}::text, ${houseKey(houseno)}::text, ${houseOrder(houseno)}::text,
        ${line}::int, id from satsangi_groups where name = ${group} returning id`.execute(trx)
    const id = added.rows[0]?.id ?? 0
    await sql`insert into profile_charges (profile_id, charge_type_id, is_fixed, amount, is_enabled)
      select ${id}::int, id, true, 70, true from charge_types where name = ${fixed}`.execute(trx)
  }
  const heading = 'House No,Satsangi Name,Electric line,Satsangi group,First reading'
  const given = csv(`${heading}\n${houseno},Gita Rao,${lineName},${group},0`)
  const done = await startBehind(server.db, addHouse, () => run(staff, 'houses', given))
  expect([done.state, counts(done)]).toEqual(['done', [0, 1, 0]])
  const { rows } = await sql`select p.name, c.amount::int from electric_profiles p
    join profile_charges c on c.profile_id = p.id where p.houseno = ${houseno}`.execute(server.db)
  expect(rows).toEqual([{ name: 'Gita Rao', amount: 70 }])
})

it('a family that leaves while a file is written keeps its name: the row applies to the next account', async () => {
  const { line, lineName, group, houses } = await makeHouses(staff, 1)
  const { id, houseno } = houses[0] ?? { id: 0, houseno: '' }
  const moveOut = async (trx: Transaction<DB>) => {
    await sql`update electric_profiles set left_on = current_date, house_key = null, is_enabled = false
      where id = ${id}`.execute(trx)
    await sql`insert into electric_profiles (name, houseno, house_key, house_order, line_id, group_id, first_reading, follows)
      select 'Usha Das', houseno, ${houseKey(houseno)}::text, house_order, ${line}::int, group_id, 100, id
      from electric_profiles where id = ${id}`.execute(trx)
  }
  const heading = 'House No,Satsangi Name,Electric line,Satsangi group'
  const given = csv(`${heading}\n${houseno},Usha Devi Das,${lineName},${group}`)
  const done = await startBehind(
    server.db,
    (trx) => sql`select from electric_profiles where id = ${id} for no key update`.execute(trx),
    () => run(staff, 'houses', given),
    moveOut,
  )
  expect([done.state, counts(done)]).toEqual(['done', [0, 1, 0]])
  const { rows } =
    await sql`select name from electric_profiles where houseno = ${houseno} order by id`.execute(server.db)
  expect(rows).toEqual([{ name: 'Asha Rao' }, { name: 'Usha Devi Das' }])
})

it('a row that changed at every attempt is reported when the file fails', async () => {
  const text = say('Row {{row}}, house {{house}}, was changed meanwhile: {{wrong}}', {
    ...{ row: 2, house: 'A 1', wrong: say('There is no such house') },
  })
  const { id } = await server.db
    .insertInto('imports')
    .values({
      kind: 'readings',
      file_name: 'file',
      file_type: 'csv',
      size: 1,
      state: 'importing',
      content: Buffer.from('x'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refused = orFail(server.db, id, true, () => Promise.reject(new Refusal(400, text)))
  await expect(refused).rejects.toThrow('house A 1')
  expect(await staff.data(imports.get, { id })).toMatchObject({ state: 'failed', failure: text })
})
