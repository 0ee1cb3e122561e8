import { Alert, List, Stack, Text } from '@mantine/core'
import type { ApplicationState } from '@nivas/contract/reservations/application.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'

type Meaning = { color: string; title: PlainKey; text: PlainKey }

const received: Meaning = {
  color: 'new',
  title: 'Application received',
  text: 'We have received your application. No room is assigned yet.',
}

/** What each state means for the applicant. */
const meanings: Record<ApplicationState['status'] | 'LAPSED', Meaning> = {
  NEW: received,
  // Applies until the combined reservation has its own state.
  COMBINED: received,
  HOLD: {
    color: 'hold',
    title: 'Rooms are held for you',
    text: 'Your stay is confirmed once the Bhent is paid at the counter.',
  },
  PAID: { color: 'paid', title: 'Confirmed', text: 'The Bhent is paid, and your stay is confirmed.' },
  LAPSED: {
    color: 'hold',
    title: 'Rooms were released',
    text: 'No guests arrived within 24 hours of the arrival time. Please ask for other rooms at the reservations desk.',
  },
  CANCELLED: {
    color: 'ended',
    title: 'Cancelled',
    text: 'This application was cancelled. Please ask at the reservations desk, or apply again.',
  },
}

/** Shows the state in plain words, the days, and the rooms once they are confirmed. */
export function StateOfApplication({ state }: { state: ApplicationState }) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const { status, allotment_cancelled, rooms, members_count } = state
  // A reservation on HOLD that has lapsed is NEW again.
  const isLapsed = allotment_cancelled && (status === 'NEW' || status === 'PAID')
  const { color, title, text } = meanings[isLapsed ? 'LAPSED' : status]
  return (
    // A group, because the surrounding live region reads it.
    <Alert role="group" color={color} title={`${state.application_number}: ${t(title)}`}>
      <Stack gap="xs">
        <Text>{t(text)}</Text>
        <Text>
          {t('Arrival')}: {day(state.arrival_date)}
        </Text>
        <Text>
          {t('Departure')}: {day(state.departure_date)}
        </Text>
        <Text>
          {t('Members')}: {members_count}
        </Text>
        {rooms.length > 0 && (
          <List>
            {rooms.map(({ building, floor, room_number }) => (
              <List.Item key={`${building} ${room_number}`}>
                {t('{{building}}, floor {{floor}}, room {{room}}', {
                  building: word(building),
                  floor,
                  room: room_number,
                })}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Alert>
  )
}
