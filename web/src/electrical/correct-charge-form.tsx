import { Text, Textarea } from '@mantine/core'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { CorrectCharge } from '@nivas/contract/electrical/reading-forms.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { rateInput } from './rate-input.ts'
import { staleReadings } from './stale.ts'

type Props = { bill: Bill; charge: Bill['charges'][number]; onClose: () => void }

/** The form that corrects a charge of a bill: its amount or, if it is per unit, its rate. */
export function CorrectChargeForm({ bill, charge, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const saved = charge.rate ?? charge.amount
  const of = useCallForm({
    call: calls.correctCharge,
    schema: CorrectCharge.omit({ id: true, saved: true }),
    without: ['id', 'saved'],
    initial: { amount: saved, reason: '' },
    request: (values) => ({ ...values, id: charge.id, saved }),
    makesStale: staleReadings,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { profile, month } = bill
  return (
    <FormModal of={of} title="Correct a charge" submitLabel="Save" size="small" onClose={onClose}>
      <Text fw={600}>
        {profile.houseno} · {formatPeriod(month, 'Monthly', language)} · {charge.name}
      </Text>
      <NumberField
        label={t('Amount')}
        description={charge.rate === null ? t('Rupees per month') : t('Rupees per unit')}
        {...of.form.getInputProps('amount')}
        {...rateInput}
        required
      />
      <Textarea
        label={t('Reason')}
        description={t('Only this month changes. The charges of the house stay the same.')}
        {...of.form.getInputProps('reason')}
        required
      />
    </FormModal>
  )
}
