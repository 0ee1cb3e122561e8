import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('patient-entry-form')
})

let made = 0
const patient = (more: object = {}) => {
  made += 1
  return {
    name: ' Asha Rao ',
    fatherName: 'Mohan Rao',
    address: 'Garden Road, Agra',
    phone: String(9_000_000_000 + made),
    ...more,
  }
}
const treatment = { name: 'Paracetamol', dosage: '1 tablet, 3 times a day', days: 3 }
const visit = (patientId: number, more: object = {}) => ({
  patientId,
  symptom: 'Fever',
  diagnoses: 'Viral fever',
  treatments: [treatment],
  ...more,
})

const auditOf = (call: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['record_type', 'record_id', 'said'])
    .where('call', '=', call)
    .orderBy('id')
    .execute()

describe('a patient', () => {
  it('is added once when two desks do it at the same time, and found by name, father and phone', async () => {
    const other = await server.as('patient-entry-form')
    const one = patient({ age: 40 })
    const answers = await Promise.all([
      staff.send(calls.addPatient, one),
      other.send(calls.addPatient, { ...one, name: 'ASHA RAO' }),
      other.send(calls.addPatient, one),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    for (const { body } of answers.filter(({ status }) => status === 400))
      expect(body.message).toBe('This patient already exists. Please search for the phone number.')
    const found = { ...one, name: expect.stringMatching(/^asha rao$/i), id: expect.any(Number) }
    expect(await staff.data(calls.search, { searchText: one.phone.slice(2) })).toEqual([found])
    for (const searchText of ['asha ra', 'Mohan', 'rao mohan asha'])
      expect(await staff.data(calls.search, { searchText })).toContainEqual(found)
    expect(await staff.data(calls.search, { searchText: '%%%%%' })).toEqual([])
  })

  it('is added once however the names and the number are written', async () => {
    const one = patient({ name: 'Ramesh  Kumar', fatherName: 'Mohan Lal' })
    const { id, name } = await staff.data(calls.addPatient, one)
    expect(name).toBe('Ramesh Kumar')
    const written = { name: ' ramesh KUMAR', fatherName: 'Mohan  lal', phone: `+91 ${one.phone}` }
    for (const again of [written, { ...one, phone: `91${one.phone}` }, { ...one, name: 'RAMESH   kumar' }]) {
      const { status, body } = await staff.send(calls.addPatient, { ...one, ...again })
      expect([status, body.message]).toEqual([
        400,
        'This patient already exists. Please search for the phone number.',
      ])
    }
    const other = await server.as('patient-entry-form')
    const two = patient({ name: 'Sita Devi' })
    const answers = await Promise.all([
      staff.send(calls.addPatient, two),
      other.send(calls.addPatient, { ...two, phone: `91${two.phone}` }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    // A brother may have the same number, and the spelling of the record itself can still be changed.
    await staff.data(calls.addPatient, { ...one, name: 'Suresh Kumar' })
    expect(await staff.data(calls.editPatient, { id, phone: written.phone })).toMatchObject({
      id,
      name: 'Ramesh Kumar',
      phone: `91${one.phone}`,
    })
  })

  it('is found by the phone however it is written, with or without the country code', async () => {
    const made = patient({ name: 'Ganga Prasad' })
    const [head, tail] = [made.phone.slice(0, 5), made.phone.slice(5)]
    const inHindi = made.phone.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
    await staff.data(calls.addPatient, made)
    await staff.data(calls.addPatient, { ...made, name: 'Ganga Devi', phone: `+91 ${made.phone}` })
    for (const searchText of [
      `${head} ${tail}`,
      `${tail} ${head}`,
      `+91 ${head} ${tail}`,
      inHindi,
      `${head}-${tail}`,
    ])
      expect([searchText, (await staff.data(calls.search, { searchText })).map(({ name }) => name)]).toEqual([
        searchText,
        ['Ganga Devi', 'Ganga Prasad'],
      ])
  })

  it('is found by their own name before the father’s name', async () => {
    for (const [name, fatherName] of [
      ['Chandan Verma', 'Gopal Verma'],
      ['Anil Gopal', 'Ram Das'],
      ['Gopal Singh', 'Ram Das'],
      ['Gopal Das', 'Anil Das'],
      ['Bhola Nath', 'Shri Gopal'],
    ])
      await staff.data(calls.addPatient, patient({ name, fatherName }))
    const found = async (searchText: string) =>
      (await staff.data(calls.search, { searchText })).map(({ name }) => name)
    expect(await found('gopal')).toEqual([
      'Gopal Das',
      'Gopal Singh',
      'Anil Gopal',
      'Bhola Nath',
      'Chandan Verma',
    ])
    expect(await found('Anil Gopal')).toEqual(['Anil Gopal', 'Gopal Das'])
    // The name is also found as another keyboard writes it.
    await staff.data(calls.addPatient, patient({ name: 'Abha', fatherName: 'ब\u0921\u093cेलाल' }))
    await staff.data(calls.addPatient, patient({ name: 'ब\u0921\u093cेलाल', fatherName: 'Ram Das' }))
    expect(await found('ब\u095cेलाल')).toEqual(['ब\u0921\u093cेलाल', 'Abha'])
  })

  it.each([
    [{ searchText: 'asha' }, ['Please enter at least 5 characters']],
    [{ searchText: 'a\u200d\u200d\u200d\u200d' }, ['Please enter at least 5 characters']],
    [{ searchText: 'x'.repeat(16) }, ['At most 15 characters']],
    [{ searchText: '' }, ['This is a required field']],
  ])('cannot be searched by %o', async (search, searchText) => {
    const { status, body } = await staff.send(calls.search, search)
    expect([status, body]).toMatchObject([422, { errors: { searchText } }])
  })

  it('keeps the digits of a phone number as people write it', async () => {
    const { phone } = await staff.data(calls.addPatient, patient({ phone: ' +91 98765-43210 ' }))
    expect(phone).toBe('919876543210')
  })

  it.each([
    [{ name: ' ' }, { name: ['This is a required field'] }],
    [{ fatherName: '' }, { fatherName: ['This is a required field'] }],
    [{ address: '' }, { address: ['This is a required field'] }],
    [{ phone: '12ab56' }, { phone: ['Please enter a phone number of 6 to 15 digits'] }],
    [{ age: 121 }, { age: ['Must be 120 or less'] }],
  ])('cannot be added or corrected with %o', async (more, errors) => {
    const { status, body } = await staff.send(calls.addPatient, patient(more))
    expect([status, body]).toMatchObject([422, { errors }])
    const { id } = await staff.data(calls.addPatient, patient())
    const edited = await staff.send(calls.editPatient, { id, ...more })
    expect([edited.status, edited.body]).toMatchObject([422, { errors }])
  })

  it('can be corrected, and keeps omitted fields and the visits', async () => {
    const one = patient({ name: 'Ahsa Rao', age: 40 })
    const { id } = await staff.data(calls.addPatient, one)
    await staff.data(calls.saveEntry, visit(id))
    const { body } = await staff.send(calls.editPatient, { id, name: ' Asha Rao ' })
    const corrected = { ...one, id, name: 'Asha Rao' }
    expect([body.message, body.data]).toEqual(['Record updated successfully.', corrected])
    expect(await staff.data(calls.editPatient, { id, age: 41 })).toEqual({ ...corrected, age: 41 })
    const unknown = { ...corrected, address: 'Kota', age: null }
    expect(await staff.data(calls.editPatient, { id, address: 'Kota', age: null })).toEqual(unknown)
    expect(await staff.data(calls.editPatient, { id })).toEqual(unknown)
    const record = await staff.data(calls.patient, { id })
    expect([record.patient, record.visits.length]).toEqual([unknown, 1])
    expect((await auditOf('dispensary.editPatient')).at(-1)).toMatchObject({
      record_type: 'patient',
      record_id: id,
    })
    expect((await staff.send(calls.editPatient, { id: 2_000_000_000, name: 'X' })).status).toBe(404)
  })

  it('cannot be corrected into another patient', async () => {
    const one = patient({ name: 'Kamla Devi' })
    await staff.data(calls.addPatient, one)
    const { id } = await staff.data(calls.addPatient, { ...one, name: 'Kamala Devi' })
    for (const more of [
      { name: 'kamla devi' },
      { name: 'Kamla  Devi', phone: `91${one.phone}` },
      { name: 'Kamla Devi', phone: one.phone },
    ]) {
      const { status, body } = await staff.send(calls.editPatient, { id, ...more })
      expect([status, body.message]).toEqual([
        400,
        'Another patient has this name, father name and phone number.',
      ])
    }
  })
})

describe('a visit', () => {
  it('is stored with its treatments, and listed newest first', async () => {
    const { id } = await staff.data(calls.addPatient, patient())
    const twenty = Array.from({ length: 20 }, (_, i) => ({ ...treatment, name: `Medicine ${i}` }))
    await staff.data(calls.saveEntry, visit(id, { symptom: ' Cough ' }))
    const { body } = await staff.send(calls.saveEntry, visit(id, { treatments: twenty }))
    expect(body.message).toBe('Record Added successfully.')
    const record = await staff.data(calls.patient, { id })
    expect(record.patient).toMatchObject({ id, name: 'Asha Rao', age: null })
    expect(record.visits).toMatchObject([
      { symptom: 'Fever', treatments: twenty },
      { symptom: 'Cough', treatments: [treatment] },
    ])
  })

  it.each([
    [{ treatments: [] }, { treatments: ['Please provide at least one Treatment'] }],
    [{ treatments: undefined }, { treatments: ['Please provide at least one Treatment'] }],
    [{ treatments: Array(21).fill(treatment) }, { treatments: ['At most 20 treatments'] }],
    [{ treatments: [{ ...treatment, days: 0 }] }, { 'treatments.0.days': ['At least 1 day'] }],
    [{ treatments: [{ ...treatment, days: 366 }] }, { 'treatments.0.days': ['At most 365 days'] }],
    [
      { treatments: [{ ...treatment, dosage: ' ' }] },
      { 'treatments.0.dosage': ['This is a required field'] },
    ],
    [{ symptom: '' }, { symptom: ['This is a required field'] }],
    [{ diagnoses: ' ' }, { diagnoses: ['This is a required field'] }],
  ])('cannot be saved with %o', async (more, errors) => {
    const { id } = await staff.data(calls.addPatient, patient())
    const { status, body } = await staff.send(calls.saveEntry, visit(id, more))
    expect([status, body]).toMatchObject([422, { errors }])
    expect((await staff.data(calls.patient, { id })).visits).toEqual([])
  })

  it('without a patient is refused, even by the database', async () => {
    const { status, body } = await staff.send(calls.saveEntry, visit(2_000_000_000))
    expect([status, body.message]).toEqual([404, 'There is no such patient'])
    const { id } = await staff.data(calls.addPatient, patient())
    await expect(
      sql`insert into patient_visits (patient_id, visit_day, symptom, diagnoses, treatments, seen_by)
        values (${id}, ${today}, 'x', 'y', '[]', 1)`.execute(server.db),
    ).rejects.toThrow(/treatments/)
  })

  it('is a source of suggestions: the most used come first', async () => {
    const { id } = await staff.data(calls.addPatient, patient())
    const of = (name: string) => visit(id, { treatments: [{ ...treatment, name }] })
    for (const name of ['Zinc 20 mg', 'Zinc 50 mg', 'Zinc 50 mg']) await staff.data(calls.saveEntry, of(name))
    const suggested = (begins: string) => staff.data(calls.suggestions, { kind: 'medicine', begins })
    expect(await suggested('zinc')).toEqual(['Zinc 50 mg', 'Zinc 20 mg'])
    expect(await suggested('zi%')).toEqual([])
    expect(await staff.data(calls.suggestions, { kind: 'dosage', begins: 'zinc' })).toEqual([])
  })
})

describe('health data', () => {
  it('requires the permission, even by id', async () => {
    const { id } = await staff.data(calls.addPatient, patient())
    const { id: visitId } = await staff.data(calls.saveEntry, visit(id))
    const other = await server.as('vaccination-entry-form', 'audit-log', 'manage-customers')
    expect((await other.send(calls.patient, { id })).status).toBe(403)
    expect((await other.send(calls.editPatient, { id, name: 'X' })).status).toBe(403)
    expect((await other.send(calls.slip, { id: visitId })).status).toBe(403)
    expect((await other.send(calls.register, { from: today, to: today })).status).toBe(403)
    expect((await server.anonymous.send(calls.patient, { id })).status).toBe(401)
  })

  it('is audited on each reading: record, slip and register', async () => {
    const { id } = await staff.data(calls.addPatient, patient())
    const { id: visitId } = await staff.data(calls.saveEntry, visit(id))
    await staff.data(calls.patient, { id })
    expect((await auditOf('dispensary.patient')).at(-1)).toEqual({
      record_type: 'patient',
      record_id: id,
      said: { id },
    })
    await staff.data(calls.slip, { id: visitId })
    expect((await auditOf('dispensary.slip')).at(-1)).toMatchObject({
      record_type: 'patient visit',
      record_id: visitId,
    })
    await staff.data(calls.register, { from: inDays(-1), to: today })
    expect((await auditOf('dispensary.register')).at(-1)?.said).toMatchObject({ from: inDays(-1), to: today })
    const before = await auditOf('dispensary.patient')
    expect((await staff.send(calls.patient, { id: 2_000_000_000 })).status).toBe(404)
    expect(await auditOf('dispensary.patient')).toHaveLength(before.length)
  })

  it('is not in the audit', async () => {
    const { id } = await staff.data(calls.addPatient, patient({ fatherName: 'Secretfather' }))
    await staff.data(calls.saveEntry, visit(id, { symptom: 'Secretsymptom', diagnoses: 'Secretdiagnosis' }))
    await staff.data(calls.editPatient, { id, address: 'Secretaddress' })
    const { rows } = await sql<{ said: string }>`select said::text from audit_log`.execute(server.db)
    expect(rows.map(({ said }) => said).join()).not.toMatch(/Secret/)
  })
})
