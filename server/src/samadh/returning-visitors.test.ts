import { gate } from '@nivas/contract/gate/calls.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { aadhaar, everyCounter, familyVisit } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const desk = () => server.as(...everyCounter)

describe('a card', () => {
  it('fills the form from the last visit, found by its keyed hash', async () => {
    const staff = await desk()
    const idNumber = aadhaar()
    const { id } = await staff.data(
      calls.visit,
      familyVisit({ idNumber, visitorname: 'Old Name', location: 'Agra' }),
    )
    await staff.data(calls.visit, familyVisit({ idNumber, visitorname: 'New Name', closes: id, tourType: 1 }))
    const found = await staff.data(calls.lookUp, { idNumber: `${idNumber.slice(0, 4)} ${idNumber.slice(4)}` })
    expect(found.visitor).toMatchObject({
      name: 'New Name',
      mobile: '9876543210',
      uid: `XXXX XXXX ${idNumber.slice(-4)}`,
      tourType: 1,
    })
    expect(found.open).toMatchObject({ visitorname: 'New Name', totalPeople: 6 })
  })

  it('fills the form from the registry on a first visit, and reports an unknown card', async () => {
    const staff = await desk()
    await sql`insert into customers (id_card_no, main_name, surname, dob, phone, city)
      values ('REG-5', 'Prem', 'Saran', '1950-03-01', '9812345678', 'Agra')`.execute(server.db)
    expect((await staff.data(calls.lookUp, { idNumber: ' reg-5 ' })).visitor).toMatchObject({
      id: null,
      name: 'Prem Saran',
      idProof: 1,
      birthyear: 1950,
      mobile: '9812345678',
      location: 'Agra',
    })
    const unknown = await staff.send(calls.lookUp, { idNumber: aadhaar() })
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      'No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.',
    ])
  })

  it('that has a new holder fills in the new holder, and nothing of the former one', async () => {
    const staff = await desk()
    await sql`insert into customers (id_card_no, main_name, surname, dob, phone, city)
      values ('REG-6', 'Hari', 'Das', '1940-05-01', '9812345670', 'Agra')`.execute(server.db)
    const card = { idNumber: 'REG-6', idProof: 1, visitorname: 'Haridas', birthYear: 1940, location: 'Pali' }
    await staff.data(calls.visit, familyVisit(card))
    // The name is as the counter wrote it, and the place is where the visitor lives.
    const found = await staff.data(calls.lookUp, { idNumber: 'REG-6' })
    expect(found.visitor).toMatchObject({ name: 'Haridas', location: 'Pali' })
    await sql`update customers set main_name = 'Mohan', dob = '1972-08-09', phone = '9812345671'
      where id_card_no = 'REG-6'`.execute(server.db)
    expect((await staff.data(calls.lookUp, { idNumber: 'REG-6' })).visitor).toMatchObject({
      ...{ id: null, name: 'Mohan Das', birthyear: 1972 },
      ...{ mobile: '9812345671', location: 'Agra' },
    })
  })
})

describe('mobile suggestions', () => {
  it('are at most ten persons, the newest first, with no more than is needed to choose', async () => {
    const staff = await desk()
    const names = 'Anu Bela Chand Deva Esha Farid Gita Hari Indu Jaya Kamal'.split(' ')
    for (const visitorname of [...names, 'Kamal'])
      await staff.data(
        calls.visit,
        familyVisit({ visitorname, mobileNumber: '911112345678', location: 'Mathura', state: 'UP' }),
      )
    const found = await staff.data(calls.mobileSearch, { mobileNo: '9111123' })
    expect(found.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 10))
    expect(found[0]).toEqual({
      id: expect.any(Number),
      name: 'Kamal',
      mobile: 'XXXXXXXX5678',
      place: 'Mathura',
    })
    const chosen = await staff.data(calls.visitor, { id: found[0]?.id ?? 0 })
    expect(chosen).toMatchObject({ name: 'Kamal', mobile: '+911112345678', state: 'UP' })
    // A number is found in any spelling. A visitor may have given it without the country code.
    await staff.data(calls.visit, familyVisit({ visitorname: 'Lata', mobileNumber: '1112345678' }))
    for (const mobileNo of ['+91 11123 45', '१११२३४५', '11123-45678', '+91 11123 45678'])
      expect((await staff.data(calls.mobileSearch, { mobileNo })).map(({ name }) => name)).toContain('Lata')
    expect((await staff.data(calls.mobileSearch, { mobileNo: '1112345' })).map(({ name }) => name)).toContain(
      'Kamal',
    )
    for (const mobileNo of ['123456', '9876x43', ''])
      expect((await staff.send(calls.mobileSearch, { mobileNo })).status).toBe(422)
    expect((await staff.send(calls.visitor, { id: 2_147_483_647 })).status).toBe(404)
  })

  it('are the newest, even when thousands of visits gave a number that begins so', async () => {
    const staff = await desk()
    const { id } = await staff.data(
      calls.visit,
      familyVisit({ visitorname: 'First', mobileNumber: '9222222222' }),
    )
    // The newest visits have the last numbers.
    await sql`insert into samadh_visits (id_proof, visitor_name, mobile, country_id, gents, ladies, children, mobiles_collected,
        tray_required, entered_by)
      select id_proof, 'Guide ' || n % 12, (9222222000 + (n - 1) / 3)::text, country_id, gents, ladies, children, 0, false,
        entered_by
      from samadh_visits, generate_series(1, 3000) as n where id = ${id} order by n`.execute(server.db)
    const newest = Array.from({ length: 10 }, (_, at) => `Guide ${(3000 - at) % 12}`)
    const found = async (mobileNo: string) =>
      (await staff.data(calls.mobileSearch, { mobileNo })).map(({ name }) => name)
    expect(await found('9222222')).toEqual(newest)
    expect(await found('9222222222')).toEqual(['Guide 9', 'Guide 8', 'Guide 7', 'First'])
  })

  it('lets the chosen person enter again with the card of the earlier visit', async () => {
    const staff = await desk()
    const idNumber = aadhaar()
    const before = await staff.data(calls.visit, familyVisit({ idNumber }))
    const masked = { idNumber: `XXXX XXXX ${idNumber.slice(-4)}`, earlier: before.id }
    const { status, body } = await staff.send(calls.visit, familyVisit(masked))
    expect([status, body.message]).toEqual([400, expect.stringContaining('has not left')])
  })
})

describe('the lookups', () => {
  it('have the ids of the specification, and countries in both languages', async () => {
    const staff = await desk()
    expect((await staff.data(calls.idProofs, {}))[1]).toEqual({ id: 2, name: 'Aadhaar' })
    expect((await staff.data(calls.tourTypes, {})).map(({ name }) => name)).toEqual([
      'SINGLE',
      'GROUP',
      'FAMILY',
      'STUDENT',
    ])
    expect((await staff.data(calls.genders, {})).map(({ id }) => id)).toEqual(['M', 'F', 'O'])
    const countries = await staff.data(gate.countries, {})
    expect([countries.length, countries[0]]).toEqual([249, { id: 'IND', name: 'India', name_hi: 'भारत' }])
  })
})
