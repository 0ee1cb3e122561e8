import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { Client } from '../../testing/client.ts'
import { inDays, today } from '../../testing/factories.ts'
import { personForm } from './person-form.ts'

export const first = { dose: 1, vtype: 1, date: inDays(-30) }
export const second = { dose: 2, vtype: 1, date: today }

/**
 * Makes two records that may be of one person: with the same mobile number and different spellings. Returns them with the
 * form of the second.
 */
export async function makeTwo(staff: Client, one: object, other: object) {
  const form = personForm({ firstName: 'Asha', ...one })
  const kept = await staff.data(calls.create, form)
  const again = personForm({ firstName: 'Aasha', mobile: form.mobile, ...other })
  return { kept, gone: await staff.data(calls.create, again), again }
}
