import { type ShopTask, type SystemId, shopsOf, systems } from '@nivas/contract/pos/systems.ts'
import type { Actor } from '../http/actor.ts'
import { forbidden, requirePermission } from '../http/require-permission.ts'

/**
 * Returns the shops of a list: the requested shop, or all shops in which the caller has one of the tasks. Refuses a
 * requested shop in which the caller has none of them.
 */
export function shopsToRead(
  actor: Actor,
  asked: SystemId | undefined,
  ...tasks: [ShopTask, ...ShopTask[]]
): SystemId[] {
  const held = shopsOf(actor.permissions, ...tasks)
  if (asked === undefined) return held
  if (!held.includes(asked)) requirePermission(actor, systems[asked][tasks[0]], forbidden)
  return [asked]
}
