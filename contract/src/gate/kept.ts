import * as z from 'zod'
import { id, text } from '../fields.ts'
import { hideNumbers } from '../identity/hide-numbers.ts'
import { maskedNumber } from '../identity/number.ts'

const moment = z.iso.datetime({ offset: true })

/** What is said of an entry that was made without a connection, when it is sent. */
export const Kept = z.object({
  /** When they came in, and when it is being sent: both by the clock of the counter, which may be wrong. */
  made_at: moment,
  sent_at: moment,
  /** Who was signed in at the counter then. */
  made_by: id,
})
export type Kept = z.output<typeof Kept>

/** What each of the gate's entries may carry besides itself. */
export const keptFields = {
  kept: Kept.nullish(),
  /** Identity numbers that stood in a browser meanwhile, sealed for the server alone; see `identity/stand-in.ts`. */
  sealed: z.array(text(100_000)).max(20).nullish(),
}

/**
 * An entry is the same submission whether it is sent at once or again later: what only says how long it waited is no part of
 * what it is known by. The visit itself keeps when it was received, and who made it.
 */
export const keptTerms = { untouched: ['sealed'], mayDiffer: ['kept'] } as const

/** No entry waits longer than this, in ms. */
const LONGEST_WAIT = 30 * 24 * 60 * 60_000

/**
 * When they came in, on the server's clock: as long ago as the entry has waited. Now, where the waiting cannot have been so
 * long: the clock of the counter was changed meanwhile.
 */
export function enteredAt({ made_at, sent_at }: Pick<Kept, 'made_at' | 'sent_at'>, now: Date): Date {
  const waited = Date.parse(sent_at) - Date.parse(made_at)
  return waited > 0 && waited <= LONGEST_WAIT ? new Date(now.getTime() - waited) : now
}

/** The number on the ticket of an entry that the server does not know yet: the beginning of its key. */
export const provisionalNumber = (key: string): string => `W-${key.slice(0, 8).toUpperCase()}`

/** The beginning of the key that a provisional number tells; undefined for any other number. */
export const keyOfProvisional = (number: string): string | undefined =>
  /^W-([0-9A-F]{8})$/i.exec(number.trim())?.[1]?.toLowerCase()

/** An entry as it may lie in a browser: in its card fields stand-ins with a mark, and what each stands for. */
export function hideEntryNumbers<E extends object>(
  entry: E,
  newMark: () => string,
): { entry: E; numbers: Record<string, string> } {
  const numbers: Record<string, string> = {}
  const hidden = hideNumbers(entry, (number) => {
    const end = number.toUpperCase().replace(/[^0-9A-Z]/g, '')
    const standIn = `${maskedNumber(end.length >= 8 ? end.slice(-4) : 'XXXX')} #${newMark()}`
    numbers[standIn] = number
    return standIn
  })
  return { entry: hidden, numbers }
}
