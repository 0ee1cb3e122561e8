import * as z from 'zod'
import { Named } from '../fields.ts'

/** A group of houses, such as those of a lane. */
export const SatsangiGroup = Named

export const ElectricLine = z.object({
  id: z.int(),
  lineName: z.string(),
  description: z.string().nullable(),
  isEnabled: z.int(),
})
export type ElectricLine = z.output<typeof ElectricLine>

/** A Bhaint type: a charge of houses, per month (`fixedcharges`) or per unit. */
export const ChargeType = z.object({
  id: z.int(),
  name: z.string(),
  amount: z.number(),
  fixedcharges: z.int(),
  active: z.int(),
})
export type ChargeType = z.output<typeof ChargeType>

/** A charge of one house, with the house's own amount; `id` is the Bhaint type's. */
export const ProfileCharge = z.object({
  id: z.int(),
  name: z.string(),
  amount: z.number(),
  enabled: z.int(),
  fixedcharges: z.int(),
})
export type ProfileCharge = z.output<typeof ProfileCharge>

const house = {
  id: z.int(),
  name: z.string(),
  houseno: z.string(),
  meterno: z.string().nullable(),
  metertype: z.string().nullable(),
  enabled: z.int(),
  /** The day on which this family left; the next family of the house has a separate account. */
  lefton: z.string().nullable(),
}

/**
 * A house with a meter and a family; `balance` is its current dues, negative for a credit, and `lastpayment` is the
 * last one with money that was not undone.
 */
export const Profile = z.object({
  ...house,
  electricline: z.object({ id: z.int(), lineName: z.string() }),
  groupid: Named,
  balance: z.number(),
  lastpayment: z.object({ day: z.string(), amount: z.number() }).nullable(),
  profileCharges: z.array(ProfileCharge),
})
export type Profile = z.output<typeof Profile>

/** A profile for editing: line and group by their ids, and every current or possible charge. */
export const ProfileToEdit = z.object({
  ...house,
  electricline: z.int(),
  groupid: z.int(),
  /** The meter's reading before its first month; null once units are counted from it. */
  firstreading: z.number().nullable(),
  chargeTypes: z.array(ProfileCharge),
})
export type ProfileToEdit = z.output<typeof ProfileToEdit>

/** A house in a list of choices. */
export const House = z.object({ id: z.int(), houseno: z.string(), name: z.string() })
