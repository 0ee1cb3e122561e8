import { oddUnits, usualUnits } from './reading.ts'

/**
 * The kinds of odd readings: far more units than usual, many units without earlier use, no units after use, fewer than
 * none, or a locked house.
 */
export const oddKinds = ['HIGH', 'MANY', 'NONE', 'NEGATIVE', 'LOCKED'] as const
export type OddKind = (typeof oddKinds)[number]

/**
 * The kind of a saved reading; undefined for a usual one.
 *
 * @param usage units of up to six months before
 */
export function oddKind(
  { units, isEstimate }: { units: number; isEstimate: boolean },
  usage: readonly number[],
): OddKind | undefined {
  if (isEstimate) return 'LOCKED'
  if (units < 0) return 'NEGATIVE'
  if (!oddUnits(units, usage)) return undefined
  if (units === 0) return 'NONE'
  return usualUnits(usage) === undefined ? 'MANY' : 'HIGH'
}
