import { readFileSync } from 'node:fs'
import { access } from '@nivas/contract/access/calls.ts'
import { EXPORT_HEADER, type ExportPart } from '@nivas/contract/call.ts'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makePerson } from './testing/make-person.ts'
import { personForm } from './testing/person-form.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
})

it('the audit of an entry contains nothing of the doses', async () => {
  const { id } = await staff.data(calls.create, personForm({ dob: '1980-01-31' }))
  const row = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('call', '=', 'vaccination.create')
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Object.keys(row.said as object)).not.toEqual(expect.arrayContaining(['doses']))
  expect(JSON.stringify(row.said)).not.toMatch(/1980|dose|dob/)
})

it('a person’s record has the mobile number and address, and the audit of entries and changes does not', async () => {
  const form = personForm({ mobile: '9876501111', address: 'Garden Road 77, Agra' })
  const { id, version } = await staff.data(calls.create, form)
  await staff.data(calls.edit, { ...form, id, version, mobile: '9876502222' })
  const audited = async () => {
    const { rows } = await sql<{ said: string }>`select said::text as said from audit_log
      where record_type = 'vaccination' and record_id = ${id} order by id`.execute(server.db)
    expect(rows.length).toBe(2)
    return rows.map(({ said }) => said).join()
  }
  const reached = /98765|Garden Road|mobile|address/
  expect(await audited()).not.toMatch(reached)
  expect(await audited()).toContain('Asha')

  // Audit rows as an earlier version wrote them.
  await sql`update audit_log set said = said || '{"mobile": "9876501111", "address": "Garden Road 77"}'
    where record_type = 'vaccination' and record_id = ${id}`.execute(server.db)
  expect(await audited()).toMatch(reached)
  const migration = new URL('../db/migrations/0260_vaccinated_out_of_the_audit.sql', import.meta.url)
  await sql.raw(readFileSync(migration, 'utf8')).execute(server.db)
  expect(await audited()).not.toMatch(reached)
  expect(await audited()).toContain('Asha')
})

it('every reading of a person’s doses is audited, and a refused one is not', async () => {
  const id = await makePerson(server.db)
  await staff.data(calls.doses, { id })
  await staff.send(calls.doses, { id: id + 1_000_000 })
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['record_type', 'record_id', 'said'])
    .where('call', '=', 'vaccination.doses')
    .where('record_id', 'in', [id, id + 1_000_000])
    .execute()
  expect(rows).toEqual([{ record_type: 'vaccination', record_id: id, said: { id } }])
  const auditor = await server.as('audit-log')
  const [seen] = await auditor.data(access.audit, { record_type: 'vaccination', record_id: id })
  expect(seen).toMatchObject({ call: 'vaccination.doses' })
})

it('a list that reveals doses is audited, without its search; a list of records is not', async () => {
  const reader = await server.as('vaccination-entry-form')
  await makePerson(server.db)
  const asked = [{ vtype: 1 }, { from: inDays(-60), to: today }, { dose: 1 }, { age: 'ageUnknown' }] as const
  await reader.data(calls.persons, { filter: 'Meena', has: 1 })
  for (const one of asked)
    expect(await reader.data(calls.persons, { filter: 'Meena', ...one })).not.toEqual([])
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['call', 'record_type', 'said'])
    .where('user_id', '=', reader.userId)
    .orderBy('id')
    .execute()
  const row = { call: 'vaccination.persons', record_type: 'vaccination' }
  expect(rows).toMatchObject(asked.map((said) => ({ ...row, said })))
  expect(JSON.stringify(rows)).not.toContain('Meena')
})

it('an export of a list that reveals doses has one row in the audit, and each export its own', async () => {
  const reader = await server.as('vaccination-entry-form')
  for (let n = 0; n < 3; n++) await makePerson(server.db)
  const read = (page: number, more: object = {}, part: ExportPart = page === 1 ? '1' : 'more') =>
    reader.data(calls.persons, { vtype: 1, per_page: 1, page, ...more }, { [EXPORT_HEADER]: part })
  const audited = async () => {
    const { rows } = await sql<{ said: object }>`select said from audit_log
      where user_id = ${reader.userId} order by id`.execute(server.db)
    return rows.map(({ said }) => said)
  }
  const row = { vtype: 1, sort: 'srNo', order: 'desc' }
  for (const page of [1, 2, 3]) await read(page)
  expect(await audited()).toEqual([row])
  // Persons have been removed since, so the export goes back to its first page.
  for (const page of [1, 2]) await read(page, {}, 'more')
  expect(await audited()).toEqual([row])
  for (const page of [1, 2]) await read(page)
  expect(await audited()).toEqual([row, row])
  // A later page of a list whose first page was not read.
  await read(2, { vtype: 2 })
  expect(await audited()).toEqual([row, row, { ...row, vtype: 2 }])
  await read(1, { vtype: 3 }, 'more')
  expect(await audited()).toEqual([row, row, { ...row, vtype: 2 }, { ...row, vtype: 3 }])
})
