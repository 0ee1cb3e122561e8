import type { ChartClosure, ChartFloor, ChartRoom, ChartStay } from '@nivas/contract/reservations/chart.ts'
import { useMemo } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { formatWeekday } from '../../format/weekday.ts'
import { useLanguage, useText, useWord } from '../../languages/use-text.ts'
import { membersText, nightsText } from '../stay-facts.ts'

/** Returns the state of a stay as an English text: its status, or 'Checked in'. */
export const stateOf = ({ status, checked_in }: ChartStay): 'HOLD' | 'PAID' | 'Checked in' =>
  checked_in ? 'Checked in' : status

export type Words = ReturnType<typeof useWords>

/**
 * The chart's texts for stays and days, in the user's language. Rows and bars get them as a prop: with hooks in each of
 * them, scrolling would read language and time zone hundreds of times.
 */
export function useWords() {
  const t = useText()
  const word = useWord()
  const language = useLanguage()
  const { day } = useFormat()
  return useMemo(() => {
    const members = ({ members_count }: ChartStay) => membersText(t, members_count)
    return {
      members,
      nights: (stay: ChartStay) => nightsText(t, stay),
      weekday: (one: string) => formatWeekday(one, language, 'short'),
      /** Returns 'Nov' for a day in November. */
      month: (one: string) => day(one).split(' ')[1] ?? '',
      beds: ({ number_of_beds: count, is_active }: ChartRoom) =>
        is_active ? t('{{count}} beds', { count }) : t('Switched off'),
      floor: ({ building, floor_number, position }: ChartFloor) =>
        t('{{building}} · floor {{floor}}, {{position}}', {
          building: word(building),
          floor: floor_number,
          position: t(position),
        }),
      closed: ({ from, to, reason }: ChartClosure) =>
        t('Closed from {{from}} to {{to}}: {{reason}}', { from: day(from), to: day(to), reason }),
      reason: ({ reason }: ChartClosure) => word(reason),
      /** Describes a bar for screen readers. */
      bar: (stay: ChartStay, room: ChartRoom) =>
        t('{{name}}, {{members}}, {{state}}, room {{room}}, {{arrival}} to {{departure}}, {{number}}', {
          name: stay.applicant_name,
          members: members(stay),
          state: t(stateOf(stay)),
          room: room.room_number,
          arrival: day(stay.arrival_date),
          departure: day(stay.departure_date),
          number: stay.application_number,
        }),
    }
  }, [t, word, language, day])
}
