import { Button, Group, NumberInput, Text, TextInput } from '@mantine/core'
import { change as changeOf } from '@nivas/contract/cash/notes.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { TakeBhent } from '@nivas/contract/reservations/forms.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useRef, useState } from 'react'
import { moneyInput, NoteCalculator } from '../cash/index.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = {
  reservation: Reservation
  onPaid: (payment: Payment, change: number) => void
  onCancel: () => void
}

/** Cash in, change out. Submit opens as soon as the cash covers the total and the additional Bhent. */
export function CashForm({ reservation: { id, total_amount: total }, onPaid, onCancel }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const [cash, setCash] = useState<number | ''>('')
  /** The cash that was on the counter when Submit was pressed. */
  const given = useRef(0)
  const of = useCallForm({
    call: calls.takeBhent,
    schema: TakeBhent,
    initial: { payment_amount: total, donation_amount: '', payment_type: 'CASH' },
    request: (values) => {
      given.current = Number(cash)
      return { ...values, id }
    },
    makesStale: [calls.list, calls.get, dashboard.figures],
    quiet: true,
    submitWhen: (values) =>
      cash !== '' && changeOf(cash, total, Number(values.donation_amount) || 0) !== null,
    onSuccess: ({ data: { payment } }) =>
      payment &&
      onPaid(payment, changeOf(given.current, payment.payment_amount, payment.donation_amount) ?? 0),
  })
  const additional = Number(of.form.values.donation_amount) || 0
  const change = cash === '' ? null : changeOf(cash, total, additional)

  return (
    <CallForm
      of={of}
      autoFocus
      actions={
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      }
    >
      <Group align="flex-end" gap="md">
        <NumberInput
          label={t('Total Cash')}
          value={cash}
          onChange={(value) => setCash(typeof value === 'number' ? value : '')}
          {...moneyInput}
          data-autofocus
          size="lg"
        />
        <NoteCalculator onUse={setCash} />
        <NumberInput
          label={t('Aditional Bhent')}
          {...of.form.getInputProps('donation_amount')}
          {...moneyInput}
          size="lg"
        />
        <TextInput
          label={t('Change')}
          value={change === null ? '' : rupees(change)}
          readOnly
          size="lg"
          tabIndex={-1}
        />
      </Group>
      {cash !== '' && change === null && (
        <Text size="sm" c="dimmed" role="status">
          {t('The cash does not cover {{total}} yet.', { total: rupees(total + additional) })}
        </Text>
      )}
    </CallForm>
  )
}
