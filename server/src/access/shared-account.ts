import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** Refuses a shared account: its users may not change its name or password. */
export function refuseSharedAccount(actor: Actor): void {
  if (actor.accountType === 'mower')
    throw new Refusal(400, 'This is a shared account. Please ask an administrator.')
}
