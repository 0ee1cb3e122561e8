import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** The users of a device at a counter may not change its name and its password. */
export function refuseSharedAccount(actor: Actor): void {
  if (actor.accountType === 'mower')
    throw new Refusal(400, 'This is a shared account. Please ask an administrator.')
}
