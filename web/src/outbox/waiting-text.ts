import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Waiting } from '../app/waiting.ts'
import type { Registered } from './outbox-of.ts'
import { hasRefused } from './refused-to.ts'
import { maySend } from './registered.ts'

/** The numbers of the area's items in this browser, in total and by the `area.name` of their call. */
type Here = Waiting & { byCall: Readonly<Record<string, Waiting>>; isConnected: boolean }

/** Returns the text that says what happens to the waiting items of an area. */
export function waitingText(of: Registered, { waiting, refused, byCall, isConnected }: Here): PlainKey {
  if (waiting === 0)
    return refused > 0
      ? 'The server does not have the entries below that need attention. Nothing else is waiting.'
      : 'Nothing is waiting: the server has every entry made here.'
  if (!isConnected) return 'They will be sent in order when there is a connection.'
  const calls = Object.entries(of.calls).filter(([name]) => (byCall[name]?.waiting ?? 0) > 0)
  // What the user may send leaves the store soon. What is left of a call was refused to them.
  if (!calls.some(([name, call]) => maySend(call) && !hasRefused(name)))
    return 'They are sent when a user who may send them signs in.'
  return calls.some(([name]) => of.inOrder.includes(name) && (byCall[name]?.refused ?? 0) > 0)
    ? 'Entries made after one that needs attention wait for it. The rest is being sent.'
    : 'They are being sent in the order in which they were made.'
}
