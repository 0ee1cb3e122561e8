import type { Fit, FitParty, FitRoom } from '@nivas/contract/planning/fit.ts'

/** Nights are counted from the plan's first one: `from` is the arrival's, `to` the departure's, which is not slept. */
export type Nights = { from: number; to: number }

export type PlanRoom = FitRoom & {
  /** Bhent per day, in rupees. */
  price: number
  /** Nights on which somebody has it whom the plan leaves where they are. */
  taken: readonly Nights[]
}

export type PlanParty = FitParty &
  Nights & {
    id: number
    /** Rooms that it has and that the plan must not change. */
    pinned: readonly number[] | null
    /** Set for a stay that is paid: it can move only among as many rooms of this price. */
    price: number | null
  }

/** Everything a plan is made of: plain data, for it goes to a worker thread. */
export type Problem = {
  nights: number
  /** In walking order, so that neighbours stand next to each other. */
  rooms: readonly PlanRoom[]
  parties: readonly PlanParty[]
  /** The same problem and seed give the same plan. */
  seed: number
}

/** Why a party gets no room; `night` counts as `Nights` do. */
export type Reason =
  /** The chosen buildings have too few places in all. */
  | { code: 'TOO_MANY'; places: number }
  /** On this night others have all but so few places already. */
  | { code: 'FULL'; night: number; places: number }
  /** Of the rooms that are free for the whole stay there are too few. */
  | { code: 'NO_WHOLE_STAY'; places: number }
  /** The plan gave the places of this night to others, so that more people have rooms. */
  | { code: 'CROWDED'; night: number; places: number }
  /** There are places every night, but not in the same rooms. */
  | { code: 'SCATTERED'; places: number }

export type Line = { id: number; rooms: readonly number[]; fit: Fit; reason: Reason | null }

export type Solution = {
  lines: Line[]
  /** 0 to 100: what the plan came to, and what no plan can exceed. */
  quality: number
  bound: number
  rounds: number
  /** It was told to stop, or the time ran out, before it had looked through all it wanted to. */
  stopped: boolean
}
