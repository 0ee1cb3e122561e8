import type { Call } from '@nivas/contract/call.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { session } from '../app/session.tsx'
import { waitingByCall } from '../app/waiting.ts'
import type { Item } from './item.ts'
import type { Registered } from './outbox-of.ts'

const outboxes = new Map<string, Registered>()

/** Makes an area known to what sends: its entries are sent from any screen. */
export const register = (outbox: Registered): void => void outboxes.set(outbox.area, outbox)

/** The registered areas: those that a user who signed in here works with. */
export const registered = (): readonly Registered[] => [...outboxes.values()]

/** The call of this name, of the registered area that has it. */
export const callNamed = (name: string) => registered().find(({ calls }) => name in calls)?.calls[name]

/** Whether the signed-in user may make a call; with this request, where one of its fields decides. */
export function maySend({ permission }: Call, request?: object): boolean {
  const now = session.get()
  return (
    typeof now === 'object' &&
    mayPass(permission, new Set(now.user.permissions), request as Readonly<Record<string, unknown>>)
  )
}

/** Whether the items of a call are sent in order. */
export const isInOrder = ({ area, call }: Pick<Item, 'area' | 'call'>): boolean =>
  outboxes.get(area)?.inOrder.includes(call) ?? false

/**
 * The calls that the signed-in user may send: the others wait for a user who may, or, where items are sent in
 * order, for a refused one to be corrected.
 */
export const sendable = (): string[] =>
  registered().flatMap(({ area, calls }) =>
    Object.entries(calls).flatMap(([call, terms]) => {
      const isHeld = isInOrder({ area, call }) && (waitingByCall.get()[call]?.refused ?? 0) > 0
      return maySend(terms) && !isHeld ? [call] : []
    }),
  )
