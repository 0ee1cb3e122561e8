import { SegmentedControl, TextInput } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { Movement } from '@nivas/contract/cash/forms.ts'
import type { CashSession } from '@nivas/contract/cash/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

/** The form for cash put into the drawer, such as change, or taken out, such as notes for the safe. */
export function MovementForm({ session, onClose }: { session: CashSession; onClose: () => void }) {
  const t = useText()
  const { rupees } = useFormat()
  const of = useCallForm({
    call: calls.addMovement,
    schema: Movement,
    draft: { name: `cash-movement.${session.id}`, title: 'Cash in or out' },
    initial: { way: 'in', amount: '', reason: '' },
    request: ({ way, ...values }) => ({
      ...values,
      id: session.id,
      amount: way === 'in' ? values.amount : -values.amount,
    }),
    makesStale: [calls.report, calls.mySessions],
    subject: ({ data: { movements } }) =>
      movements
        .slice(-1)
        .map(({ amount, reason }) => `${rupees(amount)} · ${reason}`)
        .join(''),
    onSuccess: onClose,
  })
  const { way } = of.form.values
  return (
    <FormModal title="Cash in or out" of={of} onClose={onClose}>
      <SegmentedControl
        aria-label={t('Cash in or out')}
        {...of.form.getInputProps('way')}
        data={[
          { value: 'in', label: t('Brought to the drawer') },
          { value: 'out', label: t('Taken away') },
        ]}
      />
      <NumberField
        label={t('Amount')}
        {...of.form.getInputProps('amount')}
        {...moneyInput}
        data-autofocus
        size="lg"
      />
      <TextInput
        label={t('Reason')}
        placeholder={t(way === 'in' ? 'Change fetched' : 'Notes to the safe')}
        maxLength={200}
        {...of.form.getInputProps('reason')}
        size="lg"
      />
    </FormModal>
  )
}
