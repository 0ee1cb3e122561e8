import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { useCallback, useEffect, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { CallFailure, failureText, genericText, wasLost } from '../../api/failure.ts'
import { useStore } from '../../api/store.ts'
import { deviceAddress } from './device.ts'
import { nextNumber } from './next-number.ts'
import { numbersHere } from './numbers-here.ts'
import { personHere } from './person.ts'
import { onDisk, type StoredSession, tillStore } from './store.ts'
import { useUnsent } from './unsent.ts'

/** In ms: a till that cannot reach the server goes on with the session that it has. */
const PATIENCE = 5_000

const noStorage =
  'This browser does not let the till store anything on this computer. Please allow it, or use another browser.'

/** What a full disk did not take: this page knows it until then, and the server for good. */
const unwritten = new Map<SystemId, StoredSession>()

/** The session of a till as it is on the disk: another tab may have booked a ticket in it. */
export const storedSession = async (system: SystemId): Promise<StoredSession | undefined> =>
  unwritten.get(system) ?? (await tillStore()).get('sessions', system)

type Change = {
  store: { put: (stored: StoredSession, system: SystemId) => Promise<unknown> }
  done: Promise<void>
}

/** Ends a change with this session. A full disk stops no sale that the server has. */
async function write(change: Change, system: SystemId, stored: StoredSession): Promise<StoredSession> {
  try {
    await change.store.put(stored, system)
    await change.done
    unwritten.delete(system)
  } catch {
    change.done.catch(() => undefined)
    unwritten.set(system, stored)
  }
  return stored
}

const nextIn = (stored: StoredSession | undefined, session: number) =>
  stored?.session.id === session ? stored.next : 0

/** Asks the server for the session of this till. A server that does not answer in time is away. */
const askForSession = async (system: SystemId) =>
  send(
    calls.createSession,
    { systemid: system, mac: await deviceAddress() },
    { inBackground: true, signal: AbortSignal.timeout(PATIENCE) },
  ).catch((failure: unknown) => {
    throw failure instanceof CallFailure ? failure : new CallFailure(0, genericText.away)
  })

/** The session of this till as the server has it, with the number that is noted as its next. */
export async function fetchSession(system: SystemId): Promise<StoredSession> {
  const before = await storedSession(system)
  const had = before ? await numbersHere(system, before.session.id) : []
  const { data } = await askForSession(system)
  const here = [...(before?.session.id === data.id ? had : []), ...(await numbersHere(system, data.id))]
  const change = (await tillStore()).transaction('sessions', 'readwrite', onDisk)
  const now = nextIn(await change.store.get(system), data.id)
  const next = nextNumber({ answered: data.next, here, before: nextIn(before, data.id), now })
  return write(change, system, { session: data, next })
}

/** Notes which number comes next, on the disk before a receipt is printed. */
export async function keepNext(
  system: SystemId,
  stored: StoredSession,
  next: number,
): Promise<StoredSession> {
  const change = (await tillStore()).transaction('sessions', 'readwrite', onDisk)
  const before = await change.store.get(system)
  if (before && before.session.id !== stored.session.id) return before
  return write(change, system, { ...stored, next: Math.max(before?.next ?? stored.next, next) })
}

export type SessionState =
  | { is: 'opening' }
  | { is: 'closed' }
  | { is: 'open'; stored: StoredSession }
  /** Why there is none: refused, or no server and no session of this person in this till. */
  | { is: 'none'; why: Text | undefined }

/** The session of this till: opened by the server; without it, the one that this person has here goes on. */
export function useSession(system: SystemId, isTill: boolean) {
  const there = useStore(connected)
  const { waiting, refused } = useUnsent(system)
  const allSent = waiting + refused === 0
  const [state, setState] = useState<SessionState>({ is: 'opening' })
  const open = useCallback(async () => {
    try {
      setState({ is: 'open', stored: await fetchSession(system) })
    } catch (failure) {
      const stored = await storedSession(system).catch(() => undefined)
      const isLost = wasLost(failure)
      // What the server refuses is a `CallFailure`; the rest is the disk's.
      if (!(failure instanceof CallFailure)) return setState({ is: 'none', why: say(noStorage) })
      if (isLost && stored && stored.session.user.id === personHere()?.id) setState({ is: 'open', stored })
      else setState({ is: 'none', why: isLost ? undefined : failureText(failure) })
    }
  }, [system])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server is back or has all tickets
  useEffect(() => {
    if (isTill && there && state.is !== 'closed') void open()
    else if (isTill && state.is === 'opening') void open()
  }, [isTill, there, allSent, open])
  return {
    state,
    open,
    setStored: (stored: StoredSession) => setState({ is: 'open', stored }),
    close: async () => {
      await (await tillStore()).delete('sessions', system)
      setState({ is: 'closed' })
    },
  }
}
