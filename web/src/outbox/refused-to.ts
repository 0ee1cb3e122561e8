import { isYounger } from '../api/age.ts'
import { session } from '../app/session.tsx'
import type { Item } from './item.ts'

/** How long, in ms, an item is not sent again in the name of a user to whom the server refused it. */
const PAUSE = 600_000

const refused = new Map<string, { call: string; at: number }>()

/** Notes that the server does not take this item from the signed-in user. */
export const noteRefused = ({ key, call }: Pick<Item, 'key' | 'call'>): void =>
  void refused.set(key, { call, at: Date.now() })

/** Returns whether the server has just refused this item to the signed-in user. */
export const wasRefused = (key: string): boolean => isYounger(refused.get(key)?.at ?? 0, PAUSE)

/** Returns whether the server has just refused an item of this call to the signed-in user. */
export const hasRefused = (call: string): boolean =>
  [...refused].some(([key, one]) => one.call === call && wasRefused(key))

const permissions = (): string => {
  const now = session.get()
  return typeof now === 'object' ? `${now.user.id} ${now.user.permissions}` : ''
}

/**
 * Calls back when the user or their permissions have changed. A refusal reads the permissions again: the same ones would
 * be refused again, without end.
 */
export function onOtherPermissions(change: () => void): void {
  let before = permissions()
  session.subscribe(() => {
    const now = permissions()
    if (now === before) return
    before = now
    refused.clear()
    change()
  })
}
