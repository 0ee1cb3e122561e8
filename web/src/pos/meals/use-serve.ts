import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { mealAt, readMealCard, type ServedMeal } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { failureText, wasLost } from '../../api/failure.ts'
import { keyOf } from '../../api/hooks.ts'
import { newUuid } from '../../api/submission.ts'
import { useZone } from '../../api/venue.ts'
import { sendOrKeep } from '../../outbox/keep.ts'
import outbox from '../till/outbox.ts'
import { forgetScan, rememberScan, scannedBefore } from './scan-memory.ts'

/** In ms: as the outbox waits for an answer. */
const PATIENCE = 8_000

type Scan = { code: string; shown: string; meal: MealType | null; counter: number }

/** The result of a scan; `number` counts the scans of this screen. */
export type Outcome = { number: number; shown: string } & (
  | { kind: 'served'; meal: ServedMeal; undone?: boolean }
  | { kind: 'kept' }
  /** `again`: the code may be good for another portion, which only the server knows. */
  | { kind: 'refused'; why: Text; again?: Scan }
)

/** How many portions a code is good for, as far as it can be seen from the code. */
const portionsOf = (code: string) => (readMealCard(code) ? 1 : null)

/** Serves a code that this machine served before: only the server can say whether a portion is left. */
async function serveNow(request: Omit<Scan, 'shown'>) {
  if (!connected.get()) return undefined
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return await send(calls.serveMeal, request, { idempotencyKey: newUuid(), signal })
  } catch (failure) {
    if (!wasLost(failure)) throw failure
    connected.set(false)
    return undefined
  }
}

/** Serves what is scanned, one scan after another; the last scan's result is shown. */
export function useServe() {
  const answers = useQueryClient()
  const zone = useZone()
  const [last, setLast] = useState<Outcome>()
  const [scans, setScans] = useState(0)
  const refresh = () => void answers.invalidateQueries({ queryKey: keyOf(calls.mealBoard) })

  /** `anyway`: also when this machine served the code before. */
  const serve = async (scan: Scan, anyway = false) => {
    const { code, shown, meal, counter } = scan
    const number = scans + 1
    setScans(number)
    setLast(undefined)
    const time = timeIn(zone)
    const here = { code, meal: meal ?? mealAt(time), day: dayIn(zone) }
    try {
      const before = anyway ? undefined : await scannedBefore(here).catch(() => undefined)
      const request = { code, meal, counter }
      const done = before
        ? await serveNow(request)
        : await sendOrKeep(outbox, 'serveMeal', request, newUuid())
      if (!done) {
        const why = say('Served on this computer at {{time}} already. There is no connection.', {
          time: before?.time ?? time,
        })
        setLast({ number, shown, kind: 'refused', why, ...(!before?.certain && { again: scan }) })
        return
      }
      const kept = 'keptHere' in done
      const known = kept
        ? { eaten: null, of: portionsOf(code) }
        : { eaten: done.data.eaten, of: done.data.of }
      await rememberScan({ ...here, ...known, time }).catch(() => undefined)
      setLast(kept ? { number, shown, kind: 'kept' } : { number, shown, kind: 'served', meal: done.data })
    } catch (failure) {
      setLast({ number, shown, kind: 'refused', why: failureText(failure) })
    }
    refresh()
  }

  /** Takes the last portion back. */
  const undo = async () => {
    if (last?.kind !== 'served' || last.undone) return
    const { meal, shown, number } = last
    try {
      await send(calls.undoMeal, { id: meal.id }, { idempotencyKey: newUuid(), inBackground: true })
      await forgetScan({ code: meal.paper, meal: meal.meal }).catch(() => undefined)
      setLast({ ...last, undone: true })
    } catch (failure) {
      setLast({ number, shown, kind: 'refused', why: failureText(failure) })
    }
    setScans(scans + 1)
    refresh()
  }
  return { serve, undo, last, scans }
}
