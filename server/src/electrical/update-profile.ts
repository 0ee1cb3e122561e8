import type { Input } from '@nivas/contract/call.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ProfileToEdit } from '@nivas/contract/electrical/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { changedCharges } from './changed-charges.ts'
import { readProfile } from './get-profile.ts'
import { lockProfile } from './lock-profile.ts'
import { profileRefusals, refuseLineThatIsOff, refuseReadMeter, writeCharges } from './write-profile.ts'

/**
 * Changes a house; omitted fields stay. Changed charges apply from the next reading on, and existing bills do not
 * change.
 */
export async function updateProfile(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof electrical.updateProfile>,
): Promise<ProfileToEdit> {
  const { id, name, meterno, metertype, electricline, groupid, enabled, firstreading } = input
  const profile = await lockProfile(trx, id)
  const { charges: chargeTypes, overwritten } = await changedCharges(trx, input)
  await refuseOverwritten(
    electrical.updateProfile,
    input,
    async () => ({ ...(await readProfile(trx, id)), chargeTypes: undefined }),
    (present) => ({
      firstreading: present.firstreading,
      metertype: present.metertype && { word: present.metertype },
    }),
    overwritten,
  )
  if (enabled && profile.left_on)
    throw wrongField(
      'enabled',
      'The family of this account has left the house, so the account stays switched off.',
    )
  if (electricline !== undefined && profile.line_id !== electricline)
    await refuseLineThatIsOff(trx, electricline)
  if (firstreading !== undefined) await refuseReadMeter(trx, id, firstreading)
  await refusing(
    trx
      .updateTable('electric_profiles')
      .set({
        name,
        meterno,
        metertype,
        line_id: electricline,
        group_id: groupid,
        first_reading: firstreading,
        is_enabled: enabled ?? profile.is_enabled,
      })
      .where('id', '=', id)
      .execute(),
    profileRefusals,
  )
  if (chargeTypes) await writeCharges(trx, id, chargeTypes)
  return readProfile(trx, id)
}
