import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** The name and the password of a device at a counter are not its users' to change. */
export function refuseSharedAccount(actor: Actor): void {
  if (actor.accountType === 'mower')
    throw new Refusal(400, 'This is a shared account. Please ask an administrator.')
}
