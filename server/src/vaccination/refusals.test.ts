import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { MOST_DOSES } from '@nivas/contract/vaccination/doses.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makePerson } from './testing/make-person.ts'
import { personForm } from './testing/person-form.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
})

describe('a person is refused:', () => {
  const dose = (number: number, date: string, vtype = 1) => ({ dose: number, vtype, date })
  it.each([
    ['no dose', [], { doses: ['Please provide at least one Vaccination Detail'] }],
    ['doses left out', undefined, { doses: ['Please provide at least one Vaccination Detail'] }],
    [
      'the second before the first',
      [dose(1, inDays(-10)), dose(2, inDays(-11))],
      { 'doses.1.date': ['Dose 2 cannot be before dose 1'] },
    ],
    [
      'the second dose alone',
      [dose(2, inDays(-10))],
      { 'doses.0.dose': ['Doses are numbered from 1, in the order in which they were given'] },
    ],
    [
      'the first dose twice',
      [dose(1, inDays(-10)), dose(1, inDays(-9))],
      { 'doses.1.dose': ['Doses are numbered from 1, in the order in which they were given'] },
    ],
    [
      'a dose of tomorrow',
      [dose(1, inDays(1))],
      { 'doses.0.date': ['The date of a dose cannot be after today'] },
    ],
    [
      'an unknown vaccine',
      [dose(1, inDays(-1), 999)],
      { 'doses.0.vtype': ['There is no such vaccine type'] },
    ],
    [
      'an unknown first vaccine',
      [dose(1, inDays(-2), 999), dose(2, inDays(-1))],
      { 'doses.0.vtype': ['There is no such vaccine type'] },
    ],
    [
      'three doses',
      [dose(1, inDays(-3)), dose(2, inDays(-2)), dose(2, inDays(-1))],
      { doses: ['At most 2 doses'] },
    ],
  ])('%s', async (_, doses, errors) => {
    const { status, body } = await staff.send(calls.create, personForm({ doses }) as never)
    expect([status, body]).toMatchObject([422, { errors }])
  })

  it.each([
    [{ firstName: 'R2D2' }, { firstName: ['Please enter letters and spaces only'] }],
    [{ lastName: 'x@y' }, { lastName: ['Please enter letters and spaces only'] }],
    [{ mobile: '12345' }, { mobile: ['Please enter a mobile number of 10 to 12 digits'] }],
    [{ address: '  ' }, { address: ['This is a required field'] }],
    [{ adharCardNumber: 'ABC' }, { adharCardNumber: ['Please enter the 12 digits of the Aadhaar card'] }],
    [{ dob: inDays(1) }, { dob: ['The date of birth cannot be after a dose'] }],
  ])('%o', async (more, errors) => {
    const { status, body } = await staff.send(calls.create, personForm(more))
    expect([status, body]).toMatchObject([422, { errors }])
  })

  it('without the permission, and without a session', async () => {
    const other = await server.as('patient-entry-form')
    const id = await makePerson(server.db)
    for (const call of [calls.doses, calls.card] as const) {
      expect((await other.send(call, { id })).status).toBe(403)
      expect((await server.anonymous.send(call, { id })).status).toBe(401)
    }
    expect((await other.send(calls.create, personForm())).status).toBe(403)
    expect((await other.send(calls.persons, {})).status).toBe(403)
  })
})

describe('the database forbids', () => {
  const dose = (id: number, number: number, day: string) =>
    sql`insert into vaccination_doses (person_id, dose, vaccine_type_id, given_on) values (${id}, ${number}, 1, ${day})`.execute(
      server.db,
    )
  it(`more doses than ${MOST_DOSES}, a dose in the future, and doses out of order`, async () => {
    const id = await makePerson(server.db, [inDays(-10)])
    await expect(dose(id, MOST_DOSES + 1, today)).rejects.toThrow(/vaccination_doses_dose_check/)
    await expect(dose(id, 2, inDays(3))).rejects.toThrow(/dose_not_in_future/)
    await expect(dose(id, 2, inDays(-11))).rejects.toThrow(/not in order/)
    await expect(
      sql`delete from vaccination_doses where person_id = ${id}`.execute(server.db),
    ).rejects.toThrow(/not in order/)
    await dose(id, MOST_DOSES, today)
    await expect(
      sql`insert into vaccination_persons (first_name, mobile, address) values ('A', '9999999999', 'x')`.execute(
        server.db,
      ),
    ).rejects.toThrow(/not in order/)
  })
})
