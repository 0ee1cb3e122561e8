import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { newCard } from './testing/entries.ts'

const server = useServer()
const guard = () => server.as('gate-visitor-entry', 'gate-pending-visitor')
const entry = (more: object = {}) => ({
  id_card_no: newCard(),
  visitorname: 'Asha Rao',
  houseNo: 'B-12',
  fromdate: inDays(0),
  todate: inDays(0),
  departure_time: '18:00',
  people: 2,
  issatsangi: true,
  ...more,
})

describe('printing the receipt of a visit', () => {
  it('counts its prints, and a duplicate repeats the original', async () => {
    const staff = await guard()
    const visit = await staff.data(calls.createEntry, entry())
    const first = await staff.data(calls.printReceipt, { id: visit.id })
    expect(first).toEqual({ receipt: visit, print: expect.objectContaining({ number: 1 }) })
    await staff.data(calls.editVisit, { id: visit.id, visitorname: 'Asha Devi', people: 5 })
    const second = await staff.data(calls.printReceipt, { id: visit.id })
    expect(second).toEqual({ receipt: visit, print: expect.objectContaining({ number: 2 }) })
  })

  it('is in the audit', async () => {
    const staff = await guard()
    const { id } = await staff.data(calls.createEntry, entry())
    await staff.data(calls.printReceipt, { id })
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['call', 'user_id'])
      .where('record_type', '=', 'visit')
      .where('record_id', '=', id)
      .where('call', '=', 'gate.printReceipt')
      .execute()
    expect(rows).toEqual([{ call: 'gate.printReceipt', user_id: staff.userId }])
  })

  it('after an entry that was made offline gives a duplicate, with the number of its ticket', async () => {
    const staff = await guard()
    const key = crypto.randomUUID()
    const sent_at = new Date().toISOString()
    const kept = { made_by: staff.userId, made_at: sent_at, sent_at }
    const headers = { 'idempotency-key': key }
    const { body } = await staff.send(calls.createEntry, entry({ kept }), headers)
    await staff.send(calls.createEntry, entry({ kept }), headers)
    expect(await staff.data(calls.printReceipt, { id: body.data.id })).toMatchObject({
      print: { number: 2 },
      receipt: { id: body.data.id, ticket: provisionalNumber(key) },
    })
  })

  it('is refused for an unknown visit', async () => {
    const staff = await guard()
    expect((await staff.send(calls.printReceipt, { id: 999_999_999 })).status).toBe(404)
  })
})
