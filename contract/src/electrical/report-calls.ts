import * as z from 'zod'
import { get, post } from '../call.ts'
import { date, flag, id } from '../fields.ts'
import { rule } from '../rule.ts'
import { buckets, duePeriods, isOfPeriod } from './age.ts'

const house = { id: z.int(), name: z.string(), houseno: z.string() }

/** The dues of a house by age: up to four months, and older. */
export const Overdue = z.object({
  ...house,
  periods: z.object({ current: z.number(), oldertotal: z.number() }),
  total: z.number(),
})

/** The dues of a house of a group, in the columns of `buckets`. */
export const GroupOverdue = z.object({
  ...house,
  periods: z.record(z.enum(buckets), z.number()),
  total: z.number(),
})

export const months = [
  ...(['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const),
  ...(['jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const),
] as const

const unitsOfMonths = Object.fromEntries(months.map((month) => [month, z.number()])) as Record<
  (typeof months)[number],
  z.ZodNumber
>

/** The units of a line in each month of a year. */
export const LineLoad = z.object({ id: z.int(), name: z.string(), ...unitsOfMonths, total: z.number() })

export const PeriodOverdue = z.object({
  id: z.int(),
  profilename: z.string(),
  houseno: z.string(),
  total: z.number(),
})

/** The part of a payment for a bill line; `chargename` is null for an advance. */
export const Received = z.object({
  id: z.int(),
  payment: z.int(),
  profile: z.int(),
  profilename: z.string(),
  houseno: z.string(),
  chargename: z.string().nullable(),
  readingdate: z.string(),
  amount: z.number(),
})

const ageInMonths = z.int().min(0).max(1200)

const PeriodFields = z.object({
  name: z.enum(duePeriods.map(({ name }) => name)),
  fromperiod: ageInMonths,
  toperiod: ageInMonths,
  interval: ageInMonths,
  isOlder: flag,
  isCurrent: flag,
})

/** A period of dues, identified by its name; its ages must be those of that period. */
const Period = rule(PeriodFields, 'name', (value) => {
  const period = PeriodFields.safeParse(value)
  return !period.success || isOfPeriod(period.data) ? undefined : 'These ages do not belong to the period.'
})

/** The calls for reports of the dues and payments of houses, and of the units of lines. */
export const reportCalls = {
  overdues: get('/electrical/reports/amountDueByPeriods', {
    permission: 'electrical-overall-overdues',
    summary: 'What every house owes: up to four months, and older',
    returns: z.array(Overdue),
    reads: 'replica',
  }),
  groupOverdues: post('/electrical/reports/amountDueByGroups', {
    permission: 'electrical-group-overdues',
    summary: 'What the houses of a group owe, by age',
    body: z.object({ group: id }),
    returns: z.array(GroupOverdue),
    reads: 'replica',
  }),
  lineLoad: post('/electrical/reports/lineLoadByYear', {
    permission: 'electrical-electric-lines-report',
    summary: 'The units of every line, by month of a year',
    body: z.object({ loadyear: z.int().min(1901).max(2199) }),
    returns: z.array(LineLoad),
    reads: 'replica',
  }),
  periodOverdues: post('/electrical/reports/amountDueBySelectionPeriod', {
    permission: 'electrical-periods-overdues',
    summary: 'What every house owes of the months of a period',
    body: Period,
    returns: z.array(PeriodOverdue),
    reads: 'replica',
  }),
  dailyCollection: post('/electrical/reports/getPaymentsReceivedByDate', {
    permission: 'electrical-daily-collection',
    summary: 'What was received on a day, by house and bill line',
    body: z.object({ paymentDate: date }),
    returns: z.array(Received),
    reads: true,
  }),
}
