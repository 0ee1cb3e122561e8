import type { Permission } from '@nivas/contract/permissions.ts'
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

export const forbidden =
  "Oops! You don't have permissions to access this page. Please contact administrator for more information."

/**
 * For the few calls that accept one of several permissions, where the record decides which one is required.
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw new Refusal(403, forbidden)
}
