import * as z from 'zod'
import { id, text } from '../fields.ts'
import { aadhaarOf } from '../identity/card-number.ts'

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
  /** Identity numbers that stood in a browser meanwhile, sealed for the server alone; see `standIn`. */
  sealed: z.array(text(100_000)).max(20).nullish(),
}

/**
 * An entry is the same submission whether it is sent at once or again later: what only tells of the waiting is no part of
 * what it is known by. The visit itself keeps when it was received, and who made it.
 */
export const keptSecret = ['kept', 'sealed'] as const

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

type Numbered = {
  idNumber?: string | null | undefined
  id_card_no?: string | null | undefined
  adharid?: string | null | undefined
  members?: readonly { i_card_number?: string | null | undefined }[] | null | undefined
}

/** An entry with other numbers in the places where it has numbers; `isIdentity` where only those of a state belong. */
export function mapNumbers<E extends Numbered>(
  entry: E,
  change: (number: string, isIdentity: boolean) => string,
): E {
  const changed: Numbered = { ...entry }
  for (const field of ['idNumber', 'id_card_no', 'adharid'] as const) {
    const number = entry[field]
    if (number) changed[field] = change(number, field === 'adharid')
  }
  if (entry.members)
    changed.members = entry.members.map((member) =>
      member.i_card_number ? { ...member, i_card_number: change(member.i_card_number, false) } : member,
    )
  return changed as E
}

/** An Aadhaar number, or whatever was typed for one; its end alone, as a Secure QR tells it, is nobody's secret. */
const isSecret = (number: string, isIdentity: boolean): boolean =>
  aadhaarOf(number) !== undefined || (isIdentity && !/^X{4} X{4} /.test(number.trim()))

/** What stands in an entry for a number that is sealed: what may be shown of it, and which one it is. */
const standIns = /^X{4} X{4} [0-9A-ZX]{4} #[0-9a-z]{6}$/

export const isStandIn = (number: string): boolean => standIns.test(number.trim())

/** What may be shown of a number that may be a stand-in. */
export const withoutMark = (number: string): string =>
  isStandIn(number) ? number.trim().slice(0, 14) : number

/** Takes the identity numbers out of an entry: each by the stand-in that is left in its place. */
export function hideNumbers<E extends Numbered>(
  entry: E,
  newMark: () => string,
): { entry: E; numbers: Record<string, string> } {
  const numbers: Record<string, string> = {}
  const hidden = mapNumbers(entry, (number, isIdentity) => {
    if (!isSecret(number, isIdentity)) return number
    const end = (aadhaarOf(number) ?? number).toUpperCase().replace(/[^0-9A-Z]/g, '')
    const standIn = `XXXX XXXX ${end.length >= 8 ? end.slice(-4) : 'XXXX'} #${newMark()}`
    numbers[standIn] = number
    return standIn
  })
  return { entry: hidden, numbers }
}
