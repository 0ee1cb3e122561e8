import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, makeNew } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { asGuard, enter, enteredMinutesAgo } from './testing/enter.ts'
import { member, newCard, other, satsangi } from './testing/entries.ts'

const server = useServer()
const guard = () => asGuard(server)

/** Returns the status and the text of a refused second entry, and the open entries that it names. */
async function refused(reply: Promise<{ status: number; body: { message?: string; data?: unknown } }>) {
  const { status, body } = await reply
  const { inside = [] } = (body.data ?? {}) as { inside?: { id: number }[] }
  return { status, message: body.message, inside }
}

const sent = (staff: Client, more: object) => {
  const entry = { visitorname: 'Meena Devi', houseNo: 'B-12', fromdate: inDays(0), todate: inDays(0) }
  return staff.send(calls.createEntry, {
    ...{ ...entry, departure_time: '23:59', people: 1, issatsangi: true, inside: [] },
    ...more,
  })
}

const visits = (...ids: number[]) =>
  server.db
    .selectFrom('gate_visits')
    .select(['id', 'exited_at', 'ended_by', 'entered_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
const open = async (...ids: number[]) =>
  (await visits(...ids)).filter(({ exited_at }) => exited_at === null).map(({ id }) => id)

const waited = (made_by: number, minutes: number) => {
  const at = Date.now()
  return {
    made_by,
    made_at: new Date(at - minutes * 60_000).toISOString(),
    sent_at: new Date(at).toISOString(),
  }
}

describe('a card that is already inside', () => {
  it('may enter again by a call without `inside`, as in the specification: both entries stay', async () => {
    const staff = await guard()
    const card = newCard()
    const [first, second] = [
      await enter(staff, { id_card_no: card }),
      await enter(staff, { id_card_no: card }),
    ]
    expect(await open(first.id, second.id)).toEqual([first.id, second.id])
  })

  it('is refused before anything is written, with name, gate and time of the open entry', async () => {
    const staff = await guard()
    const card = newCard()
    const first = await enter(staff, { id_card_no: card, gate_id: 1, people: 3 })
    const answer = await refused(sent(staff, { id_card_no: ` ${card.toLowerCase()} ` }))
    expect(answer.status).toBe(400)
    expect(answer.message).toMatch(
      /^This card is already inside: Meena Devi, since \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    )
    expect(answer.inside).toEqual([
      {
        ...{ id: first.id, name: 'Meena Devi', people: 3, gate: 'Main gate' },
        since: { moment: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) },
      },
    ])
  })

  it('is found by every form: list, other visitor, Aadhaar number, check-in', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-reservations-checkin', 'gate-reservations')
    const [card, licence] = [newCard(), `DL-${newCard()}`]
    const party = await staff.data(calls.createVisitorEntry, satsangi(member('NA'), member(card)))
    const number = '4991 1866 5246'
    const aadhaar = await enter(staff, { id_card_no: '', adharid: number })
    const driver = await staff.data(calls.createVisitorEntry, other({ idNumber: licence }))
    const ids = async (body: object) =>
      (await refused(staff.send(calls.createVisitorEntry, { inside: [], ...body } as never))).inside.map(
        ({ id }) => id,
      )
    expect((await refused(sent(staff, { id_card_no: card }))).inside).toMatchObject([
      { id: party.id, name: 'Asha Rao', people: 3 },
    ])
    expect(await ids(satsangi(member(number), member(card)))).toEqual([party.id, aadhaar.id])
    expect(await ids(other({ idNumber: number.replaceAll(' ', '') }))).toEqual([aadhaar.id])
    expect(await ids(other({ idNumber: licence.toLowerCase() }))).toEqual([driver.id])
    const reservation_id = await makeNew(server, inDays(0))
    expect(await ids({ ...satsangi(member(card)), reservation_id })).toEqual([party.id])
    const listed = await staff.data(reservations.gateList, { per_page: 200 })
    expect(listed.find(({ id }) => id === reservation_id)?.checkin_status).toBe('No')
    expect(await ids({ ...satsangi(member(card)), reservation_id, inside: [party.id] })).toEqual([])
  })

  it('is marked out at the time of the new entry, in its transaction, when its exit was missed', async () => {
    const staff = await guard()
    const card = newCard()
    const first = await enter(staff, { id_card_no: card, people: 2 })
    const before = (await staff.data(calls.liveBoard, {})).inside
    const second = await enter(staff, { id_card_no: card, people: 2, inside: [first.id] })
    expect((await staff.data(calls.liveBoard, {})).inside).toBe(before)
    const [one, two] = await visits(first.id, second.id)
    expect(one).toMatchObject({ exited_at: two?.entered_at, ended_by: second.id })
    expect(two).toMatchObject({ exited_at: null, ended_by: null })
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['said', 'user_id'])
      .where('call', '=', 'gate.endedByEntry')
      .where('record_id', '=', first.id)
      .execute()
    expect(audit).toEqual([{ said: { ended_by: second.id }, user_id: staff.userId }])
    // A refused entry does not end the earlier one.
    const wrong = await sent(staff, { id_card_no: card, inside: [second.id], gate_id: 999_999 })
    expect(wrong.status).toBe(422)
    expect(await open(second.id)).toEqual([second.id])
  })

  it('stays inside beside the new entry when the counter chooses both: a family with one card', async () => {
    const staff = await guard()
    const card = newCard()
    const first = await enter(staff, { id_card_no: card })
    const second = await enter(staff, { id_card_no: card, inside: 'both' })
    expect(await open(first.id, second.id)).toEqual([first.id, second.id])
    // The counter is asked again for the third, because it has seen one of the two open entries.
    const { inside } = await refused(sent(staff, { id_card_no: card, inside: [first.id] }))
    expect(inside.map(({ id }) => id)).toEqual([first.id, second.id])
    // A mistaken exit can still be undone.
    await staff.data(calls.exit, { idNumber: String(first.id) })
    await staff.data(calls.undoExit, { id: first.id })
  })

  it('does not end entries of other cards, and an entry that has ended meanwhile is ignored', async () => {
    const staff = await guard()
    const card = newCard()
    const stranger = await enter(staff)
    const first = await enter(staff, { id_card_no: card })
    await staff.data(calls.exit, { idNumber: String(first.id) })
    await enter(staff, { id_card_no: card, inside: [first.id, stranger.id] })
    expect(await open(stranger.id)).toEqual([stranger.id])
    expect((await visits(first.id))[0]?.ended_by).toBeNull()
  })

  it('is recognised by its whole number, or by its last digits with the same name; NA is no card', async () => {
    const staff = await guard()
    const named = (adharid: string, visitorname: string) => ({ id_card_no: '', adharid, visitorname })
    const first = await enter(staff, named('XXXX XXXX 0037', 'Nita Paul'))
    await enter(staff, named('XXXX XXXX 0037', 'Gita Paul'))
    const again = await refused(sent(staff, named('XXXX XXXX 0037', 'nita paul')))
    expect(again.inside.map(({ id }) => id)).toEqual([first.id])
    for (const id_card_no of ['NA', 'n/a', 'NA']) await enter(staff, { id_card_no })
  })

  it('enters once when two counters scan it simultaneously', async () => {
    const staff = await Promise.all([guard(), guard()])
    const card = newCard()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => sent(staff[at % 2] as Client, { id_card_no: card })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)])
  })

  it('cannot be put back inside by Undo after it has entered again', async () => {
    const staff = await guard()
    const card = newCard()
    const first = await enter(staff, { id_card_no: card })
    await staff.data(calls.exit, { idNumber: String(first.id) })
    const second = await enter(staff, { id_card_no: card })
    const undone = await staff.send(calls.undoExit, { id: first.id })
    expect([undone.status, undone.body.message]).toEqual([
      400,
      'This card has entered again since then. Please mark that entry out first.',
    ])
    const third = await enter(staff, { id_card_no: card, inside: [second.id] })
    expect((await staff.send(calls.undoExit, { id: second.id })).status).toBe(400)
    await staff.data(calls.exit, { idNumber: String(third.id) })
    await staff.data(calls.undoExit, { id: third.id })
  })

  it('is inside again by Undo of the entry that ended, once the later entry is marked out', async () => {
    const staff = await guard()
    const card = newCard()
    const first = await enter(staff, { id_card_no: card })
    const wrong = await enter(staff, { id_card_no: card, inside: [first.id] })
    await staff.data(calls.exit, { idNumber: String(wrong.id) })
    await staff.data(calls.undoExit, { id: first.id })
    expect(await visits(first.id)).toMatchObject([{ exited_at: null, ended_by: null }])
  })
})

describe('an entry that waited for the network and whose card is inside', () => {
  it('is not refused, and ends the earlier one at its own time of entry', async () => {
    const staff = await guard()
    const card = newCard()
    const first = await enter(staff, { id_card_no: card })
    await enteredMinutesAgo(server.db, first.id, 60)
    const second = await enter(staff, { id_card_no: card, kept: waited(staff.userId, 20) })
    const [one, two] = await visits(first.id, second.id)
    expect(one).toMatchObject({ exited_at: two?.entered_at, ended_by: second.id })
    expect(two?.exited_at).toBeNull()
  })

  it('is itself ended by a later entry of the card, whose ticket is in use', async () => {
    const staff = await guard()
    const card = newCard()
    const later = await enter(staff, { id_card_no: card })
    const first = await enter(staff, { id_card_no: card, kept: waited(staff.userId, 20) })
    const [two, one] = await visits(later.id, first.id)
    expect(one).toMatchObject({ exited_at: two?.entered_at, ended_by: later.id })
    expect(two?.exited_at).toBeNull()
  })

  it('leaves a larger party inside, because its other people did not enter again', async () => {
    const staff = await guard()
    const card = newCard()
    const party = await staff.data(calls.createVisitorEntry, satsangi(member('NA'), member(card)))
    const alone = await enter(staff, { id_card_no: card, kept: waited(staff.userId, 0) })
    expect(await open(party.id, alone.id)).toEqual([party.id, alone.id])
  })
})
