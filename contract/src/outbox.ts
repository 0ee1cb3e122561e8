import * as z from 'zod'
import { id, text } from './fields.ts'
import { hideNumbers, mapTexts } from './identity/hide-numbers.ts'
import { maskedNumber } from './identity/number.ts'
import { isStandIn } from './identity/stand-in.ts'
import type { PlainKey } from './texts.ts'

const moment = z.iso.datetime({ offset: true })

/** What is said of a submission that waited in a browser, when it is sent. */
export const Kept = z.object({
  /** When it was made, and when it is being sent: both by the clock of the counter, which may be wrong. */
  made_at: moment,
  sent_at: moment,
  /** Who was signed in at the counter then. */
  made_by: id,
})
export type Kept = z.output<typeof Kept>

/** What the body of a call that may wait has besides its own fields. */
export const outboxFields = {
  kept: Kept.nullish(),
  /** Texts that stood in a browser meanwhile, sealed for the server alone; see `identity/stand-in.ts`. */
  sealed: z.array(text(100_000)).max(20).nullish(),
}

/**
 * The terms of a call that may wait in a browser until it can be sent. It is the same submission whether it is sent at once or
 * later: what only says how long it waited is no part of what it is known by.
 */
export const outboxTerms = { outbox: true, untouched: ['sealed'], mayDiffer: ['kept'] } as const

/** The server did what is asked so long ago that it has forgotten its answer: nothing is left to be done. */
export const doneBefore = 'The server has this already.' satisfies PlainKey

/** Nothing waits longer than this, in ms. */
const LONGEST_WAIT = 30 * 24 * 60 * 60_000

/**
 * When a submission was made, on the server's clock: as long ago as it has waited. Now, where the waiting cannot have been so
 * long: the clock of the counter was changed meanwhile.
 */
export function madeAt({ made_at, sent_at }: Pick<Kept, 'made_at' | 'sent_at'>, now: Date): Date {
  const waited = Date.parse(sent_at) - Date.parse(made_at)
  return waited > 0 && waited <= LONGEST_WAIT ? new Date(now.getTime() - waited) : now
}

/** The number of a submission that the server does not know yet, for its paper: the beginning of its key. */
export const provisionalNumber = (key: string): string => `W-${key.slice(0, 8).toUpperCase()}`

/** The beginning of the key that a provisional number tells; undefined for any other number. */
export const keyOfProvisional = (number: string): string | undefined =>
  /^W-([0-9A-F]{8})$/i.exec(number.trim())?.[1]?.toLowerCase()

/**
 * A request as it may lie in a browser: stand-ins with a mark in its card fields, and what each stands for. The texts of
 * `secret` fields, at any depth, are hidden whole.
 */
export function hideSecrets<R extends object>(
  request: R,
  newMark: () => string,
  secret: readonly string[] = [],
): { request: R; hidden: Record<string, string> } {
  const hidden: Record<string, string> = {}
  const standInFor = (text: string, end: string): string => {
    const standIn = `${maskedNumber(end)} #${newMark()}`
    hidden[standIn] = text
    return standIn
  }
  const whole = mapTexts(request, (text, field) =>
    secret.includes(field) && text !== '' && !isStandIn(text) ? standInFor(text, 'XXXX') : text,
  )
  const masked = hideNumbers(whole, (number) => {
    const end = number.toUpperCase().replace(/[^0-9A-Z]/g, '')
    return standInFor(number, end.length >= 8 ? end.slice(-4) : 'XXXX')
  })
  return { request: masked, hidden }
}
