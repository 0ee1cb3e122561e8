import type { Fit, FitParty, FitRoom } from '@nivas/contract/planning/fit.ts'

/**
 * A range of nights, counted from the first night of the plan: from the arrival to the departure, whose night is not
 * included.
 */
export type Nights = { from: number; to: number }

export type PlanRoom = FitRoom & {
  /** Bhent per day, in rupees. */
  price: number
  /** Nights of stays that the plan does not move. */
  taken: readonly Nights[]
}

export type PlanParty = FitParty &
  Nights & {
    id: number
    /** Rooms that the plan must not change. */
    pinned: readonly number[] | null
    /** Set for a PAID stay, which can move only to the same number of rooms at this price. */
    price: number | null
  }

/** The input of a plan: plain data, because it goes to a worker thread. */
export type SolverInput = {
  nights: number
  /** In walking order, so that neighbours are next to each other. */
  rooms: readonly PlanRoom[]
  parties: readonly PlanParty[]
  /** The same input and seed give the same plan. */
  seed: number
}

/** Why a party gets no room; `night` is counted as in `Nights`. */
export type Reason =
  /** The chosen buildings have too few places in total. */
  | { code: 'TOO_MANY'; places: number }
  /** Stays that the plan does not move leave too few places on this night. */
  | { code: 'FULL'; night: number; places: number }
  /** The rooms that are free for the whole stay have too few places. */
  | { code: 'NO_WHOLE_STAY'; places: number }
  /** The plan gave the places of this night to others, so that more people have rooms. */
  | { code: 'CROWDED'; night: number; places: number }
  /** There are places on every night, but not in the same rooms. */
  | { code: 'SCATTERED'; places: number }

export type Line = { id: number; rooms: readonly number[]; fit: Fit; reason: Reason | null }

export type Solution = {
  lines: Line[]
  /** 0 to 100: the quality of the plan, and the bound that no plan can exceed. */
  quality: number
  bound: number
  rounds: number
  /** Whether the search was stopped, or the time ran out, before its budget was used. */
  stopped: boolean
}
