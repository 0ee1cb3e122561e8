import { readFileSync } from 'node:fs'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { member, newCard, other, satsangi, short } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })
const guard = () => server.as('gate-visitor-entry', 'gate-pending-visit-status-update')

describe('a visit that has not ended', () => {
  it('is in the pending list with the fields that can be corrected', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-pending-visitor')
    const [name, mobile] = ['Meena of the Bus', '9876543210']
    const sent = short({ visitorname: name, mobileNumber: mobile, people: 40, departure_time: '22:30' })
    const { id } = await staff.data(calls.createEntry, sent)
    await staff.data(calls.editVisit, { id, vehicleno: 'UP80' })
    expect(await staff.data(calls.pending, { name })).toMatchObject([
      {
        id,
        people: 40,
        vehicleno: 'UP80',
        todate: inDays(0),
        departure_time: '22:30',
        visit_purpose: { visitormobile: mobile },
      },
    ])
    await staff.data(calls.createVisitorEntry, other({ visitorname: 'Without a Time' }))
    const [untimed] = await staff.data(calls.pending, { name: 'Without a Time' })
    expect(untimed?.departure_time).toBeNull()
  })

  it('can be corrected; an ended one cannot', async () => {
    const staff = await guard()
    const { id } = await staff.data(calls.createEntry, short({ visitorname: 'Meena Devi' }))
    const now = await staff.data(calls.editVisit, { id, people: 7, vehicleno: 'UP80', todate: inDays(1) })
    expect(now).toMatchObject({ people: 7, vehicleno: 'UP80', todate: inDays(1), visitorname: 'Meena Devi' })
    const wrong = await staff.send(calls.editVisit, { id, todate: inDays(-1) })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['todate']])
    await staff.data(calls.exit, { idNumber: id })
    const { status, body } = await staff.send(calls.editVisit, { id, people: 1 })
    expect([status, body.message]).toEqual([400, 'This visit has ended and cannot be changed.'])
    expect((await staff.send(calls.editVisit, { id: 2_147_483_647 })).status).toBe(404)
  })

  it('ends by the rule of the form that made it: in the satsangi form after the day of arrival', async () => {
    const staff = await guard()
    const family = await staff.data(calls.createVisitorEntry, satsangi(member(newCard())))
    for (const todate of [inDays(-1), inDays(0), inDays(400)]) {
      const { status, body } = await staff.send(calls.editVisit, { id: family.id, todate })
      expect([todate, status, Object.keys(body.errors ?? {})]).toEqual([todate, 422, ['todate']])
    }
    const longer = { id: family.id, todate: inDays(3) }
    expect(await staff.data(calls.editVisit, longer)).toMatchObject(longer)
    const { id } = await staff.data(calls.createEntry, short({ todate: inDays(1) }))
    expect(await staff.data(calls.editVisit, { id, todate: inDays(0) })).toMatchObject({ todate: inDays(0) })
  })

  it('has at least the people who are listed, and one more for a non-satsangi with companions', async () => {
    const staff = await guard()
    const fewest = async (id: number, people: number) => {
      const fewer = await staff.send(calls.editVisit, { id, people: people - 1 })
      const listed = `This entry lists ${people} people. Please enter at least as many.`
      expect([fewer.status, fewer.body.errors]).toEqual([
        422,
        { people: [people > 1 ? listed : 'Must be 1 or more'] },
      ])
      expect((await staff.data(calls.editVisit, { id, people })).people).toBe(people)
    }
    const two = [
      { name: 'Asha Rao', phone: '9876543210' },
      { name: 'Mohan Rao', phone: '9876543211' },
    ]
    const party = await staff.data(calls.createVisitorEntry, other({ people: 5, members: two }))
    await fewest(party.id, 3)
    const alone = await staff.data(calls.createVisitorEntry, other())
    await fewest(alone.id, 1)
    const family = satsangi(member('NA'), member('NA'))
    await fewest((await staff.data(calls.createVisitorEntry, { ...family, children: 0, people: 2 })).id, 2)
    const withAdults = { ...family, children: 3, adults: 1, people: 6 }
    await fewest((await staff.data(calls.createVisitorEntry, withAdults)).id, 5)
    await fewest((await staff.data(calls.createEntry, short({ people: 4 }))).id, 1)
  })

  it('stores the phones of its visitors, and the audit of entries and corrections does not', async () => {
    const staff = await guard()
    const visits = [
      await staff.data(calls.createEntry, short({ mobileNumber: '9876501111' })),
      await staff.data(calls.createVisitorEntry, other({}, { visitormobile: '9876502222' })),
    ]
    for (const { id } of visits)
      await staff.data(calls.editVisit, { id, vehicleno: 'UP80', visitormobile: '9876503333' })
    const audited = async () => {
      const { rows } = await sql<{ said: string }>`select said::text as said from audit_log
        where record_type = 'visit' and record_id = any(${visits.map(({ id }) => id)}::int[])`.execute(
        server.db,
      )
      expect(rows.length).toBe(4)
      return rows.map(({ said }) => said).join()
    }
    expect(await audited()).not.toMatch(/98765|visitormobile/)
    expect(await audited()).toContain('UP80')

    // Audit rows as an earlier version wrote them.
    await sql`update audit_log set said = said || case call
      when 'gate.createEntry' then '{"mobileNumber": "9876501111"}'
      when 'gate.editVisit' then '{"visitormobile": "9876503333"}'
      else '{"visit_purpose": {"houseno": "B-12", "visitormobile": "9876502222"}}' end::jsonb
      where record_type = 'visit'`.execute(server.db)
    expect((await audited()).match(/98765/g)).toHaveLength(4)
    const migration = new URL('../db/migrations/0234_contacts_out_of_the_audit.sql', import.meta.url)
    await sql.raw(readFileSync(migration, 'utf8')).execute(server.db)
    expect(await audited()).not.toMatch(/98765|visitormobile/)
    expect(await audited()).toContain('B-12')
  })

  it('has at least one person from its entry on', async () => {
    const staff = await guard()
    const { status, body } = await staff.send(calls.createEntry, short({ people: 0 }))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['people']])
  })
})
