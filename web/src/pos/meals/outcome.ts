import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { mealAt, readMealCard, type ServedMeal } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { connected, counterPatience, send } from '../../api/client.ts'
import { CallFailure, failureText, wasLost } from '../../api/failure.ts'
import { newUuid } from '../../api/submission.ts'
import { sendOrKeep } from '../../outbox/keep.ts'
import outbox from '../till/outbox.ts'
import { rememberScan, scannedBefore } from './scan-memory.ts'

/** The text of a meal that waits in this browser. */
export const keptText =
  'No connection: not checked. The meal is stored on this computer and will be sent automatically.'

export type Scan = { code: string; shown: string; meal: MealType | null; counter: number }

/** A scan to send again. With the key of the first request, the server serves only one portion for both. */
export type Again = { scan: Scan; key?: string }

/**
 * The result of a scan. `number` counts the scans of this screen. `repeated` says that the code was scanned again too
 * soon to be a second portion: `seconds` after it was served, or null before its answer. `again` is set if the code may
 * be good for a second portion. An outcome that is `checking` has no answer yet.
 */
export type Outcome = {
  number: number
  shown: string
  repeated?: { seconds: number | null }
  again?: Again
} & (
  | { kind: 'checking' }
  | { kind: 'served'; meal: ServedMeal; undo?: 'pending' | 'done' }
  | { kind: 'kept' }
  | { kind: 'refused'; why: Text }
)

/** Returns how many portions a code is good for; null if the code alone does not say. */
export const portionsOf = (code: string) => (readMealCard(code) ? 1 : null)

/**
 * Serves a code that this machine served before through the server only, which knows whether a portion is left.
 * Resolves to undefined without a connection.
 */
async function serveNow(request: Omit<Scan, 'shown'>, idempotencyKey: string) {
  if (!connected.get()) return undefined
  try {
    return await send(calls.serveMeal, request, { idempotencyKey, signal: counterPatience() })
  } catch (failure) {
    // A time-out is an error of the browser, not a `CallFailure`.
    if (failure instanceof CallFailure && !wasLost(failure)) throw failure
    connected.set(false)
    return undefined
  }
}

/** Asks the server for the portion, or lets the meal wait here. A failure is returned as an outcome. */
export async function outcomeOf(
  of: { number: number; shown: string },
  request: Omit<Scan, 'shown'>,
  again: Again | undefined,
  zone: string,
): Promise<Outcome> {
  const time = timeIn(zone)
  const { code } = request
  const here = { code, meal: request.meal ?? mealAt(time), day: dayIn(zone) }
  const key = again?.key ?? newUuid()
  try {
    const before = again ? undefined : await scannedBefore(here).catch(() => undefined)
    const done = before ? await serveNow(request, key) : await sendOrKeep(outbox, 'serveMeal', request, key)
    if (!done) {
      const why = say('Already served on this computer at {{time}}. There is no connection.', {
        time: before?.time ?? time,
      })
      const scan = { ...request, shown: of.shown }
      return { ...of, kind: 'refused', why, ...(!before?.certain && { again: { scan, key } }) }
    }
    const kept = 'keptHere' in done
    const known = kept ? { eaten: null, of: portionsOf(code) } : { eaten: done.data.eaten, of: done.data.of }
    await rememberScan({ ...here, ...known, time }).catch(() => undefined)
    return kept ? { ...of, kind: 'kept' } : { ...of, kind: 'served', meal: done.data }
  } catch (failure) {
    return { ...of, kind: 'refused', why: failureText(failure) }
  }
}
