import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { aadhaar, everyCounter, familyVisit } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const desk = () => server.as(...everyCounter)
const row = (id: number) =>
  server.db.selectFrom('samadh_visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a visit', () => {
  it('is recorded with every field, under a short number', async () => {
    const staff = await desk()
    const number = aadhaar()
    const { status, body } = await staff.send(
      calls.visit,
      familyVisit({
        idNumber: number,
        mobilesCollected: '2',
        totalPeople: 6,
        fatherHus: 'Ram Rao',
        birthYear: '1980',
        district: 'Agra',
        location: 'Dayalbagh',
        state: 'Uttar Pradesh',
        postcode: '282005',
        email: 'asha@example.org',
        vehicleNo: 'UP80 AB 1234',
        gender: 'F',
      }),
    )
    expect([status, body.message]).toEqual([200, 'Record Added successfully.'])
    expect(body.data).toMatchObject({
      uid: `S${body.data.id}`,
      trayNo: 1,
      visitorname: 'Asha Rao',
      mobilesCollected: 2,
      totalPeople: 6,
    })
    expect(JSON.stringify(body)).not.toContain(number)
    expect(await row(body.data.id)).toMatchObject({
      id_card_no: null,
      id_last4: number.slice(-4),
      id_proof: 2,
      people: 6,
      father_hus: 'Ram Rao',
      birth_year: 1980,
      district: 'Agra',
      location: 'Dayalbagh',
      state: 'Uttar Pradesh',
      postcode: '282005',
      email: 'asha@example.org',
      vehicle_no: 'UP80 AB 1234',
      gender: 'F',
      entered_by: staff.userId,
      entered_from: expect.any(String),
    })
  })

  it('stores the number only of a satsangi card, not of any other proof', async () => {
    const staff = await desk()
    const passport = await staff.data(calls.visit, familyVisit({ idNumber: 'Z1234567', idProof: 3 }), {
      'idempotency-key': crypto.randomUUID(),
    })
    const satsangi = await staff.data(calls.visit, familyVisit({ idNumber: 'SC-77', idProof: 1 }))
    const kept = [await row(passport.id), await row(satsangi.id)]
    expect(kept.map(({ id_card_no, id_last4 }) => [id_card_no, id_last4])).toEqual([
      [null, '4567'],
      ['SC-77', 'XXXX'],
    ])
    const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(server.db)
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t
          where t::text like '%Z1234567%'`.execute(server.db)
        return rows
      }),
    )
    expect(found.flat()).toEqual([])
  })

  it('is refused with the reason beside each field; no session 401, no permission 403', async () => {
    const staff = await desk()
    const { status, body } = await staff.send(
      calls.visit,
      familyVisit({ visitorname: 'R2D2', gents: 10_001, birthYear: 2199 }),
    )
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['visitorname', 'gents']])
    const year = await staff.send(calls.visit, familyVisit({ birthYear: 2199 }))
    expect([year.status, Object.keys(year.body.errors ?? {})]).toEqual([422, ['birthYear']])
    const country = await staff.send(calls.visit, familyVisit({ country: 'QQQ' }))
    expect(country.body.errors).toEqual({ country: ['There is no such country'] })
    const now = new Date().toISOString()
    const kept = { made_by: 2_000_000_000, made_at: now, sent_at: now }
    const unknown = await staff.send(calls.visit, familyVisit({ kept }))
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      { 'kept.made_by': ['There is no such user'] },
    ])
    expect((await server.anonymous.send(calls.visit, familyVisit())).status).toBe(401)
    expect((await (await server.as('samadh-exit-point')).send(calls.visit, familyVisit())).status).toBe(403)
  })

  it('with a number that no check digit confirms is recorded, and only its end is stored', async () => {
    const staff = await desk()
    const sound = aadhaar()
    const wrong = sound.slice(0, -1) + ((Number(sound.at(-1)) + 1) % 10)
    const { id } = await staff.data(calls.visit, familyVisit({ idNumber: wrong }))
    expect(await row(id)).toMatchObject({ id_card_no: null, id_last4: wrong.slice(-4) })
    expect((await staff.send(calls.visit, familyVisit({ idNumber: wrong }))).status).toBe(400)
  })

  it('accepts a name in Devanagari, but no digits, no markup and no 30,001 people', async () => {
    const staff = await desk()
    const { id } = await staff.data(calls.visit, familyVisit({ visitorname: 'आशा राव' }))
    expect((await row(id)).visitor_name).toBe('आशा राव')
    for (const visitorname of ['<b>Asha</b>', 'Asha 2']) {
      const { status, body } = await staff.send(calls.visit, familyVisit({ visitorname }))
      expect([status, body.errors]).toEqual([422, { visitorname: ['Please enter letters and spaces only'] }])
    }
    const most = { gents: 10_000, ladies: 10_000, children: 10_000 }
    const { status, body } = await staff.send(calls.visit, familyVisit({ ...most, totalPeople: 30_001 }))
    expect([status, body.errors?.totalPeople?.[0]]).toEqual([422, 'Must be 30000 or less'])
    expect((await staff.data(calls.visit, familyVisit(most))).totalPeople).toBe(30_000)
  })

  it('of a card can be open once: a second counter reads since when, and may close the first visit', async () => {
    const staff = await desk()
    const idNumber = aadhaar()
    const first = await staff.data(calls.visit, familyVisit({ idNumber, mobilesCollected: 1 }))
    const { status, body } = await staff.send(calls.visit, familyVisit({ idNumber }))
    expect(status).toBe(400)
    expect(body.message).toMatch(
      /^This visitor entered at \d+ \w+ \d{4}, \d\d:\d\d and has not left\. Please close that visit first\.$/,
    )
    expect(body.data).toMatchObject({ open: { id: first.id, uid: first.uid, totalPeople: 6 } })
    const second = await staff.data(calls.visit, familyVisit({ idNumber, closes: first.id }))
    expect(second.id).not.toBe(first.id)
    expect((await row(first.id)).exited_at).not.toBeNull()
    const left = await staff.data(calls.unclaimed, { per_page: 200 })
    expect(left.map(({ id }) => id)).toContain(first.id)
  })

  it('of a card at ten counters at once is recorded once, and the others read since when', async () => {
    const staff = await desk()
    const idNumber = aadhaar()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => staff.send(calls.visit, familyVisit({ idNumber }))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of replies)
      if (status !== 200)
        expect([status, body.message]).toEqual([400, expect.stringContaining('has not left')])
  })

  it('that two counters close at once is closed by one; the other reads about the new visit', async () => {
    const staff = await desk()
    const idNumber = aadhaar()
    const { id: closes } = await staff.data(calls.visit, familyVisit({ idNumber }))
    const replies = await Promise.all(
      [1, 2, 3].map(() => staff.send(calls.visit, familyVisit({ idNumber, closes }))),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const entered = replies.find(({ status }) => status === 200)?.body.data
    for (const { status, body } of replies)
      if (status === 400) expect(body.data).toMatchObject({ open: { uid: entered?.uid } })
    const stranger = await staff.data(calls.visit, familyVisit())
    const wrong = await staff.send(calls.visit, familyVisit({ idNumber, closes: stranger.id }))
    expect(wrong.status).toBe(400)
    expect((await row(stranger.id)).exited_at).toBeNull()
  })

  it('of a Secure QR, which has only the end of a number, can be open once for a name and year of birth', async () => {
    const staff = await desk()
    const qr = { idNumber: 'XXXX XXXX 4321', visitorname: 'Nita Paul', birthYear: 1970 }
    await staff.data(calls.visit, familyVisit(qr))
    expect((await staff.send(calls.visit, familyVisit(qr))).status).toBe(400)
    expect((await staff.send(calls.visit, familyVisit({ ...qr, visitorname: 'Gita Paul' }))).status).toBe(200)
  })

  it('without a card, however that is spelled, can be open many times, and finds no earlier visit', async () => {
    const staff = await desk()
    for (const idNumber of ['NA', 'na', 'N/A', 'N/A', 'N.A.', 'n a', '-']) {
      const { status } = await staff.send(calls.visit, familyVisit({ idNumber, idProof: 7 }))
      expect([idNumber, status]).toEqual([idNumber, 200])
      expect((await staff.send(calls.lookUp, { idNumber })).status).toBe(400)
    }
  })

  it('sent again under its key is the same visit', async () => {
    const staff = await desk()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const request = familyVisit({ trayRequired: true })
    const [one, two] = [
      await staff.data(calls.visit, request, key),
      await staff.data(calls.visit, request, key),
    ]
    expect(two).toEqual(one)
  })
})
