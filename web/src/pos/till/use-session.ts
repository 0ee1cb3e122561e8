import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useCallback, useEffect, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { failureText, wasLost } from '../../api/failure.ts'
import { useStore } from '../../api/store.ts'
import { session as signedIn } from '../../app/session.tsx'
import { deviceAddress } from './device.ts'
import { type KeptSession, onDisk, tillStore } from './store.ts'
import { unsentTickets, useUnsent } from './unsent.ts'

/** In ms: a till that cannot reach the server goes on with the session that it has. */
const PATIENCE = 5_000

const userId = () => {
  const now = signedIn.get()
  return typeof now === 'object' ? now.user.id : undefined
}

/** Asks the server for the session of this till; the number after those that wait here is this till's own. */
export async function fetchSession(system: SystemId): Promise<KeptSession> {
  // Tickets that arrive meanwhile are not in the answer.
  const hadUnsent = unsentTickets(system) > 0
  const { data } = await send(
    calls.createSession,
    { systemid: system, mac: await deviceAddress() },
    { inBackground: true, signal: AbortSignal.timeout(PATIENCE) },
  )
  const db = await tillStore()
  const before = await db.get('sessions', system)
  const isSame = before?.session.id === data.id
  const next =
    isSame && (hadUnsent || unsentTickets(system) > 0) ? Math.max(before.next, data.next) : data.next
  const kept = { session: data, next }
  await db.put('sessions', kept, system)
  return kept
}

/** Notes which number comes next, on the disk before a receipt is printed. */
export async function keepNext(system: SystemId, kept: KeptSession, next: number): Promise<KeptSession> {
  const now = { ...kept, next: Math.max(kept.next, next) }
  const change = (await tillStore()).transaction('sessions', 'readwrite', onDisk)
  await change.store.put(now, system)
  await change.done
  return now
}

export type SessionState =
  | { is: 'opening' }
  | { is: 'closed' }
  | { is: 'open'; kept: KeptSession }
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
      setState({ is: 'open', kept: await fetchSession(system) })
    } catch (failure) {
      const kept = await tillStore()
        .then((db) => db.get('sessions', system))
        .catch(() => undefined)
      const isLost = wasLost(failure)
      if (isLost && kept && kept.session.user.id === userId()) setState({ is: 'open', kept })
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
    setKept: (kept: KeptSession) => setState({ is: 'open', kept }),
    close: async () => {
      await (await tillStore()).delete('sessions', system)
      setState({ is: 'closed' })
    },
  }
}
