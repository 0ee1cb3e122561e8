import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { personForm } from './testing/person-form.ts'
import { first, makeTwo, second } from './testing/two-records.ts'

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form', 'manage-vaccine-types')
})

const two = (one: object, other: object) => makeTwo(staff, one, other)

type Read = Pick<PersonRecord, 'id' | 'version'>
const pair = (kept: Read, gone: Read) => ({
  ...{ id: kept.id, version: kept.version },
  ...{ other: gone.id, otherVersion: gone.version },
})

it('two records of one person become one, which the other spelling and its Sr.No find', async () => {
  const more = { dob: '1980-01-31', adharCardNumber: '2345 6789 0124', doses: [first, second] }
  const { kept, gone, again } = await two({}, more)
  const merged = await staff.data(calls.merge, pair(kept, gone))
  expect(merged).toMatchObject({
    ...{ id: kept.id, name: 'Asha Rao', version: kept.version + 1 },
    ...{ dob: '1980-01-31', adharCardNumber: 'XXXX XXXX 0124' },
    doses: [first, second],
  })
  expect(merged.doses[0]?.id).toBe(kept.doses[0]?.id)
  const found = async (filter: string) => (await staff.data(calls.persons, { filter })).map(({ id }) => id)
  expect(await found(kept.mobile)).toEqual([kept.id])
  expect(await found(`aasha ${kept.mobile}`)).toEqual([kept.id])
  expect(await found(String(gone.id))).toContain(kept.id)
  const entered = await staff.send(calls.create, { ...again, adharCardNumber: null })
  expect([entered.status, entered.body.message]).toEqual([
    400,
    `This person already has a record: Sr.No ${kept.id}. Please add the dose there.`,
  ])
  const history = await server.db
    .selectFrom('vaccination_merges')
    .select(['person_id', 'first_name', 'doses', 'merged_by'])
    .where('merged_id', '=', gone.id)
    .executeTakeFirstOrThrow()
  expect(history).toMatchObject({ person_id: kept.id, first_name: 'Aasha', merged_by: staff.userId })
  expect(history.doses).toMatchObject([first, second])
  const noted = await server.db
    .selectFrom('audit_log')
    .select('said')
    .where('call', '=', 'vaccination.merge')
    .where('record_id', '=', kept.id)
    .executeTakeFirstOrThrow()
  expect(noted.said).toMatchObject({ other: gone.id })
  const ofGone = await server.db
    .selectFrom('audit_log')
    .select(['call', 'said', 'user_id'])
    .where('record_type', '=', 'vaccination')
    .where('record_id', '=', gone.id)
    .where('call', '=', 'vaccination.merged')
    .execute()
  expect(ofGone).toEqual([{ call: 'vaccination.merged', said: { into: kept.id }, user_id: staff.userId }])
})

it('a record that was merged twice leads to the one that remains', async () => {
  const { kept, gone } = await two({}, {})
  const last = await staff.data(calls.create, personForm({ firstName: 'Usha', mobile: kept.mobile }))
  await staff.data(calls.merge, pair(kept, gone))
  await staff.data(calls.merge, pair(last, { ...kept, version: kept.version + 1 }))
  const rows = await staff.data(calls.persons, { filter: `aasha ${kept.mobile}` })
  expect(rows.map(({ id }) => id)).toEqual([last.id])
})

it('the mobile numbers of both merged records find the one that remains', async () => {
  const { kept, gone } = await two({}, { mobile: '9123409876' })
  await staff.data(calls.merge, pair(kept, gone))
  const found = async (filter: string) => (await staff.data(calls.persons, { filter })).map(({ id }) => id)
  expect(await found('+91 91234 09876')).toEqual([kept.id])
  expect(await found('९१२३४०९८७६')).toEqual([kept.id])
})

it('a merge is refused when doses contradict each other, and nothing changes', async () => {
  const { kept, gone } = await two({}, { doses: [{ dose: 1, vtype: 1, date: today }] })
  const { status, body } = await staff.send(calls.merge, pair(kept, gone))
  expect([status, body.message]).toEqual([
    400,
    'Dose 1 differs between the two records. Please enter all doses in the record you keep, or keep the other one.',
  ])
  expect(await staff.data(calls.doses, { id: gone.id })).toEqual(gone)
  // With both doses in the record that remains, the other one has nothing to add.
  const { id, version, firstName, lastName, mobile, address } = kept
  const both = { firstName, lastName, mobile, address, doses: [first, second] }
  const whole = await staff.data(calls.edit, { ...both, id, version })
  expect((await staff.data(calls.merge, pair(whole, gone))).doses).toMatchObject([first, second])
})

it('a merge is refused for two persons, an outdated version, the same record, and without the permission', async () => {
  const { kept, gone } = await two(
    { adharCardNumber: 'XXXX XXXX 1111' },
    { adharCardNumber: '9999 4105 7058' },
  )
  const refused = await staff.send(calls.merge, pair(kept, gone))
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'These records belong to two people: their cards or Aadhaar numbers differ.',
  ])
  const other = await two({}, {})
  const stale = await staff.send(calls.merge, { ...pair(other.kept, other.gone), otherVersion: 7 })
  expect([stale.status, stale.body.message]).toEqual([
    400,
    'This record was changed meanwhile. Please open it again.',
  ])
  const itself = await staff.send(calls.merge, pair(other.kept, other.kept))
  expect([itself.status, itself.body.errors]).toEqual([422, { other: ['Please choose another record'] }])
  const volunteer = await server.as('vaccination-entry-form')
  expect((await volunteer.send(calls.merge, pair(other.kept, other.gone))).status).toBe(403)
  const desks = await Promise.all([
    staff.send(calls.merge, pair(other.kept, other.gone)),
    staff.send(calls.merge, pair(other.gone, other.kept)),
  ])
  expect(desks.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

it('a merge, change, look or card of a record that another desk has merged names the record that remains', async () => {
  const { kept, gone } = await two({}, {})
  const last = await staff.data(calls.create, personForm({ firstName: 'Usha', mobile: kept.mobile }))
  const merged = await staff.data(calls.merge, pair(kept, gone))
  const into = (srNo: number) => [400, `Sr.No ${gone.id} was already merged into Sr.No ${srNo}.`]
  const { firstName, lastName, mobile, address, version } = gone
  const change = { firstName, lastName, mobile, address, doses: [first, second], id: gone.id, version }
  const refusals = async () => {
    const replies = [
      await staff.send(calls.merge, pair(kept, gone)),
      await staff.send(calls.merge, pair(gone, last)),
      await staff.send(calls.edit, change),
      await staff.send(calls.doses, { id: gone.id }),
      await staff.send(calls.card, { id: gone.id }),
    ]
    return replies.map(({ status, body }) => [status, body.message])
  }
  expect(await refusals()).toEqual(Array(5).fill(into(kept.id)))
  await staff.data(calls.merge, pair(last, merged))
  expect((await refusals())[1]).toEqual(into(last.id))
  const unknown = await staff.send(calls.merge, pair(last, { id: 999999, version: 1 }))
  expect([unknown.status, unknown.body.message]).toEqual([404, 'There is no such vaccination record'])
})
