import { oddUnits, usualUnits } from './reading.ts'

/**
 * Why a reading needs a look: far more than usual, many where no use is known, nothing after use, less than
 * before, or a locked house.
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
