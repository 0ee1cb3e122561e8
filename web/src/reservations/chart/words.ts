import type { ChartRoom, ChartStay } from '@nivas/contract/reservations/chart.ts'
import { useMemo } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { nightsOf } from './move.ts'

/** What a stay is at: its status, or that the guests are there. An English text. */
export const stateOf = ({ status, checked_in }: ChartStay): 'HOLD' | 'PAID' | 'Checked in' =>
  checked_in ? 'Checked in' : status

/** How the chart says stays and days, in the reader's language. */
export function useWords() {
  const t = useText()
  const language = useLanguage()
  const { day } = useFormat()
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'short', timeZone: 'UTC' })
    const members = ({ members_count: count }: ChartStay) =>
      t(count === 1 ? '1 member' : '{{count}} members', { count })
    return {
      members,
      nights: (stay: ChartStay) => {
        const count = nightsOf(stay)
        return t(count === 1 ? '1 night' : '{{count}} nights', { count })
      },
      weekday: (one: string) => weekday.format(new Date(`${one}T00:00:00Z`)),
      /** 'Nov', of a day in November. */
      month: (one: string) => day(one).split(' ')[1] ?? '',
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
