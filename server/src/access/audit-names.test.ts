import { kindOfId } from '@nivas/contract/access/audited-ids.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { makeRooms } from '../testing/factories.ts'
import { makeIds, samplesOf } from '../testing/samples/sample.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

const note = (call: string, said: object) =>
  sql`insert into audit_log (call, said, request_id) values (${call}, ${JSON.stringify(said)}::jsonb, 'test')`.execute(
    server.db,
  )

/** Returns the fields that have ids where names should stand, at any depth. */
function numbersIn(value: unknown, area: string, within: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, area, within))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(kindOfId(area, within, name) && [inner].flat().some((one) => typeof one === 'number')
      ? [`${within}.${name}`]
      : []),
    ...numbersIn(inner, area, name),
  ])
}

const audited = everyCall.filter(([, { writes, noted }]) => writes || noted)

/** Ids in the samples of these calls that belong to no record. */
const ofNone = [...['attributes.id', 'changeLine.id', 'lines.id'], ...['signDay.session_ids', 'visit.closes']]

describe('the audit', () => {
  it('has names of events, gates, purposes and floors, as of buildings', async () => {
    const reader = await server.as('audit-log')
    const staff = await server.as('manage-buildings', 'gate-visitor-entry')
    const { building, floorId } = await makeRooms(server, 1)
    const place = { building_id: building.id, floor_id: floorId }
    await staff.data(venue.editFloor, { ...place, floor_number: 3, position: 'LEFT' })
    await staff.data(gate.createVisitorEntry, {
      ...{ isnonsatsangi: true, idNumber: 'DL-0420110012345', visitorname: 'Ravi Kumar', people: 1 },
      gate_id: 1,
      visit_purpose: {
        purpose_id: 1,
        visitingname: 'Asha Rao',
        houseno: 'B-12',
        country: 'IND',
        visitormobile: '9876543210',
      },
    })
    const [entered, floor] = await reader.data(calls.audit, { user_id: staff.userId })
    const { rows } = await sql<{
      gate: string
      purpose: string
      event: string
    }>`select g.name as gate, p.name as purpose,
      e.name as event from gates g, visit_purposes p, event_types e where g.id = 1 and p.id = 1 and e.id = 1`.execute(
      server.db,
    )
    expect(entered?.said).toMatchObject({
      gate_id: rows[0]?.gate,
      visit_purpose: { purpose_id: rows[0]?.purpose },
    })
    expect(floor?.said).toMatchObject({ building_id: building.name, floor_id: `${building.name} · 3` })
    await note('reservations.book', { event_type_id: 1 })
    const [booked] = await reader.data(calls.audit, { per_page: 1 })
    expect(booked?.said).toEqual({ event_type_id: rows[0]?.event })
  })

  it.each(audited)('has names in place of the ids in the input of %s, at any depth', async (name, call) => {
    const reader = await server.as('audit-log')
    const [area = '', own = ''] = name.split('.')
    for (const said of await samplesOf(name, call, await makeIds(server))) {
      if (numbersIn(said, area, own).length === 0) continue
      await note(name, said)
      const [row] = await reader.data(calls.audit, { per_page: 1 })
      expect(row?.call).toBe(name)
      expect(numbersIn(row?.said, area, own).filter((field) => !ofNone.includes(field))).toEqual([])
    }
  })
})
