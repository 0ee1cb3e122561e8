/** Minutes after which a row of the pending visitors changes its colour. */
const WARN_AFTER = 60
export const BREACH_AFTER = 120

/** For so long, in seconds, marking out can be undone. */
export const UNDO_EXIT_WITHIN = 120

export type Tone = 'success' | 'warning' | 'breach'

/** The colour of who has been inside for so many minutes: under 60, 60 to 120, over 120. */
export const toneOf = (minutes: number): Tone =>
  minutes < WARN_AFTER ? 'success' : minutes <= BREACH_AFTER ? 'warning' : 'breach'

/** '1:05' for 65 minutes; hours are not cut off at a day's end. */
export const elapsed = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** From this share of the ceiling on the board warns. */
const NEAR = 0.9

/** How full the venue is against its ceiling; 'open' where nobody has set one. */
export const crowding = (inside: number, ceiling: number | null): 'open' | 'near' | 'full' =>
  ceiling === null ? 'open' : inside >= ceiling ? 'full' : inside >= ceiling * NEAR ? 'near' : 'open'
