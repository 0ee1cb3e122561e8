import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SatsangiFields } from '@nivas/contract/gate/entry.ts'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'

type Props = { form: UseFormReturnType<DraftOf<typeof SatsangiFields>>; reservation: number }

/**
 * For an entry that waited: its people are inside, also where their reservation was checked in at another gate or has
 * ended meanwhile.
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
