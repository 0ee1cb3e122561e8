import * as z from 'zod'
import { asciiDigits } from './digits.ts'
import { id, text } from './fields.ts'
import { hideNumbers, mapTexts } from './identity/hide-numbers.ts'
import { maskedNumber } from './identity/number.ts'
import { isMasked } from './identity/stand-in.ts'
import type { PlainKey } from './texts.ts'

const moment = z.iso.datetime({ offset: true })

/** The data that accompanies a submission after it waited in a browser. */
export const Kept = z.object({
  /** The times of its creation and of its sending, both on the counter's clock, which may be wrong. */
  made_at: moment,
  sent_at: moment,
  /** The user who was signed in at the counter at its creation. */
  made_by: id,
})
export type Kept = z.output<typeof Kept>

/**
 * The maximum number of sealed texts of a submission: one from its form, and one from each correction without a
 * network.
 */
export const MOST_SEALED = 20

/** The additional body fields of a call that may wait. */
export const outboxFields = {
  kept: Kept.nullish(),
  /** Texts that a browser stored sealed, and only the server can read; see `identity/sealed-texts.ts`. */
  sealed: z.array(text(100_000)).max(MOST_SEALED).nullish(),
}

/**
 * The terms of a call that may wait in a browser until it can be sent. An immediate and a delayed submission
 * are the same one, so `kept` is not part of its identity.
 */
export const outboxTerms = { outbox: true, untouched: ['sealed'], mayDiffer: ['kept'] } as const

// A page that opened before an update compares these texts, so they never change: an entry that the server has would
// count as refused, and its till would wait for it; a sale whose number was taken would not get the next one.

/** The call was done so long ago that its stored answer is deleted: nothing is left to do. */
export const doneBefore = 'The server has this already.' satisfies PlainKey

/** The server has stored another request under this key. */
export const usedBefore = 'This Idempotency-Key was used for another request' satisfies PlainKey

/** The number of a receipt is not the next one of its till. */
export const outOfOrder = 'The receipts of a till must arrive in their order.' satisfies PlainKey

/** The maximum waiting time, in ms. */
const LONGEST_WAIT = 30 * 24 * 60 * 60_000

/**
 * The time of a submission on the server's clock: now minus its waiting time. For an impossible waiting time, which
 * means that the counter's clock was changed, the result is now.
 */
export function madeAt({ made_at, sent_at }: Pick<Kept, 'made_at' | 'sent_at'>, now: Date): Date {
  const waited = Date.parse(sent_at) - Date.parse(made_at)
  return waited > 0 && waited <= LONGEST_WAIT ? new Date(now.getTime() - waited) : now
}

/**
 * The provisional number of a submission that the server does not yet know, for its paper: the beginning of
 * its key.
 */
export const provisionalNumber = (key: string): string => `W-${key.slice(0, 8).toUpperCase()}`

/** The beginning of the key in a provisional number; undefined for any other number. */
export const keyOfProvisional = (number: string): string | undefined =>
  /^W-([0-9A-F]{8})$/i.exec(asciiDigits(number).trim())?.[1]?.toLowerCase()

/**
 * A request in the form that a browser may store: with stand-ins in its card fields, and with their
 * originals. The texts of `secret` fields, at any depth, are hidden completely.
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
  // First, because the end of an identity number stays visible, also in a secret field.
  const masked = hideNumbers(request, (number) => {
    const end = number.toUpperCase().replace(/[^0-9A-Z]/g, '')
    return standInFor(number, end.length >= 8 ? end.slice(-4) : 'XXXX')
  })
  const withoutSecrets = mapTexts(masked, (text, field) =>
    secret.includes(field) && text !== '' && !isMasked(text) ? standInFor(text, 'XXXX') : text,
  )
  return { request: withoutSecrets, hidden }
}
