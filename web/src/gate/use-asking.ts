import type { Success } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { InsideVisit } from '@nivas/contract/gate/inside.ts'
import { refusalData } from '../api/refusal-data.ts'
import { useOwner } from '../ui/confirm.tsx'
import { answeredBefore } from './answered-before.ts'
import type { EntryRequest } from './entry.ts'

type By<R> = (request: R, key: string) => Promise<Success<typeof gate.createEntry>>

/**
 * Sends an entry. When one of its cards is already inside, asks the counter what happens to the earlier entry, unless it
 * has answered for the entry that is `edited`.
 */
export function useAsking<R extends EntryRequest>(by: By<R>, edited: R | undefined): By<R> {
  const owner = useOwner()
  const send: By<R> = (request, key) =>
    by(request, key).catch(async (failure) => {
      const { inside } = refusalData<{ inside: readonly InsideVisit[] }>(failure)
      const chosen = inside && (await (await import('./ask-inside.tsx')).askInside(owner, inside))
      if (!chosen) throw failure
      return send({ ...request, inside: chosen }, key)
    })
  return (request, key) => send({ ...request, inside: answeredBefore(request, edited) }, key)
}
