/** The numbers of minutes after which a row of pending visitors changes its colour. */
const WARN_AFTER = 60
export const BREACH_AFTER = 120

/** The number of seconds for which marking out and deleting can be undone. */
export const UNDO_WITHIN = 120

export type Tone = 'success' | 'warning' | 'breach'

/** The colour of a visitor by the minutes inside: under 60, 60 to 120, over 120. */
export const toneOf = (minutes: number): Tone =>
  minutes < WARN_AFTER ? 'success' : minutes <= BREACH_AFTER ? 'warning' : 'breach'

/** '1:05' for 65 minutes; hours may exceed 24. */
export const elapsed = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
