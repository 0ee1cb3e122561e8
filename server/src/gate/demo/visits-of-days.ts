import { addDays } from '@nivas/contract/dates.ts'
import { addMinutes, at, earliest, minutesFrom, momentBetween } from '../../demo/moments.ts'
import { chance, type Random } from '../../demo/random.ts'
import { type Around, minutesInside, visitOfDay } from './visits.ts'

const OPENS = '05:30'
const CLOSES = '21:30'
/** The number of visits of a whole day, from today backwards. It grows because the Bhandara is near. */
const VISITS = [1200, 480, 400, 340, 300, 280, 260]
/** Minutes since the entry of visitors who are inside at any hour, so that the list shows every colour. */
const INSIDE = [4, 13, 26, 41, 54, 72, 95, 128, 163, 210]
/** The share of the visitors of today and yesterday whom the guard forgot to mark out. */
const FORGOTTEN = 0.03

/**
 * Returns the visits of a week until now, on each day while the gate is open, and some visitors who are inside even at
 * night.
 */
export function visitsOfDays(random: Random, around: Around) {
  const { today, now } = around
  const visits = VISITS.flatMap((most, before) => {
    const day = addDays(today, -before)
    const [opens, closes] = [at(day, OPENS), at(day, CLOSES)]
    const until = earliest(closes, now)
    const share = Math.max(0, minutesFrom(opens, until) / minutesFrom(opens, closes))
    return Array.from({ length: Math.round(most * share) }, () => {
      const entered = momentBetween(random, opens, until)
      const isForgotten = before < 2 && chance(random, FORGOTTEN)
      return visitOfDay(
        random,
        entered,
        isForgotten ? null : addMinutes(entered, minutesInside(random)),
        around,
      )
    })
  })
  const inside = INSIDE.map((minutes) => visitOfDay(random, addMinutes(now, -minutes), null, around))
  return [...visits, ...inside]
}
