import { Stack, Text } from '@mantine/core'
import { type PreferenceName, preferenceNames } from '@nivas/contract/reservations/preferences.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { MedicalConstraint } from './medical-constraint.tsx'
import { membersText } from './stay-facts.ts'

/** The names of the preferences. */
export const preferenceWords: Record<PreferenceName, PlainKey> = {
  accomodation_type: 'Accommodation type',
  toilet_type: 'Toilet type',
  ac_room: 'AC room',
}

/** What staff need to choose rooms: the people, their dates, their preferences and their medical constraint. */
export function Preferences({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const { application_number, applicant_name, members_count, arrival_date, departure_date } = reservation
  const { preferred_buildings: preferred } = reservation
  const preferences = preferenceNames.map(
    (preference) => [preferenceWords[preference], reservation[preference]] as const,
  )
  return (
    <Stack gap={2}>
      <Text size="sm">
        {application_number} · {applicant_name} · {membersText(t, members_count)} · {day(arrival_date)} –{' '}
        {day(departure_date)}
      </Text>
      <Text size="sm" c="dimmed">
        {preferences.map(([name, value]) => `${t(name)}: ${value ? t(value) : '–'}`).join(' · ')}
        {preferred.length > 0 &&
          ` · ${t('Preferred buildings')}: ${preferred.map(({ name }) => word(name)).join(', ')}`}
      </Text>
      {reservation.comments && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {t('Comments')}: {reservation.comments}
        </Text>
      )}
      <MedicalConstraint id={reservation.id} />
    </Stack>
  )
}
