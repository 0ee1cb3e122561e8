import { Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'

type Props = {
  /** The reservation. */
  id: number
  /** The reference of the reservation, shown where there are several reservations. */
  reference?: string
}

/**
 * The medical constraint of a reservation, for staff who choose rooms or receive the party; empty without one. Lists do
 * not contain it: it is read for a single reservation, by users with the permission.
 */
export function MedicalConstraint({ id, reference }: Props) {
  const t = useText()
  const may = useMay()
  const answer = useAnswer(calls.get, { id }, { enabled: may(calls.get.permission) })
  const constraint = answer.data?.data.medical_constraint
  // A failed read must not look like an empty field.
  if (!constraint && !hasFailed(answer)) return null
  return (
    <Text component="div" size="sm" style={{ whiteSpace: 'pre-wrap' }}>
      <strong>
        {reference && `${reference} · `}
        {t('Medical constraint')}:
      </strong>{' '}
      {constraint || <LoadFailure of={answer} />}
    </Text>
  )
}
