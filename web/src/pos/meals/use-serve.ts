import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { ServedMeal } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { keyOf } from '../../api/hooks.ts'
import { newUuid } from '../../api/submission.ts'
import { sendOrKeep } from '../../outbox/keep.ts'
import outbox from '../till/outbox.ts'

/** The result of a scan; `number` counts the scans of this screen. */
export type Outcome = { number: number; shown: string } & (
  | { kind: 'served'; meal: ServedMeal }
  | { kind: 'kept' }
  | { kind: 'refused'; why: Text }
)

type Scan = { code: string; shown: string; meal: MealType | null; counter: number }

/** Serves what is scanned, one scan after another; the last scan's result is shown. */
export function useServe() {
  const answers = useQueryClient()
  const [last, setLast] = useState<Outcome>()
  const [scans, setScans] = useState(0)

  const serve = async ({ code, shown, meal, counter }: Scan) => {
    const number = scans + 1
    setScans(number)
    setLast(undefined)
    try {
      const done = await sendOrKeep(outbox, 'serveMeal', { code, meal, counter }, newUuid())
      setLast(
        'keptHere' in done
          ? { number, shown, kind: 'kept' }
          : { number, shown, kind: 'served', meal: done.data },
      )
    } catch (failure) {
      setLast({ number, shown, kind: 'refused', why: failureText(failure) })
    }
    void answers.invalidateQueries({ queryKey: keyOf(calls.mealBoard) })
  }
  return { serve, last, scans }
}
