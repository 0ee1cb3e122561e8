import type { Answer, Input } from '@nivas/contract/call.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { totalPeople } from '@nivas/contract/samadh/visit.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { readState } from './read-state.ts'

type Edit = typeof samadh.editVisit

/**
 * Corrects a visit that has not ended; omitted fields stay as they are. A visit with phones needs a tray, which the
 * security point gives when it scans the ticket. A visit without phones needs one only if it was requested.
 */
export async function editVisit(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit>> {
  const { id, visitorname, mobileNumber, mobilesCollected } = input
  const visit = await trx
    .selectFrom('samadh_visits')
    .select([
      'exited_at',
      'gents',
      'ladies',
      'children',
      'mobiles_collected as mobilesCollected',
      'visitor_name as visitorname',
      'mobile as mobileNumber',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'There is no such visit')
  if (visit.exited_at) throw new Refusal(400, 'This visit has ended and cannot be changed.')
  await refuseOverwritten(
    samadh.editVisit,
    input,
    async () => visit,
    (present) => present,
  )
  const { gents = visit.gents, ladies = visit.ladies, children = visit.children } = input
  if (totalPeople({ gents, ladies, children }) === 0)
    throw wrongField('gents', 'Please enter at least one person')
  const phones = mobilesCollected === undefined ? visit.mobilesCollected : (mobilesCollected ?? 0)
  await trx
    .updateTable('samadh_visits')
    .set({
      visitor_name: visitorname?.trim(),
      mobile: mobileNumber,
      gents,
      ladies,
      children,
      mobiles_collected: phones,
    } satisfies Writes<Input<Edit>, 'id' | 'visitorname' | 'mobileNumber' | 'mobilesCollected'>)
    .where('id', '=', id)
    .execute()
  return readState(trx, id)
}
