import { Alert, Stack, Text } from '@mantine/core'
import { peopleOf } from '@nivas/contract/reservations/capacity.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { MedicalConstraint } from './medical-constraint.tsx'
import { membersText, nightsText } from './stay-facts.ts'

const columns: readonly Column<Reservation>[] = [
  { key: 'application_number', title: 'Reservation Reference' },
  { key: 'applicant_name', title: 'Applicant' },
  { key: 'members_count', title: 'Members', kind: 'number' },
  { key: 'arrival_date', title: 'Arrival', kind: 'day' },
  { key: 'departure_date', title: 'Departure', kind: 'day' },
]

/** The reservations to combine, their medical constraints, and their common stay. */
export function Several({ reservations }: { reservations: readonly Reservation[] }) {
  const t = useText()
  const { day } = useFormat()
  const stay = combinedStay(reservations)
  const count = reservations.reduce((sum, one) => sum + peopleOf(one.members_count), 0)
  const [first] = reservations
  return (
    <Stack gap="xs">
      <SmallTable
        label="Selected reservations"
        columns={columns}
        rows={reservations}
        rowKey={({ id }) => id}
      />
      {reservations.map(({ id, application_number }) => (
        <MedicalConstraint key={id} id={id} reference={application_number} />
      ))}
      {stay && first && (
        <Text size="sm">
          {t('Together')}: {membersText(t, count)} · {day(stay.arrival_date)} – {day(stay.departure_date)} ·{' '}
          {nightsText(t, stay)} · {t('Contact: {{name}}', { name: first.applicant_name })}
        </Text>
      )}
    </Stack>
  )
}

/** Says, as the server would, why these reservations cannot be matched together. */
export function Apart() {
  const t = useText()
  return (
    <Alert color="red" role="alert">
      {t(
        'The stays do not overlap. Each must share a night with another. Please select reservations for the same days.',
      )}
    </Alert>
  )
}
