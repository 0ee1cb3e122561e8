import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { recordPrint } from '../receipts/index.ts'
import { readPatient } from './read-patients.ts'
import { readVisit } from './read-visit.ts'

type PrintSlip = typeof dispensary.slip

/** Returns the content of a visit's slip, with the patient's age on its day, and counts the print. */
export async function printSlip(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: Input<PrintSlip>,
): Promise<Answer<PrintSlip>> {
  const { visit, patient, day } = await readVisit(trx, id)
  const { print } = await recordPrint(trx, actor, 'patient-slip', id)
  return { patient: await readPatient(trx, day, patient), visit, print }
}
