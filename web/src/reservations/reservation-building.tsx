import { Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { SetUpFirst } from '../ui/set-up-first.tsx'

type Props = { reservation: Reservation; onClose: () => void }

/** Assigns a building to a NEW reservation, or changes it. This holds no room. */
export function ReservationBuilding({ reservation, onClose }: Props) {
  const t = useText()
  const { id, building, arrival_date, departure_date } = reservation
  const buildings = useAnswer(calls.matchingBuildings, { arrival: arrival_date, departure: departure_date })
  const of = useCallForm({
    call: calls.assignBuilding,
    initial: { is_edit: building !== null, building_id: building?.id ?? '' },
    hidden: ['is_edit'],
    request: (values) => ({ ...values, reservation_id: id }),
    makesStale: [calls.list, calls.get, calls.history, calls.matchingBuildings],
    onSuccess: onClose,
    onFailure: ({ text }) => {
      // Another desk was faster: submitting again changes its building.
      if (text.key === 'A building is already assigned.') of.form.setFieldValue('is_edit', true)
    },
  })
  return (
    <FormModal of={of} title="Reservation Building" onClose={onClose}>
      <Text size="sm">
        {reservation.application_number} · {reservation.applicant_name}
      </Text>
      <NamedSelect
        label={t('Building')}
        options={buildings.data?.data}
        from={buildings}
        setUp={<SetUpFirst text="No building is in use." to="/buildings" />}
        {...of.form.getInputProps('building_id')}
        required
      />
    </FormModal>
  )
}
