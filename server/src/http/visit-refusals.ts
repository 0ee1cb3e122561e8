import type { VisitChoice } from '@nivas/contract/samadh/schemas.ts'
import { Refusal, withData } from './refusal.ts'
import { onVenueClock } from './venue-time.ts'

// The refusals of exits, at the gate and at the memorial site.

export const nobodyInside = () =>
  new Refusal(
    400,
    'No visitor inside has this number. Please check the ticket, or find the visitor in the list.',
  )

/** The maximum number of visits that a counter chooses from. */
export const MOST_CHOICES = 8

const onlyTheEnd =
  'This card shows only the last digits of its number. Please choose the visitor by name, or scan the ticket.'
const endsLikeIt =
  'No visitor inside has this number. These visitors entered with a card that has the same last digits: please choose by name, or scan the ticket.'

/**
 * The refusal with the open visits of cards that end like the scanned number. Several visitors may have such a card, so
 * the counter chooses by name.
 *
 * @param isWhole whether the scanned number is complete, and the entries have only the end
 */
export const chooseByName = (choose: readonly VisitChoice[], isWhole: boolean) =>
  withData(new Refusal(400, isWhole ? endsLikeIt : onlyTheEnd), { choose })

export const leftAlready = (timeZone: string, moment: Date) =>
  new Refusal(400, 'This visitor was already marked out at {{moment}}.', {
    moment: onVenueClock(timeZone, moment),
  })

/** @param one, other the tickets of two open visits with the card */
export const severalInside = (one: number | string, other: number | string) =>
  new Refusal(400, 'Several entries are open with this card: {{one}}, {{other}}. Please scan the ticket.', {
    one,
    other,
  })
