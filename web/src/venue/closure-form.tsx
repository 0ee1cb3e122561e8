import { Button, SimpleGrid } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { usualReasons } from '@nivas/contract/venue/closure.ts'
import { ClosureForm as Schema } from '@nivas/contract/venue/forms.ts'
import type { Closure } from '@nivas/contract/venue/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { Autocomplete } from '../ui/fields/autocomplete.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { staleCatalogue } from './stale.ts'

type Props = {
  room_id: number
  today: string
  /** The closure to change; undefined adds a new one. */
  closure: Closure | undefined
  onDone: () => void
  onCancel: () => void
}

/** The form for the first and last day on which a room cannot be booked, both inclusive, and the reason. */
export function ClosureForm({ room_id, today, closure, onDone, onCancel }: Props) {
  const t = useText()
  const of = useCallForm({
    call: closure ? calls.editClosure : calls.closeRoom,
    schema: Schema,
    draft: { name: `close-room.${room_id}.${closure?.id ?? 'new'}`, title: 'Switch off for dates' },
    initial: { from: closure?.from ?? today, to: closure?.to ?? today, reason: closure?.reason ?? '' },
    // Only changed fields are sent: a colleague may have changed others since the list was read.
    request: (values, changed) => (closure ? { ...changed, id: closure.id } : { ...values, id: room_id }),
    makesStale: staleCatalogue,
    submitWhen: 'valid',
    onSuccess: onDone,
  })
  const { form } = of
  /** Changes the first day, and moves the last day along if it would be earlier. */
  const begin = (from: string | null) => {
    const { to } = form.values
    form.setValues({ from, ...(from && to && to < from && { to: from }) })
  }
  return (
    <CallForm
      of={of}
      autoFocus
      submitLabel={closure ? 'Save' : 'Switch off'}
      actions={
        <Button variant="default" onClick={onCancel} disabled={of.pending}>
          {t('Cancel')}
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DateField label={t('From')} {...form.getInputProps('from')} onChange={begin} required />
        <DateField label={t('To')} {...form.getInputProps('to')} required />
      </SimpleGrid>
      <Autocomplete
        label={t('Reason')}
        data={usualReasons.map((reason) => t(reason))}
        {...form.getInputProps('reason')}
        required
      />
    </CallForm>
  )
}
