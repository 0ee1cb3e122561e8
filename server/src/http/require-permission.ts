import type { Permission } from '@nivas/contract/permissions.ts'
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

/** The refusal of a call that reads, in the specification's words. */
export const forbidden =
  "Oops! You don't have permissions to access this page. Please contact administrator for more information."

/** The refusal of a call that writes. The user may have lost the permission while the screen was open. */
export const notAllowed =
  "You don't have permission to do this. Nothing was saved. Please contact administrator."

/**
 * Refuses a user without this permission. For the few calls that accept one of several permissions, where the record
 * decides which one is required.
 */
export function requirePermission(
  actor: Actor,
  permission: Permission,
  text: typeof notAllowed | typeof forbidden = notAllowed,
): void {
  if (!actor.permissions.has(permission)) throw new Refusal(403, text)
}
