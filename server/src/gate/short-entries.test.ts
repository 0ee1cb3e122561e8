import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { member, other, satsangi, short } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })
const guard = () =>
  server.as('gate-visitor-entry', 'gate-reservations-checkin', 'gate-reservations', 'gate-pending-visitor')
const visit = (id: number) =>
  server.db.selectFrom('gate_visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('the short form', () => {
  it('accepts a card of the venue or an Aadhaar number, a house or a building', async () => {
    const staff = await guard()
    const errors = async (more: object) =>
      (await staff.send(calls.createEntry, short(more) as never)).body.errors
    expect(await errors({ id_card_no: '', houseNo: null })).toEqual({
      id_card_no: ['This is a required field'],
      adharid: ['This is a required field'],
      buildingName: ['This is a required field'],
      houseNo: ['This is a required field'],
    })
    expect(await errors({ fromdate: undefined, todate: '', issatsangi: undefined })).toEqual({
      fromdate: ['Please enter From Date'],
      todate: ['Please enter To Date'],
      issatsangi: ['This is a required field'],
    })
    expect(await errors({ todate: inDays(-1) })).toEqual({
      todate: ['Departure date must be after the arrival date'],
    })
    expect(Object.keys((await errors({ people: 10_001, mobileNumber: '1234567890123' })) ?? {})).toEqual([
      'mobileNumber',
      'people',
    ])
    expect(await errors({ people: -1 })).toEqual({ people: ['Must be 1 or more'] })
    expect(await errors({ people: undefined })).toEqual({ people: ['This is a required field'] })
    const { body } = await staff.send(calls.createEntry, short({ people: 10_000 }))
    expect([body.message, body.data.totalPeople]).toEqual(['Entry created successfully.', 10_000])
  })

  it('accepts the older isnonsatsangi', async () => {
    const staff = await guard()
    const { id } = await staff.data(calls.createEntry, short({ issatsangi: undefined, isnonsatsangi: true }))
    expect((await visit(id)).is_satsangi).toBe(false)
  })

  it('sent twice with one key is one entry', async () => {
    const staff = await guard()
    const once = key()
    const entry = short({ houseNo: 'ONCE' })
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => staff.send(calls.createEntry, entry, once)),
    )
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from gate_visits
      where house_no = 'ONCE'`.execute(server.db)
    expect(rows[0]?.n).toBe(1)
  })
})

describe('an Aadhaar number', () => {
  const number = '2345 6789 0124'
  it('can be NA, which is stored as no number', async () => {
    const staff = await guard()
    for (const adharid of ['NA', 'n/a', '-']) {
      const { id } = await staff.data(calls.createEntry, short({ id_card_no: '', adharid }))
      const { id_card_no, aadhaar_last4, aadhaar_hash } = await visit(id)
      expect([id_card_no, aadhaar_last4, aadhaar_hash]).toEqual([null, null, null])
    }
  })

  it('is not stored: only its last four digits and a keyed hash, by which its holder is found again', async () => {
    const staff = await guard()
    const again = { visitorname: 'Meena', inside: 'both' as const }
    const entries = [
      await staff.data(calls.createEntry, short({ ...again, id_card_no: '', adharid: number })),
      await staff.data(calls.createEntry, short({ ...again, id_card_no: '2345-6789-0124' })),
      await staff.data(calls.createVisitorEntry, { ...satsangi(member('२३४५ ६७८९ ०१२४')), ...again }),
      await staff.data(calls.createVisitorEntry, other({ ...again, idNumber: '234567890124' })),
    ]
    const seals = await Promise.all(entries.map(({ id }) => visit(id)))
    expect(new Set(seals.map(({ aadhaar_hash }) => aadhaar_hash?.toString('hex'))).size).toBe(1)
    expect(seals.map(({ aadhaar_last4, id_card_no }) => [aadhaar_last4, id_card_no])).toEqual(
      seals.map(() => ['0124', null]),
    )
    const { customer } = (await staff.send(calls.validateSatsangi, { id_card_no: number })).body
    expect(customer).toMatchObject([{ id_card_no: 'XXXX XXXX 0124', main_name: 'Meena' }])
    const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(server.db)
    for (const { name } of tables) {
      const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${sql.raw(name)} t
        where translate(t::text, ' -', '') ~ '234567890124|२३४५६७८९०१२४'`.execute(server.db)
      expect([name, rows[0]?.found]).toEqual([name, 0])
    }
  })

  const separated = [
    ' ',
    '-',
    '_',
    '/',
    ',',
    '#',
    "'",
    '.',
    ':',
    '  ',
    ', ',
    ' - ',
    '–',
    '\u00a0',
    '\u200b',
    '\u200d',
  ]
  const inScript = (zero: number) =>
    [...'234567890124'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
  it.each([
    ...separated.map((separator) => ['2345', '6789', '0124'].join(separator)),
    ...[0x966, 0x660, 0x6f0, 0x9e6, 0xbe6, 0xff10, 0x1d7ce].map(inScript),
    ...['UID:', 'UID: ', 'Aadhaar no. ', 'आधार ', '('].map((before) => `${before}234567890124`),
    [...'234567890124'].join(' '),
  ])('is the same number in any spelling: %j', async (written) => {
    const staff = await guard()
    const again = { inside: 'both' as const }
    const { id } = await staff.data(calls.createVisitorEntry, other({ ...again, idNumber: written }))
    const plain = await staff.data(calls.createVisitorEntry, other({ ...again, idNumber: '234567890124' }))
    const [one, two] = [await visit(id), await visit(plain.id)]
    expect([one.id_card_no, one.aadhaar_last4, one.aadhaar_hash]).toEqual([null, '0124', two.aadhaar_hash])
    const { customer } = (await staff.send(calls.validateSatsangi, { id_card_no: written })).body
    expect(customer).toMatchObject([{ id_card_no: 'XXXX XXXX 0124', main_name: 'Ravi Kumar' }])
  })
})
