import type { Call } from '@nivas/contract/call.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { refusalData } from '../../api/refusal-data.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the present values of the fields that another user has changed, from the refusal of the server. */
export const changedMeanwhile = (failure: unknown): Values =>
  refusalData<ChangedMeanwhile>(failure).known ?? {}

/**
 * Adds to the request what the form showed in the fields that it sends (`known`), if the call takes it. The server then
 * refuses to overwrite a change of another user that this user has not seen.
 */
export const withKnown = <R>(call: Call, request: R, shown: Values): R =>
  call.body && 'known' in call.body.shape
    ? {
        ...request,
        known: Object.fromEntries(Object.entries(shown).filter(([field]) => field in (request as Values))),
      }
    : request
