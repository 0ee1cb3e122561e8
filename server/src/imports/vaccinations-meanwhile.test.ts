import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '../db/schema.gen.ts'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { counts, csv, problemsOf, run } from './testing/import-file.ts'

const server = useServer()

const file = (row: string) =>
  csv(`First Name,Last Name,Mobile Number,Address,Dose 1 vaccine,Dose 1 date\n${row}`)

/** Makes a record with one dose of Covishield on 1 May 2021. */
const record = async (staff: Client, firstName: string, mobile: string) =>
  (
    await staff.data(calls.create, {
      ...{ firstName, lastName: 'Rao', mobile, adharCardNumber: null },
      ...{ address: 'Agra', dob: null, cardNo: null, doses: [{ dose: 1, vtype: 1, date: '2021-05-01' }] },
    })
  ).srNo

/** Imports a file while a desk changes a record; the import has to wait for that change. */
const runWhileChanged = (staff: Client, given: Blob, id: number, set: RawBuilder<unknown>) =>
  startBehind(
    server.db,
    (trx) => sql`select from vaccination_persons where id = ${id} for update`.execute(trx),
    () => run(staff, 'vaccinations', given),
    (trx) => sql`update vaccination_persons set version = version + 1, ${set} where id = ${id}`.execute(trx),
  )

it('a name that a desk corrects while a file is written stays corrected', async () => {
  const staff = await server.as('vaccination-entry-form')
  const id = await record(staff, 'Ahsa', '9876800001')
  const given = file('Ahsa,Rao,9876800001,Kota,Covishield,01/05/2021')
  const done = await runWhileChanged(staff, given, id, sql`first_name = 'Asha'`)
  expect([done.state, counts(done)]).toEqual(['done', [1, 0, 0]])
  const kept = await server.db
    .selectFrom('vaccination_persons')
    .select(['first_name', 'address'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(kept).toEqual({ first_name: 'Asha', address: 'Agra' })
})

it('a dose that becomes wrong by a change of the record is reported, and nothing is written', async () => {
  const staff = await server.as('vaccination-entry-form')
  const id = await record(staff, 'Mira', '9876800002')
  const given = file('Mira,Rao,9876800002,Agra,Covishield,01/04/2021')
  const done = await runWhileChanged(staff, given, id, sql`dob = '2021-04-15'`)
  expect(await problemsOf(staff, done)).toEqual([
    [2, 'Dose 1 date', '01/04/2021', 'The date of birth cannot be after a dose'],
  ])
  const { rows } = await sql`select given_on::text from vaccination_doses where person_id = ${id}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ given_on: '2021-05-01' }])
})

/** Records a person as a desk does, with a dose on 2 May 2021. */
async function recordIn(trx: Transaction<DB>, first_name: string, mobile: string): Promise<void> {
  const { id } = await trx
    .insertInto('vaccination_persons')
    .values({ first_name, last_name: 'Rao', mobile, address: 'Agra' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('vaccination_doses')
    .values({ person_id: id, dose: 1, vaccine_type_id: 1, given_on: '2021-05-02' })
    .execute()
}

it('a person whom a desk records while a file is written is compared again, and gets the whole row', async () => {
  const staff = await server.as('vaccination-entry-form')
  const done = await startBehind(
    server.db,
    (trx) => recordIn(trx, 'Nita', '9876800003'),
    () => run(staff, 'vaccinations', file('Nita,Rao,9876800003,Kota,Covishield,01/05/2021')),
  )
  expect([done.state, counts(done)]).toEqual(['done', [0, 1, 0]])
  // The version changes too, so that a form which the desk opened before is refused.
  const { rows } = await sql`select p.address, p.version, d.given_on::text as dose
    from vaccination_persons p join vaccination_doses d on d.person_id = p.id
    where p.first_name = 'Nita'`.execute(server.db)
  expect(rows).toEqual([{ address: 'Kota', version: 2, dose: '2021-05-01' }])
})

it('a person whom a desk records with the country code while a file is written has one record', async () => {
  const staff = await server.as('vaccination-entry-form')
  const id = await record(staff, 'Hema', '9876800004')
  const row = (name: string, mobile: string) => `${name},Rao,${mobile},Kota,Covishield,01/05/2021`
  const given = file(`${row('Hema', '9876800004')}\n${row('Ravi', '9876800005')}`)
  const done = await startBehind(
    server.db,
    (trx) => sql`select from vaccination_persons where id = ${id} for update`.execute(trx),
    () => run(staff, 'vaccinations', given),
    (trx) => recordIn(trx, 'Ravi', '919876800005'),
  )
  expect([done.state, counts(done)]).toEqual(['done', [0, 2, 0]])
  const { rows } = await sql`select address from vaccination_persons where first_name = 'Ravi'`.execute(
    server.db,
  )
  expect(rows).toEqual([{ address: 'Kota' }])
})
