import { Group } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { SetFloat } from '@nivas/contract/cash/forms.ts'
import { lessThanTaken } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { NoteCalculator } from './note-calculator.tsx'

/** The form for the opening amount of the drawer, which can be changed until the first receipt. */
export function FloatForm({ session, onClose }: { session: SessionReport; onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: calls.setFloat,
    schema: SetFloat,
    draft: { name: `cash-float.${session.id}`, title: 'Enter the float' },
    initial: { opening_float: session.opening_float },
    request: (values) => ({ ...values, id: session.id }),
    makesStale: [calls.report, calls.mySessions],
    onSuccess: onClose,
  })
  const inputOfFloat = of.form.getInputProps('opening_float')
  const tooLow = lessThanTaken(session, Number(of.form.values.opening_float))
  return (
    <FormModal title="Enter the float" of={of} onClose={onClose}>
      <Group align="flex-end" gap="md">
        <NumberField
          label={t('Opening float')}
          {...inputOfFloat}
          {...moneyInput}
          error={inputOfFloat.error ?? (tooLow && t(tooLow))}
          data-autofocus
          // Typing replaces the amount; otherwise typing 600 after 500 would make 5,00,600.
          onFocus={(event) => event.currentTarget.select()}
          size="lg"
        />
        <NoteCalculator onUse={(cash) => of.form.setFieldValue('opening_float', cash)} />
      </Group>
    </FormModal>
  )
}
