import { find as calls } from '@nivas/contract/find/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { Permission } from '@nivas/contract/permissions.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { aadhaarNumbers } from '../testing/identity-numbers.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, take } from '../testing/till.ts'

const server = useServer(undefined, { jobs: false })
const aadhaar = String(aadhaarNumbers().next().value)
const numbers: Record<string, string> = {}
let building = ''
let ticket = 0

beforeAll(async () => {
  const desk = await server.as('admin-booking', 'gate-visitor-entry')
  const made = await makeRooms(server, 6)
  building = made.building.name
  const guests = [
    ['Kamla Devi', '+91 98765 43210', 1],
    ['कमला देवी', '98111 22333', 2],
    ['Kiran Rao', '98000 00001', 3],
    ['Kishan Lal', '98000 00002', 40],
  ] as const
  for (const [at, [name, phone, day]] of guests.entries()) {
    const stay = booking([made.roomIds[at] ?? 0], inDays(day), inDays(day + 1))
    const members = [{ name, age: 40, i_card_number: 'NA' }]
    const { application_number } = await desk.data(reservations.book, {
      ...stay,
      phone,
      members,
      id_card_no: `FIND-${at}`,
    })
    numbers[name] = application_number
  }
  await server.db
    .insertInto('customers')
    .values({
      id_card_no: 'CARD-77',
      main_name: 'Vijay',
      surname: 'Sharma',
      phone: '9700012345',
    })
    .execute()
  const entry = { visitorname: 'Meena Soni', houseNo: 'B-12', departure_time: '23:59', issatsangi: false }
  const today = { fromdate: inDays(0), todate: inDays(0) }
  ticket = Number((await desk.data(gate.createEntry, { ...entry, ...today, adharid: aadhaar, people: 1 })).id)
})

const everything = () =>
  server.as('manage-reservations', 'manage-customers', 'gate-pending-visitor', 'manage-buildings')
const names = async (wanted: string) =>
  (await (await everything()).data(calls.records, { wanted })).map(({ name }) => name)

describe('a record is found', () => {
  it.each([
    ['by its reference', () => numbers['Kiran Rao'] ?? '', ['Kiran Rao']],
    ['by the last digits of its reference', () => (numbers['Kiran Rao'] ?? '').slice(-4), ['Kiran Rao']],
    ['by the last digits of the phone number', () => '43210', ['Kamla Devi']],
    ['by the whole phone number, however it is written', () => '+91 9811122333', ['कमला देवी']],
    ['by a phone number in digits of a Hindi keyboard', () => '+९१ ९८१११ २२३३३', ['कमला देवी']],
    ['by the card of the applicant, in any case', () => 'find-2', ['Kiran Rao']],
    ['by the applicant in Latin letters, those of Devanagari too', () => 'kamla', ['Kamla Devi', 'कमला देवी']],
    ['by the applicant in Devanagari letters, those of Latin too', () => 'किरण', ['Kiran Rao']],
    ['by a family name', () => 'lal', ['Kishan Lal']],
    ['by the card of a customer', () => 'card-77', ['Vijay Sharma']],
    ['by the phone of a customer', () => '12345', ['Vijay Sharma']],
    ['by the name of a customer as it sounds', () => 'विजय', ['Vijay Sharma']],
    ['by the name of a visitor inside', () => 'meena s', ['Meena Soni']],
    ['by the identity number of a visitor inside', () => aadhaar, ['Meena Soni']],
    ['not by wildcards', () => '%_', []],
    ['not by one letter', () => 'k', []],
  ])('%s', async (_, text, found) => {
    expect(await names(text())).toEqual(found)
  })

  it('by the ticket of a visitor inside, and by building and number of a room', async () => {
    expect(await names(String(ticket))).toContain('Meena Soni')
    const inHindi = String(ticket).replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    expect(await names(inHindi)).toContain('Meena Soni')
    expect(new Set(await names(`${building} `))).toEqual(new Set([building]))
    await server.db
      .updateTable('buildings')
      .set({ name_hi: 'खोज निवास' })
      .where('name', '=', building)
      .execute()
    expect(await names('खोज निवास १०१')).toEqual([building])
  })

  it('by the provisional ticket that was printed without a network, until the visitor leaves', async () => {
    const desk = await server.as('gate-visitor-entry', 'gate-pending-visit-status-update')
    const key = crypto.randomUUID()
    const now = new Date().toISOString()
    const entry = {
      id_card_no: 'FIND-W',
      visitorname: 'Nirmala Das',
      houseNo: 'B-12',
      fromdate: today,
      todate: today,
      departure_time: '23:59',
      people: 1,
      issatsangi: true,
      kept: { made_by: desk.userId, made_at: now, sent_at: now },
    }
    await desk.data(gate.createEntry, entry, { 'idempotency-key': key })
    const number = provisionalNumber(key)
    const inHindi = number.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    for (const text of [number, number.toLowerCase(), inHindi])
      expect(await names(text)).toEqual(['Nirmala Das'])
    await desk.data(gate.exit, { idNumber: number })
    expect(await names(number)).toEqual([])
  })

  it('not by NA, which is entered for every visitor without a card', async () => {
    const desk = await server.as('gate-visitor-entry')
    const entry = { visitorname: 'Omkar Das', houseNo: 'B-12', departure_time: '23:59', issatsangi: true }
    const day = { fromdate: today, todate: today }
    for (const id_card_no of ['N/A', 'n. a.'])
      await desk.data(gate.createEntry, { ...entry, ...day, id_card_no, people: 1 })
    for (const text of ['N/A', 'n. a.']) expect(await names(text)).toEqual([])
  })

  it('only in areas whose records the user may see', async () => {
    const guard = await server.as('gate-pending-visitor')
    expect(await guard.data(calls.records, { wanted: 'kamla' })).toEqual([])
    expect(await guard.data(calls.records, { wanted: 'meena' })).toMatchObject([
      { kind: 'visitor', name: 'Meena Soni', number: String(ticket) },
    ])
    const matcher = await server.as('visitor-report', 'resavation-assign-room')
    expect(await matcher.data(calls.records, { wanted: numbers['Kamla Devi'] ?? '' })).toMatchObject([
      { kind: 'reservation', name: 'Kamla Devi' },
    ])
    const withoutPermission = await server.as()
    expect(await withoutPermission.data(calls.records, { wanted: 'kamla' })).toEqual([])
  })

  it('once when it is a receipt, by its number in any case, by readers of the cash book and by sellers of its shop', async () => {
    const seller = await actorAt(server)
    await take(server, seller, 'office', 100)
    await take(server, seller, 'bookcentre', 300)
    const found = async (wanted: string, ...permissions: Permission[]) =>
      (await (await server.as(...permissions)).data(calls.records, { wanted })).map(
        ({ kind, number, status, from }) => [kind, number, status, from],
      )
    const office = ['receipt', 'OF-0001-001', 'office', today]
    expect(await found('of-1-1', 'cash-journal')).toEqual([office])
    expect(await found('OF-0001-001', 'cash-journal', 'office-pos')).toEqual([office])
    expect(await found('OF-0001-001', 'office-refund')).toEqual([office])
    expect(await found('BC-0001-001', 'cash-journal')).toHaveLength(1)
    expect(await found('BC-0001-001', 'office-pos')).toEqual([])
    expect(await found('OF-0001-002', 'cash-journal')).toEqual([])
  })

  it('no longer, once the visitor has left', async () => {
    const guard = await server.as('gate-pending-visit-status-update')
    await guard.data(gate.exit, { idNumber: String(ticket) })
    expect(await names('meena s')).toEqual([])
  })

  it('a room of a building whose name has Hindi digits, by the digits of any keyboard', async () => {
    const { building, roomIds } = await makeRooms(server, 1)
    await server.db.updateTable('buildings').set({ name: 'खंड १९' }).where('id', '=', building.id).execute()
    for (const wanted of ['खंड 19 101', 'खंड १९ १०१']) {
      const found = await (await everything()).data(calls.records, { wanted })
      expect(found.flatMap(({ kind, id }) => (kind === 'room' ? [id] : []))).toEqual(roomIds)
    }
  })

  it('a room that is switched off, until its last guests have left', async () => {
    const desk = await server.as('admin-booking')
    const made = await makeRooms(server, 3)
    const [held = 0, left = 0] = made.roomIds
    await desk.data(reservations.book, booking([held], today, inDays(2)))
    await desk.data(reservations.book, booking([left], inDays(-2), today))
    await server.db.updateTable('rooms').set({ is_active: false }).where('id', 'in', made.roomIds).execute()
    const found = await (await everything()).data(calls.records, { wanted: made.building.name })
    expect(found.flatMap(({ id, within }) => (within === made.building.id ? [id] : []))).toEqual([held])
  })
})

it('a reservation that has lost its rooms is marked in the results', async () => {
  const lost = async () =>
    (await (await everything()).data(calls.records, { wanted: numbers['Kiran Rao'] ?? '' })).map(
      ({ allotment_cancelled }) => allotment_cancelled,
    )
  expect(await lost()).toEqual([false])
  const of = sql`application_number = ${numbers['Kiran Rao']}`
  await sql`delete from stays where reservation_id = (select id from reservations where ${of})`.execute(
    server.db,
  )
  await sql`update reservations set status = 'NEW', allotment_cancelled_at = now() where ${of}`.execute(
    server.db,
  )
  expect(await lost()).toEqual([true])
})

it('a name has the same sound key in every spelling', async () => {
  const same = [
    ['Kamla', 'Kamala', 'कमला'],
    ['Asha', 'Aasha', 'आशा'],
    ['Sharma', 'Sarma', 'शर्मा'],
    ['Meena', 'Mina', 'मीना'],
    ['Rao', 'Rav', 'राव'],
    ['Chandra', 'चन्द्र', 'चंद्र'],
    ['Krishna', 'कृष्ण'],
    ['Vaishali', 'वैशाली'],
    ['Jai', 'जय'],
    ['Fatima', 'फ़ातिमा'],
  ]
  for (const spellings of same) {
    const { rows } = await sql<{ keys: string }>`select distinct sound_key(name) as keys
      from unnest(${spellings}::text[]) as name`.execute(server.db)
    expect(rows, spellings.join()).toHaveLength(1)
  }
})
