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

/** How long to wait for the server, in ms; the till then goes on with the session that it has. */
const PATIENCE = 5_000

const noStorage =
  'This browser does not let the till store anything on this computer. Please allow it, or use another browser.'

/** Sessions that a full disk could not store; this page keeps them, and the server has them. */
const unwritten = new Map<SystemId, StoredSession>()

/** Reads the stored session of a till, in which a different tab may have booked a ticket. */
export const storedSession = async (system: SystemId): Promise<StoredSession | undefined> =>
  unwritten.get(system) ?? (await tillStore()).get('sessions', system)

type Change = {
  store: { put: (stored: StoredSession, system: SystemId) => Promise<unknown> }
  done: Promise<void>
}

/** Writes the session and completes the transaction. A full disk must not stop a sale that the server has. */
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

/** Asks the server for the session of this till. A server that does not answer in time counts as unreachable. */
const askForSession = async (system: SystemId) =>
  send(
    calls.createSession,
    { systemid: system, mac: await deviceAddress() },
    { inBackground: true, signal: AbortSignal.timeout(PATIENCE) },
  ).catch((failure: unknown) => {
    throw failure instanceof CallFailure ? failure : new CallFailure(0, genericText.away)
  })

/** Reads the session of this till from the server and stores it with its next number. */
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

/** Stores the next number on the disk, before a receipt is printed. */
export async function storeNext(
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
  /** `why` is the refusal; undefined without a server and without a session of this user in this till. */
  | { is: 'none'; why: Text | undefined }

/** Opens the session of this till at the server; without a server it continues this user's stored session. */
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
      // Refusals and lost answers are `CallFailure`; any other error comes from the disk.
      if (!(failure instanceof CallFailure)) return setState({ is: 'none', why: say(noStorage) })
      if (isLost && stored && stored.session.user.id === personHere()?.id) setState({ is: 'open', stored })
      else setState({ is: 'none', why: isLost ? undefined : failureText(failure) })
    }
  }, [system])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks again when the server is back or has all tickets.
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
