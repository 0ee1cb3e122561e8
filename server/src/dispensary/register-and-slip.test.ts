import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { dosageInWords } from '@nivas/contract/dispensary/dosage.ts'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { ailments } from './demo/ailments.ts'

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as('patient-entry-form')
})

const patient = (name: string, age: number) => ({
  ...{ name, age, fatherName: 'Mohan Rao' },
  ...{ address: 'Garden Road, Agra', phone: '9000000000' },
})
const treatment = { name: 'Paracetamol', dosage: '1 tablet, 3 times a day', days: 3 }
const visit = (patientId: number) => ({
  ...{ patientId, symptom: 'Fever', diagnoses: 'Viral fever', treatments: [treatment] },
})

it('the register and a slip that is printed later show the age at the visit', async () => {
  const { id } = await staff.data(calls.addPatient, patient('Growing Child', 7))
  const { id: visitId } = await staff.data(calls.saveEntry, visit(id))
  const day = inDays(-800)
  await server.db
    .updateTable('patient_visits')
    .set({ visit_day: day, visited_at: new Date(`${day}T06:00:00Z`) })
    .where('id', '=', visitId)
    .execute()
  const age = 7 - (Number(today.slice(0, 4)) - Number(day.slice(0, 4)))
  expect(await staff.data(calls.register, { from: day, to: day })).toMatchObject([{ id: visitId, age }])
  expect((await staff.data(calls.slip, { id: visitId })).patient.age).toBe(age)
  expect((await staff.data(calls.patient, { id })).patient.age).toBe(7)
})

it('every dosage that the demo suggests is printed in words', () => {
  const dosages = ailments.flatMap(({ treatments }) => treatments.map(({ dosage }) => dosage))
  expect(dosages.filter((dosage) => !dosageInWords(dosage))).toEqual([])
})

it('the register has the visits of the days, newest first, and prints of a slip are counted', async () => {
  const { id } = await staff.data(calls.addPatient, patient('Register Patient', 7))
  const { id: visitId } = await staff.data(calls.saveEntry, visit(id))
  const [newest] = await staff.data(calls.register, { from: today, to: today })
  expect(newest).toMatchObject({
    id: visitId,
    patient_id: id,
    name: 'Register Patient',
    age: 7,
    treatments: [treatment],
  })
  expect(await staff.data(calls.register, { from: inDays(-9), to: inDays(-8) })).toEqual([])
  const slips = [await staff.data(calls.slip, { id: visitId }), await staff.data(calls.slip, { id: visitId })]
  expect(slips.map(({ print }) => print.number)).toEqual([1, 2])
  expect(slips[0]).toMatchObject({ patient: { id }, visit: { id: visitId, treatments: [treatment] } })
  expect((await staff.send(calls.slip, { id: 2_000_000_000 })).status).toBe(404)
})
