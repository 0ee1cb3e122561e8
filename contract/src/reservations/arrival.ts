import { say, type Text } from '../texts.ts'

/**
 * The gate's warning for a reservation that arrives on another day than `today`; undefined on the day itself.
 */
export const arrivesOnAnotherDay = (arrival_date: string, today: string): Text | undefined =>
  arrival_date === today
    ? undefined
    : say('This reservation arrives on {{day}}, not today. Please confirm the check-in.', {
        day: { day: arrival_date },
      })
