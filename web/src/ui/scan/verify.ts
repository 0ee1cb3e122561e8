import { identity } from '@nivas/contract/identity/calls.ts'
import { counterPatience, send } from '../../api/client.ts'
import { wasLost } from '../../api/failure.ts'
import type { Verdict } from './card.ts'

/** Asks the server to check a card's signature. Without an answer the card is not verified, which is not an error. */
export async function verify(text: string, signal: AbortSignal): Promise<Verdict> {
  const patience = counterPatience()
  try {
    const { data } = await send(identity.readCard, { text }, { signal: AbortSignal.any([signal, patience]) })
    return { state: data.state, reason: data.reason, certificate: data.certificate }
  } catch (failure) {
    const reason = patience.aborted || wasLost(failure) ? 'offline' : 'unanswered'
    return { state: 'unverified', reason, certificate: null }
  }
}
