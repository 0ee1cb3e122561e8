import { Refusal } from './refusal.ts'
import { onVenueClock } from './venue-time.ts'

// How an exit is refused, at the gate and at the memorial site.

export const nobodyInside = () =>
  new Refusal(
    400,
    'Nobody is inside with this number. Please check the ticket, or find the visitor in the list.',
  )

export const leftAlready = (timeZone: string, moment: Date) =>
  new Refusal(400, 'This visitor was marked out already, {{moment}}.', {
    moment: onVenueClock(timeZone, moment),
  })

/** @param one, other the tickets of two open visits with the card */
export const severalInside = (one: number | string, other: number | string) =>
  new Refusal(400, 'Several entries are open with this card: {{one}}, {{other}}. Please scan the ticket.', {
    one,
    other,
  })
