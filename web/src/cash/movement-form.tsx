import { TextInput } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { Movement } from '@nivas/contract/cash/forms.ts'
import { moreThanDrawer } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { Segments } from '../ui/segments.tsx'

type Props = {
  /** The session's report. It may lack sales of another window, so the server judges the amount. */
  session: SessionReport
  onClose: () => void
}

/** The form for cash put into the drawer, such as change, or taken out, such as notes for the safe. */
export function MovementForm({ session, onClose }: Props) {
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
  const { way, amount } = of.form.values
  const inputOfAmount = of.form.getInputProps('amount')
  const tooMuch = way === 'out' ? moreThanDrawer(session, Number(amount)) : undefined
  return (
    <FormModal title="Cash in or out" of={of} onClose={onClose}>
      <Segments
        label={t('Cash in or out')}
        value={way ?? ''}
        onChange={(chosen) => of.form.setFieldValue('way', chosen)}
        options={[
          { value: 'in', label: t('Cash in') },
          { value: 'out', label: t('Cash out') },
        ]}
      />
      <NumberField
        label={t('Amount')}
        {...inputOfAmount}
        {...moneyInput}
        error={inputOfAmount.error ?? (tooMuch && t(tooMuch))}
        data-autofocus
        size="lg"
      />
      <TextInput
        label={t('Reason')}
        placeholder={t(way === 'in' ? 'Change from the safe' : 'Notes to the safe')}
        maxLength={200}
        {...of.form.getInputProps('reason')}
        size="lg"
      />
    </FormModal>
  )
}
