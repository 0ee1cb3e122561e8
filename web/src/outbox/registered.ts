import type { Call } from '@nivas/contract/call.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { session } from '../app/session.tsx'
import { waitingByCall } from '../app/waiting.ts'
import type { Item } from './item.ts'
import type { Registered } from './outbox-of.ts'

const outboxes = new Map<string, Registered>()

/** Registers an area, so that its items are sent from any screen. */
export const register = (outbox: Registered): void => void outboxes.set(outbox.area, outbox)

/** Returns the registered areas, with which users who signed in here have worked. */
export const registered = (): readonly Registered[] => [...outboxes.values()]

/** Returns the call with this name, if one of the registered areas has it. */
export const callNamed = (name: string) => registered().find(({ calls }) => name in calls)?.calls[name]

/** Returns whether the signed-in user may make a call. Pass the request when one of its fields decides. */
export function maySend({ permission }: Call, request?: object): boolean {
  const now = session.get()
  return (
    typeof now === 'object' &&
    mayPass(permission, new Set(now.user.permissions), request as Readonly<Record<string, unknown>>)
  )
}

/** Returns whether the items of a call are sent in order. */
export const isInOrder = ({ area, call }: Pick<Item, 'area' | 'call'>): boolean =>
  outboxes.get(area)?.inOrder.includes(call) ?? false

/**
 * Returns the calls whose items can be sent now. The others wait for a user who may send them, or, for items in order,
 * until a refused one is corrected.
 */
export const sendable = (): string[] =>
  registered().flatMap(({ area, calls }) =>
    Object.entries(calls).flatMap(([call, terms]) => {
      const isHeld = isInOrder({ area, call }) && (waitingByCall.get()[call]?.refused ?? 0) > 0
      return maySend(terms) && !isHeld ? [call] : []
    }),
  )
