import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = { ceiling: number | null; onClose: () => void }

/** The form for the number of people inside at which the board warns; an empty field switches the warning off. */
export function CeilingForm({ ceiling, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: calls.setCeiling,
    draft: { name: 'gate-ceiling', title: 'Set limit' },
    initial: { ceiling },
    makesStale: [calls.liveBoard],
    onSuccess: onClose,
  })
  return (
    <FormModal of={of} title="Set limit" submitLabel="Save" size="small" onClose={onClose}>
      <NumberField
        size="md"
        label={t('Maximum people inside')}
        description={t('Leave empty for no limit.')}
        value={of.form.values.ceiling ?? ''}
        onChange={(value) => of.form.setFieldValue('ceiling', value === '' ? null : value)}
        error={of.form.errors.ceiling}
        data-path="ceiling"
        min={1}
        max={10_000_000}
        {...whole}
        thousandSeparator=","
        thousandsGroupStyle="lakh"
      />
    </FormModal>
  )
}
