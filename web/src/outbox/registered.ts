import type { Call } from '@nivas/contract/call.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import { session } from '../app/session.tsx'
import { waitingByArea } from '../app/waiting.ts'
import type { Item } from './item.ts'
import type { Registered } from './outbox-of.ts'

const outboxes = new Map<string, Registered>()

export const register = (outbox: Registered): void => void outboxes.set(outbox.area, outbox)

/** The registered areas: those that a user who signed in here works with. */
export const registered = (): readonly Registered[] => [...outboxes.values()]

export const callNamed = (name: string) => registered().find(({ calls }) => name in calls)?.calls[name]

/** Whether the signed-in user may make a call; with this request, where one of its fields decides. */
export function maySend({ permission }: Call, request?: object): boolean {
  const now = session.get()
  return (
    typeof now === 'object' &&
    mayPass(permission, new Set(now.user.permissions), request as Readonly<Record<string, unknown>>)
  )
}

/**
 * The calls that the signed-in user may send: the others wait for a user who may, or, in an area in order, for
 * a refused item to be corrected.
 */
export const sendable = (): string[] =>
  registered().flatMap(({ area, calls, inOrder }) =>
    inOrder && (waitingByArea.get()[area]?.refused ?? 0) > 0
      ? []
      : Object.entries(calls).flatMap(([name, call]) => (maySend(call) ? [name] : [])),
  )

/** The calls of an item's area, where its items are sent in order. */
export const behind = ({ area }: Pick<Item, 'area'>): string[] => {
  const outbox = outboxes.get(area)
  return outbox?.inOrder ? Object.keys(outbox.calls) : []
}
