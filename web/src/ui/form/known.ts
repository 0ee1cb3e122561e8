import type { Call } from '@nivas/contract/call.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { refusalData } from '../../api/refusal-data.ts'

type Values = Readonly<Record<string, unknown>>

/** What a refusal says that the fields are now which somebody else has changed. */
export const changedMeanwhile = (failure: unknown): Values =>
  refusalData<ChangedMeanwhile>(failure).known ?? {}

/**
 * A request with what the form showed of the fields that it sends, for a call that asks for it (`known`): what somebody
 * else has changed since is not overwritten unseen.
 */
export const withKnown = <R>(call: Call, request: R, shown: Values): R =>
  call.body && 'known' in call.body.shape
    ? {
        ...request,
        known: Object.fromEntries(Object.entries(shown).filter(([field]) => field in (request as Values))),
      }
    : request
