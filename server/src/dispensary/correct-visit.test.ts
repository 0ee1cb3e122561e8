import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as('patient-entry-form')
})

let made = 0
/** Makes a visit whose medicine no other visit has. */
async function makeVisit() {
  made += 1
  const about = {
    name: 'Asha Rao',
    fatherName: 'Mohan',
    address: 'Agra',
    phone: String(9_100_000_000 + made),
  }
  const patient = await staff.data(calls.addPatient, about)
  const treatments = [{ name: `Mistypd ${made}`, dosage: '5-0-5', days: 3 }]
  const sent = { patientId: patient.id, symptom: 'Fever', diagnoses: 'Viral fever', treatments }
  return { patient, visit: await staff.data(calls.saveEntry, sent) }
}

const right = [{ name: ' Mistyped ', dosage: ' .5-0-.5 ', days: 5 }]
const stored = [{ name: 'Mistyped', dosage: '.5-0-.5', days: 5 }]

it('a visit can be corrected on its day; omitted fields stay, and record, register and slip show the correction', async () => {
  const { patient, visit } = await makeVisit()
  expect(visit.edited_at).toBeNull()
  const { body } = await staff.send(calls.editVisit, { id: visit.id, treatments: right })
  const corrected = { ...visit, treatments: stored, edited_at: expect.any(String) }
  expect([body.message, body.data]).toEqual(['Record updated successfully.', corrected])
  const record = await staff.data(calls.patient, { id: patient.id })
  expect(record.visits).toEqual([corrected])
  const [row] = await staff.data(calls.register, { from: today, to: today })
  expect(row).toMatchObject(corrected)
  const slip = await staff.data(calls.slip, { id: visit.id })
  expect(slip.visit).toEqual(corrected)
})

it('a mistyped word that no other visit has is not suggested any more', async () => {
  const [one, other] = [await makeVisit(), await makeVisit()]
  const [given] = other.visit.treatments
  const suggested = (begins: string) => staff.data(calls.suggestions, { kind: 'medicine', begins })
  const mistyped = one.visit.treatments[0]?.name ?? ''
  expect(await suggested(mistyped)).toEqual([mistyped])
  await staff.data(calls.editVisit, { id: one.visit.id, treatments: right })
  expect(await suggested(mistyped)).toEqual([])
  expect(await suggested('mistyped')).toEqual(['Mistyped'])
  expect(await suggested(given?.name ?? '')).toEqual([given?.name])
})

it('of two desks that correct one visit, the second keeps the other fields of the first, and is shown the first one’s value of its own field, which is noted', async () => {
  const { patient, visit } = await makeVisit()
  const { id, symptom, treatments } = visit
  await staff.data(calls.editVisit, { id, treatments: right, known: { treatments } })
  const other = await staff.data(calls.editVisit, { id, symptom: 'Cough', known: { symptom } })
  expect(other).toMatchObject({ symptom: 'Cough', treatments: stored })

  const late = await staff.send(calls.editVisit, {
    id,
    symptom: 'Cold',
    treatments,
    known: { symptom, treatments: [] },
  })
  expect([late.status, late.body.errors]).toEqual([
    422,
    {
      symptom: ['Someone changed this to Cough meanwhile. Save again to replace it.'],
      treatments: ['Someone changed this to Mistyped: .5-0-.5 × 5 meanwhile. Save again to replace it.'],
    },
  ])
  const { rows: looks } = await sql`select user_id, call, record_id from audit_log
    where record_type = 'patient' and record_id = ${patient.id} order by id desc limit 1`.execute(server.db)
  expect(looks).toEqual([{ user_id: staff.userId, call: 'dispensary.patient', record_id: patient.id }])
  const { known } = late.body.data as unknown as ChangedMeanwhile
  const again = await staff.data(calls.editVisit, { id, symptom: 'Cold', treatments, known })
  expect(again).toMatchObject({ symptom: 'Cold', treatments })
})

it('a visit of an earlier day, an unknown one and wrong fields are refused', async () => {
  const { visit } = await makeVisit()
  const edit = async (more: object) => {
    const { status, body } = await staff.send(calls.editVisit, { id: visit.id, ...more })
    return [status, body.errors ?? body.message]
  }
  expect(await edit({ treatments: [] })).toEqual([
    422,
    { treatments: ['Please provide at least one Treatment'] },
  ])
  expect(await edit({ symptom: ' ' })).toEqual([422, { symptom: ['This is a required field'] }])
  expect((await edit({ id: 2_000_000_000, symptom: 'Cough' }))[0]).toBe(404)
  await server.db
    .updateTable('patient_visits')
    .set({ visit_day: inDays(-1) })
    .where('id', '=', visit.id)
    .execute()
  expect(await edit({ symptom: 'Cough' })).toEqual([
    400,
    'A visit can be corrected only on its own day. Please record a new one.',
  ])
  const other = await server.as('vaccination-entry-form')
  expect((await other.send(calls.editVisit, { id: visit.id, symptom: 'Cough' })).status).toBe(403)
})

it('the look at a visit whose correction is refused has the address that it came from', async () => {
  const { visit } = await makeVisit()
  await staff.send(calls.editVisit, { id: visit.id, symptom: 'Cold', known: { symptom: 'made up' } })
  const { rows } = await sql<{ address: string | null }>`select host(address) as address from audit_log
    where call = 'dispensary.patient' order by id desc limit 1`.execute(server.db)
  expect(rows).toEqual([{ address: '127.0.0.1' }])
})

it('the audit shows who corrected a visit, and nothing of its content', async () => {
  const { visit } = await makeVisit()
  const known = { diagnoses: visit.diagnoses }
  await staff.data(calls.editVisit, { id: visit.id, diagnoses: 'Secretdiagnosis', known })
  const { rows } = await sql<{ user_id: number; record_type: string; said: string }>`
    select user_id, record_type, said::text from audit_log
    where call = 'dispensary.editVisit' and record_id = ${visit.id}`.execute(server.db)
  expect(rows).toMatchObject([{ user_id: staff.userId, record_type: 'patient visit' }])
  for (const health of ['Secret', visit.diagnoses]) expect(rows[0]?.said).not.toContain(health)
  const row = await server.db
    .selectFrom('patient_visits')
    .select('edited_by')
    .where('id', '=', visit.id)
    .executeTakeFirst()
  expect(row?.edited_by).toBe(staff.userId)
})
