import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { personForm } from './testing/person-form.ts'
import { first, makeTwo, second } from './testing/two-records.ts'

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form', 'manage-vaccine-types')
})

const changed = [400, 'This record was changed meanwhile. Please open it again.']

const notMerged = (kept: PersonRecord, gone: PersonRecord) => [
  400,
  `Sr.No ${gone.id} and Sr.No ${kept.id} are two records. There is no merge to undo.`,
]

const two = (one: object = {}, other: object = {}) => makeTwo(staff, one, other)

const merge = (kept: PersonRecord, gone: PersonRecord) =>
  staff.data(calls.merge, { id: kept.id, version: kept.version, other: gone.id, otherVersion: gone.version })
const undo = async (id: number, other: number, by = staff) => {
  const { status, body } = await by.send(calls.undoMerge, { id, other })
  return [status, body.message]
}

/** Returns everything that is stored of these records, except the version of the remaining one. */
async function stored(kept: number, gone: number) {
  const { rows } =
    await sql`select to_jsonb(p) - case when p.id = ${kept} then 'version' else '' end as person,
      (select jsonb_agg(to_jsonb(d) order by d.dose) from vaccination_doses d where d.person_id = p.id) as doses
    from vaccination_persons p where p.id in (${kept}, ${gone}) order by p.id`.execute(server.db)
  return rows
}

it('both records are exactly as before: doses and who recorded them, numbers, card, spelling and Sr.No', async () => {
  const aadhaar = { adharCardNumber: '2345 6789 0124' }
  const cardNo = { cardNo: `V-${crypto.randomUUID().slice(0, 8)}`, dob: '1980-01-31' }
  for (const [one, other] of [
    [{}, { ...aadhaar, ...cardNo, doses: [first, second] }],
    [{ ...aadhaar, ...cardNo, doses: [first, second] }, {}],
    [{ adharCardNumber: 'XXXX XXXX 0124' }, { ...aadhaar, doses: [first, second] }],
  ] as const) {
    const { kept, gone } = await two(one, other)
    const before = await stored(kept.id, gone.id)
    const merged = await merge(kept, gone)
    expect(await stored(kept.id, gone.id)).not.toEqual(before)
    expect(await undo(kept.id, gone.id)).toEqual([200, 'Record updated successfully.'])
    expect(await stored(kept.id, gone.id)).toEqual(before)
    // A form that shows the merged record is refused.
    expect((await staff.data(calls.doses, { id: kept.id })).version).toBe(merged.version + 1)
    const left = await server.db.selectFrom('vaccination_merges').select('merged_id').execute()
    expect(left.map(({ merged_id }) => merged_id)).not.toContain(gone.id)
    // They can be merged again.
    const now = await staff.data(calls.doses, { id: kept.id })
    await merge(now, gone)
    await sql`delete from vaccination_merges`.execute(server.db)
    await sql`delete from vaccination_persons`.execute(server.db)
  }
})

it('records that had been merged into the removed record lead to it again', async () => {
  const { kept, gone } = await two()
  const last = await staff.data(calls.create, personForm({ firstName: 'Usha', mobile: kept.mobile }))
  const merged = await merge(kept, gone)
  await merge(last, merged)
  await undo(last.id, kept.id)
  const rows = await staff.data(calls.persons, { filter: `aasha ${kept.mobile}` })
  expect(rows.map(({ id }) => id)).toEqual([kept.id])
  expect(await undo(kept.id, gone.id)).toEqual([200, 'Record updated successfully.'])
})

it('takes nothing from the record into which the merged one went on, although both have the same version', async () => {
  const { kept, gone } = await two()
  const cardNo = `V-${crypto.randomUUID().slice(0, 8)}`
  const own = { cardNo, dob: '1980-01-31', adharCardNumber: '3456 7890 1238' }
  const last = await staff.data(
    calls.create,
    personForm({ firstName: 'Usha', mobile: kept.mobile, doses: [first, second], ...own }),
  )
  await merge(last, await merge(kept, gone))
  const before = await stored(last.id, gone.id)
  expect(await undo(last.id, gone.id)).toEqual(changed)
  expect(await stored(last.id, gone.id)).toEqual(before)
  expect((await undo(last.id, kept.id))[0]).toBe(200)
  expect((await undo(kept.id, gone.id))[0]).toBe(200)
})

it('takes back the merges into one record, the last one first', async () => {
  const { kept, gone } = await two({}, { doses: [first, second] })
  const others = []
  for (const firstName of ['Ashaa', 'Aashaa'])
    others.push(await staff.data(calls.create, personForm({ firstName, mobile: kept.mobile })))
  const before = await stored(kept.id, gone.id)
  let merged = await merge(kept, gone)
  for (const other of others) merged = await merge(merged, other)
  expect(await undo(kept.id, gone.id)).toEqual(changed)
  for (const other of others.reverse()) expect((await undo(kept.id, other.id))[0]).toBe(200)
  expect((await undo(kept.id, gone.id))[0]).toBe(200)
  expect(await stored(kept.id, gone.id)).toEqual(before)
})

it('is refused after a change of the record, after two minutes, the second time, and without the permission', async () => {
  const { kept, gone } = await two()
  const merged = await merge(kept, gone)
  const volunteer = await server.as('vaccination-entry-form')
  expect((await undo(kept.id, gone.id, volunteer))[0]).toBe(403)
  const { id, version, firstName, lastName, mobile, address } = merged
  const person = { firstName, lastName, mobile, address, doses: [first, second] }
  await staff.data(calls.edit, { ...person, id, version })
  expect(await undo(kept.id, gone.id)).toEqual(changed)

  const later = await two()
  await merge(later.kept, later.gone)
  await sql`update vaccination_merges set merged_at = merged_at - interval '121 seconds'`.execute(server.db)
  const late = [400, 'A merge can be undone only within two minutes.']
  expect(await undo(later.kept.id, later.gone.id)).toEqual(late)
  await sql`update vaccination_merges set merged_at = now()`.execute(server.db)
  const replies = await Promise.all([undo(later.kept.id, later.gone.id), undo(later.kept.id, later.gone.id)])
  const twice = notMerged(later.kept, later.gone)
  expect(replies.toSorted()).toEqual([[200, 'Record updated successfully.'], twice])
  expect(await undo(later.kept.id, later.gone.id)).toEqual(twice)
  expect((await undo(later.kept.id, later.kept.id))[0]).toBe(422)
})

it('a merge that was never made is not called undone', async () => {
  const { kept, gone } = await two()
  expect(await undo(kept.id, gone.id)).toEqual(notMerged(kept, gone))
  expect(await undo(kept.id, 999999)).toEqual([404, 'There is no such vaccination record'])
  await merge(kept, gone)
  const another = await two()
  const elsewhere = [400, `Sr.No ${gone.id} was already merged into Sr.No ${kept.id}.`]
  expect(await undo(another.kept.id, gone.id)).toEqual(elsewhere)
})
