import { timeIn } from '@nivas/contract/dates.ts'
import { mealNames } from '@nivas/contract/pos/category-type.ts'
import { mealAt } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { useZone } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { type ChosenMeal, isOver } from './chosen-meal.ts'

/** The interval at which a choice is compared with the clock, in ms. */
const EVERY = 5_000

/**
 * The meal that this counter chose; null for the meal by time. A choice ends when the meal by time changes and after a
 * long pause, so that dinner is not served as lunch, but never in the middle of a scan.
 */
export function useChosenMeal(scanField: RefObject<HTMLInputElement | null>) {
  const t = useText()
  const zone = useZone()
  const [chosen, setChosen] = useState<ChosenMeal>()
  const usedAt = useRef(0)

  useEffect(() => {
    if (!chosen) return
    const timer = setInterval(() => {
      const byTime = mealAt(timeIn(zone))
      // After a clock was set back, the pause is unknown and counts as long, as in `isYounger`.
      const unusedFor = Math.abs(Date.now() - usedAt.current)
      if (scanField.current?.value || !isOver(chosen, { byTime, unusedFor })) return
      setChosen(undefined)
      if (chosen.meal === byTime) return
      const meals = { chosen: t(mealNames[chosen.meal]), meal: t(mealNames[byTime]) }
      // A failure notice stays until it is dismissed: after a pause there may be no user at the screen.
      notify.failure(t('{{chosen}} is no longer chosen. The meal is by time again: {{meal}}.', meals))
    }, EVERY)
    return () => clearInterval(timer)
  }, [chosen, scanField, t, zone])

  /** Notes that a guest was served or a meal was chosen. */
  const noteUse = () => {
    usedAt.current = Date.now()
  }
  const choose = (meal: MealType | null) => {
    noteUse()
    setChosen(meal === null ? undefined : { meal, byTime: mealAt(timeIn(zone)) })
  }
  return { meal: chosen?.meal ?? null, choose, noteUse }
}
