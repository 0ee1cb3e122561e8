import type { ChartClosure, ChartFloor, ChartRoom, ChartStay } from '@nivas/contract/reservations/chart.ts'
import { useMemo } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { membersText, nightsText } from '../stay-facts.ts'

/** What a stay is at: its status, or that the guests are there. An English text. */
export const stateOf = ({ status, checked_in }: ChartStay): 'HOLD' | 'PAID' | 'Checked in' =>
  checked_in ? 'Checked in' : status

export type Words = ReturnType<typeof useWords>

/**
 * How the chart says stays and days, in the reader's language. Rows and bars are given it: with hooks of their own, each
 * of hundreds would ask anew what the language is and where the clocks stand, while one scrolls.
 */
export function useWords() {
  const t = useText()
  const language = useLanguage()
  const { day } = useFormat()
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'short', timeZone: 'UTC' })
    const members = ({ members_count }: ChartStay) => membersText(t, members_count)
    return {
      members,
      nights: (stay: ChartStay) => nightsText(t, stay),
      weekday: (one: string) => weekday.format(new Date(`${one}T00:00:00Z`)),
      /** 'Nov', of a day in November. */
      month: (one: string) => day(one).split(' ')[1] ?? '',
      beds: ({ number_of_beds: count, is_active }: ChartRoom) =>
        is_active ? t(count === 1 ? '1 bed' : '{{count}} beds', { count }) : t('Switched off'),
      floor: ({ building, floor_number, position }: ChartFloor) =>
        t('{{building}} · floor {{floor}}, {{position}}', {
          building,
          floor: floor_number,
          position: t(position),
        }),
      closed: ({ from, to, reason }: ChartClosure) =>
        t('Closed from {{from}} to {{to}}: {{reason}}', { from: day(from), to: day(to), reason }),
      /** All that a bar means, for those who listen. */
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
  }, [t, language, day])
}
