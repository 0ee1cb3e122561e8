import { Alert, Checkbox, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SatsangiFields } from '@nivas/contract/gate/entry.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconCalendarExclamation } from '@tabler/icons-react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'

type Props = { form: UseFormReturnType<DraftOf<typeof SatsangiFields>>; reservation: Reservation | undefined }

/** Warns that a reservation does not arrive today, and asks whether to check it in anyway. */
export function AnotherDay({ form, reservation }: Props) {
  const t = useText()
  const { day } = useFormat()
  return (
    <Alert color="hold" icon={<IconCalendarExclamation />}>
      {reservation && (
        <Text fw={600} mb="xs">
          {t('{{name}} arrives on {{day}}, not today.', {
            name: reservation.applicant_name,
            day: day(reservation.arrival_date),
          })}
        </Text>
      )}
      <Checkbox
        size="md"
        label={t('Check in today anyway')}
        {...form.getInputProps('another_day', { type: 'checkbox' })}
      />
    </Alert>
  )
}
