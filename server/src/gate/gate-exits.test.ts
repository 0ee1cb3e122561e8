import { find } from '@nivas/contract/find/calls.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { asGuard, enter, enteredMinutesAgo } from './testing/enter.ts'
import { member, newCard, satsangi } from './testing/entries.ts'

const server = useServer()
const guard = () => asGuard(server)

describe('an exit', () => {
  it('is marked once, by the number of the ticket; the second guard reads when it was', async () => {
    const staff = await guard()
    const { id } = await enter(staff, { people: 4 })
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => staff.send(calls.exit, { idNumber: id })),
    )
    const done = replies.filter(({ status }) => status === 200)
    expect(done.map(({ body }) => [body.data.people, body.message])).toEqual([
      [4, 'Record updated successfully.'],
    ])
    for (const { status, body } of replies)
      if (status !== 200) {
        expect(status).toBe(400)
        expect(body.message).toMatch(/^This visitor was already marked out at \d+ \w+ \d{4}, \d\d:\d\d\.$/)
      }
  })

  it('that another guard marks by the same card at that moment is refused with its time', async () => {
    const staff = await guard()
    const card = newCard()
    const { id } = await enter(staff, { id_card_no: card })
    const { status, body } = await startBehind(
      server.db,
      (trx) =>
        trx
          .updateTable('gate_visits')
          .set({ exited_at: sql<Date>`now()`, exited_by: staff.userId })
          .where('id', '=', id)
          .execute(),
      () => staff.send(calls.exit, { idNumber: card }),
    )
    expect(status).toBe(400)
    expect(body.message).toMatch(/^This visitor was already marked out at /)
  })

  it('is found by a card too, in any case, and by an Aadhaar number', async () => {
    const staff = await guard()
    const card = await enter(staff, { id_card_no: 'NR-Exit-1' })
    expect((await staff.data(calls.exit, { idNumber: ' nr-exit-1 ' })).id).toBe(card.id)
    const aadhaar = await enter(staff, { id_card_no: '', adharid: '345678901238' })
    expect((await staff.data(calls.exit, { idNumber: '3456 7890 1238' })).id).toBe(aadhaar.id)
  })

  it('is found by the card of any member of the party, of any kind, and ends the whole visit', async () => {
    const staff = await guard()
    const cards = ['NR-First-1', 'NR-Second-1', '2345 6789 0124', 'NA'] as const
    for (const idNumber of ['nr-second-1', '234567890124', 'NR-First-1']) {
      const { id } = await staff.data(calls.createVisitorEntry, satsangi(...cards.map(member)))
      expect(await staff.data(calls.exit, { idNumber })).toMatchObject({ id, people: 5 })
      expect((await staff.send(calls.exit, { idNumber })).status).toBe(400)
    }
    const found = async (wanted: string) => (await staff.data(find.records, { wanted })).map(({ id }) => id)
    const { id } = await staff.data(calls.createVisitorEntry, satsangi(...cards.map(member)))
    for (const wanted of cards.slice(0, 3)) expect(await found(wanted)).toEqual([id])
    await enter(staff, { id_card_no: 'NR-Second-1', inside: 'both' })
    expect((await staff.send(calls.exit, { idNumber: 'NR-Second-1' })).body.message).toMatch(
      /^Several entries are open with this card/,
    )
  })

  it('is found by a licence that was entered in the field for Aadhaar numbers', async () => {
    const staff = await guard()
    const licence = `Licence ${crypto.randomUUID().slice(0, 7)}`
    const { id } = await enter(staff, { id_card_no: '', adharid: licence })
    await enter(staff, { id_card_no: '', adharid: `${licence}0` })
    expect((await staff.data(calls.exit, { idNumber: licence.toLowerCase().replace(' ', '') })).id).toBe(id)
  })

  it('is never found by NA, which stands for no card', async () => {
    const staff = await guard()
    await enter(staff, { id_card_no: 'NA' })
    for (const idNumber of ['NA', 'n/a', '-']) {
      const { status, body } = await staff.send(calls.exit, { idNumber })
      expect([status, body.message]).toEqual([
        400,
        'No visitor inside has this number. Please check the ticket, or find the visitor in the list.',
      ])
    }
  })

  it('by a card of two entries asks for the ticket; an unknown number is refused', async () => {
    const staff = await guard()
    const [one, two] = [
      await enter(staff, { id_card_no: 'TWICE' }),
      await enter(staff, { id_card_no: 'TWICE', inside: 'both' }),
    ]
    const text = async (idNumber: string) => (await staff.send(calls.exit, { idNumber })).body.message
    expect(await text('TWICE')).toBe(
      `Several entries are open with this card: ${one.id}, ${two.id}. Please scan the ticket.`,
    )
    for (const nobody of ['2147483647', '9999999999', 'nobody', '00'])
      expect(await text(nobody)).toBe(
        'No visitor inside has this number. Please check the ticket, or find the visitor in the list.',
      )
    expect((await (await server.as('bhent')).send(calls.exit, { idNumber: 'x' })).status).toBe(403)
  })

  it('by a ticket of the memorial site is refused with that reason', async () => {
    const staff = await guard()
    for (const idNumber of ['S12022', 's 12022']) {
      const { status, body } = await staff.send(calls.exit, { idNumber })
      expect([status, body.message]).toEqual([
        400,
        'This is a ticket of the memorial site. Please scan the ticket of the gate.',
      ])
    }
    const { id } = await enter(staff, { id_card_no: 'S12023' })
    expect((await staff.data(calls.exit, { idNumber: 'S12023' })).id).toBe(id)
  })

  it('by a card of which only the last digits are known asks for the name, and is never marked automatically', async () => {
    const staff = await guard()
    const inside = (adharid: string, visitorname: string) =>
      enter(staff, { id_card_no: '', adharid, visitorname, people: 2 })
    const asked = async (idNumber: string) => {
      const { status, body } = await staff.send(calls.exit, { idNumber })
      const { choose } = (body.data ?? {}) as { choose?: unknown }
      return [status, body.message, choose]
    }
    const choice = ({ id }: { id: number }, name: string) => ({ id, uid: String(id), name, people: 2 })
    const qr = await inside('XXXX XXXX 0019', 'Nita Paul')
    // The complete number of another person, with the same end.
    const other = await inside('999941170019', 'Gita Paul')
    expect(await asked('4991 1866 0019')).toEqual([
      400,
      'No visitor inside has this number. These visitors entered with a card that has the same last digits: please choose by name, or scan the ticket.',
      [choice(qr, 'Nita Paul')],
    ])
    expect(await asked('XXXX XXXX 0019')).toEqual([
      400,
      'This card shows only the last digits of its number. Please choose the visitor by name, or scan the ticket.',
      [choice(qr, 'Nita Paul'), choice(other, 'Gita Paul')],
    ])
    expect((await staff.data(calls.exit, { idNumber: '999941170019' })).id).toBe(other.id)
    expect((await staff.data(calls.exit, { idNumber: String(qr.id) })).name).toBe('Nita Paul')
    expect((await asked('4991 1866 0019'))[2]).toBeUndefined()
    const named = (name: string) => ({ ...member('XXXX XXXX 0019'), name })
    const party = satsangi(member('NA'), named('Nita Paul'), named('Lata Paul'))
    const { id } = await staff.data(calls.createVisitorEntry, party)
    expect((await asked('XXXX XXXX 0019'))[2]).toEqual([
      { id, uid: String(id), name: 'Lata Paul, Nita Paul', people: 4 },
    ])
    await staff.data(calls.exit, { idNumber: id })
    expect((await asked('XXXX XXXX 0019'))[2]).toBeUndefined()
  })

  it('cannot be before the entry, not even in the database', async () => {
    const staff = await guard()
    const { id } = await enter(staff)
    await expect(
      sql`update gate_visits set exited_at = entered_at - interval '1 second', exited_by = ${staff.userId}
        where id = ${id}`.execute(server.db),
    ).rejects.toMatchObject({ constraint: 'no_exit_before_entry' })
  })
})

describe('the pending visitors', () => {
  it('are those inside, the longest first, 50 on a page, with their time inside', async () => {
    const staff = await guard()
    await server.db.deleteFrom('gate_visits').execute()
    for (let at = 0; at < 53; at += 1) {
      const { id } = await enter(staff, { visitorname: at === 7 ? 'Only one' : 'Meena Devi' })
      await enteredMinutesAgo(server.db, id, 60 + at)
    }
    const gone = await enter(staff)
    await staff.data(calls.exit, { idNumber: gone.id })
    const first = await staff.send(calls.pending, {})
    expect(first.body.meta.pagination).toMatchObject({ total: 53, count: 50, per_page: 50 })
    expect(first.body.data[0]).toMatchObject({ entryMinutes: 112, timeElapsed: '1:52' })
    const last = await staff.data(calls.pending, { page: 2 })
    expect(last.map(({ entryMinutes }) => entryMinutes)).toEqual([62, 61, 60])
    const newest = await staff.data(calls.pending, { order: 'desc', per_page: 2 })
    expect(newest.map(({ entryMinutes }) => entryMinutes)).toEqual([60, 61])
    const named = await staff.data(calls.pending, { name: 'only' })
    expect(named.map(({ name, visit_purpose }) => [name, visit_purpose.houseno])).toEqual([
      ['Only one', 'B-12'],
    ])
    expect(await staff.data(calls.pending, { issatsangi: 'true' })).toEqual([])
    expect(await staff.data(calls.pending, { page: 9 })).toEqual([])
  })
})
