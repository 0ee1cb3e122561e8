import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Announced } from '../ui/announced.tsx'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { NoteCalculator } from './note-calculator.tsx'
import type { PayingState } from './use-paying.ts'

type Props = { paying: PayingState; onCancel: () => void }

/** The fields of a payment in cash, or by UPI. */
export function PayForm({ paying, onCancel }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const { of, due, toPay, change, addBhent } = paying
  const { form } = of
  const { tender, cash, donation_amount } = form.values
  const byUpi = tender === 'UPI'
  const hasCash = cash !== '' && cash !== null
  const additional = (
    <NumberField
      label={t('Aditional Bhent')}
      {...form.getInputProps('donation_amount')}
      onChange={addBhent}
      {...moneyInput}
      size="lg"
    />
  )
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
      {byUpi && (
        <Group align="flex-start" gap="md">
          <TextInput
            label={t('UPI reference (UTR)')}
            {...form.getInputProps('utr')}
            inputMode="numeric"
            maxLength={30}
            autoComplete="off"
            data-autofocus
            size="lg"
          />
          <NumberField
            label={t('Paid by UPI')}
            {...form.getInputProps('upiamount')}
            {...(toPay === null && { error: t('The UPI amount is more than is due.') })}
            {...moneyInput}
            size="lg"
          />
          {additional}
        </Group>
      )}
      {(!byUpi || (toPay !== null && toPay > 0)) && (
        <Group align="flex-end" gap="md">
          <NumberField
            label={t('Total Cash')}
            {...form.getInputProps('cash')}
            {...moneyInput}
            data-autofocus={!byUpi || undefined}
            size="lg"
          />
          <NoteCalculator onUse={(counted) => form.setFieldValue('cash', counted)} />
          {!byUpi && additional}
          <Change amount={change} />
        </Group>
      )}
      <Announced gap="md">
        {toPay !== null && change === null && (hasCash || byUpi) && (
          <NotCovered total={onWire(byUpi ? toPay : sum([due, Number(donation_amount) || 0]))} />
        )}
      </Announced>
      {/* Announces the change, which screen readers would not read because its field does not get the focus. */}
      <VisuallyHidden role="status">
        {hasCash && change !== null && `${t('Change')}: ${rupees(change)}`}
      </VisuallyHidden>
    </CallForm>
  )
}

function Change({ amount }: { amount: number | null }) {
  const t = useText()
  const { rupees } = useFormat()
  return (
    <TextInput
      label={t('Change')}
      value={amount === null ? '' : rupees(amount)}
      readOnly
      size="lg"
      tabIndex={-1}
    />
  )
}

function NotCovered({ total }: { total: number }) {
  const t = useText()
  const { rupees } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {t('The cash does not cover {{total}} yet.', { total: rupees(total) })}
    </Text>
  )
}
