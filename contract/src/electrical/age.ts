import { monthsBetween } from './months.ts'

/** The number of months for which dues are current; after that they are older dues. */
export const CURRENT_MONTHS = 4

/** The columns of dues by age. */
export const buckets = ['month1', 'month3', 'month6', 'month9', 'month12', 'oldyear'] as const
export type Bucket = (typeof buckets)[number]

/** The periods of dues, with their ages in months: `fromperiod` is included, `toperiod` is excluded. */
export const duePeriods = [
  { name: 'Current', fromperiod: 0, toperiod: 1, interval: 0, isCurrent: 1, isOlder: 0 },
  { name: '1-3 Months', fromperiod: 1, toperiod: 3, interval: 3, isCurrent: 0, isOlder: 0 },
  { name: '3-6 Months', fromperiod: 3, toperiod: 6, interval: 6, isCurrent: 0, isOlder: 0 },
  { name: '6-9 Months', fromperiod: 6, toperiod: 9, interval: 9, isCurrent: 0, isOlder: 0 },
  { name: '9-12 Months', fromperiod: 9, toperiod: 12, interval: 12, isCurrent: 0, isOlder: 0 },
  { name: 'Older than 12 Months', fromperiod: 12, toperiod: 12, interval: 12, isCurrent: 0, isOlder: 1 },
] as const
export type DuePeriod = (typeof duePeriods)[number]

type SentPeriod = Pick<DuePeriod, 'name'> & {
  fromperiod: number
  toperiod: number
  isCurrent: boolean
  isOlder: boolean
}

/**
 * Whether the sent ages are those of the period with this name. The specification's ages are also accepted: they have 0
 * in place of 1, and any end for the oldest dues. The interval is not compared, because it may be the length or the end
 * of the period.
 */
export function isOfPeriod({ name, fromperiod, toperiod, isCurrent, isOlder }: SentPeriod): boolean {
  const duePeriod = duePeriods.find((period) => period.name === name)
  if (!duePeriod || isCurrent !== (duePeriod.isCurrent === 1) || isOlder !== (duePeriod.isOlder === 1))
    return false
  const isFrom = fromperiod === duePeriod.fromperiod || (fromperiod === 0 && duePeriod.fromperiod === 1)
  const isTo = toperiod === duePeriod.toperiod || (toperiod === 0 && duePeriod.toperiod === 1)
  return isFrom && (isTo || isOlder)
}

/** The bucket of a period of dues. */
export const bucketOfPeriod = (name: DuePeriod['name']): Bucket =>
  buckets[duePeriods.findIndex((period) => period.name === name)] ?? 'oldyear'

/** The ages of dues that reports sum, in months: the first is included, the second is excluded. */
export const dueAges = {
  all: [-Infinity, Infinity],
  current: [-Infinity, CURRENT_MONTHS],
  older: [CURRENT_MONTHS, Infinity],
  month1: [0, 1],
  month3: [1, 3],
  month6: [3, 6],
  month9: [6, 9],
  month12: [9, 12],
  oldyear: [12, Infinity],
} as const satisfies Record<Bucket | 'all' | 'current' | 'older', readonly [number, number]>
export type DueAge = keyof typeof dueAges

/** Whether the dues of a month have this age today. */
export function isOfAge(name: DueAge, month: string, today: string): boolean {
  const [from, to] = dueAges[name]
  const age = monthsBetween(month, today)
  return age >= from && age < to
}
