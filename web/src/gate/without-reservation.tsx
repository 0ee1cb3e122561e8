import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SatsangiFields } from '@nivas/contract/gate/entry.ts'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'

type Props = { form: UseFormReturnType<DraftOf<typeof SatsangiFields>>; reservation: number }

/**
 * The checkbox that makes an entry that waited without its reservation: the people are inside, even if a different gate
 * has checked the reservation in or the reservation has ended.
 */
export function WithoutReservation({ form, reservation }: Props) {
  const t = useText()
  return (
    <Checkbox
      size="md"
      label={t('Enter without the reservation')}
      checked={form.values.reservation_id === null}
      onChange={(event) =>
        form.setFieldValue('reservation_id', event.currentTarget.checked ? null : reservation)
      }
    />
  )
}
