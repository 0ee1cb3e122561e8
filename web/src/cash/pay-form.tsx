import { Button, Group, NumberInput, Text, TextInput } from '@mantine/core'
import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { Paying } from '@nivas/contract/cash/forms.ts'
import { cashToPay, change as changeOf } from '@nivas/contract/cash/notes.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useRef, useState } from 'react'
import type * as z from 'zod'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { moneyInput } from './money-input.ts'
import { NoteCalculator } from './note-calculator.tsx'

/** What the cashier entered; `change` is what goes back. */
export type Paid = z.output<typeof Paying> & { cash: number; change: number }

export type PayFormProps<C extends Call> = {
  /** The call that takes the money. */
  call: C
  /** What is to be paid, without additional Bhent. */
  due: number
  /** Makes the call's request of what was entered. */
  request: (paid: Paid) => Request<C>
  makesStale: readonly Call[]
  onTaken: (answer: Success<C>, paid: Paid) => void
  onCancel: () => void
}

type Props<C extends Call> = PayFormProps<C> & { tender: 'CASH' | 'UPI' }

/**
 * Takes money by any call. Cash in, change out; by UPI all of it or a part, and the rest in cash. Submit opens as soon as
 * what is due and the additional Bhent are covered.
 */
export function PayForm<C extends Call>({
  call,
  due,
  tender,
  request,
  makesStale,
  onTaken,
  onCancel,
}: Props<C>) {
  const t = useText()
  const [cash, setCash] = useState<number | ''>('')
  /** UPI pays everything until its amount is typed. */
  const [upiIsTyped, setUpiIsTyped] = useState(false)
  /** As it was on the counter when Submit was pressed. */
  const given = useRef<Paid>(undefined)
  const byUpi = tender === 'UPI'
  const inCash = ({ donation_amount, upiamount }: { donation_amount?: unknown; upiamount?: unknown }) =>
    cashToPay(due, Number(donation_amount) || 0, Number(upiamount) || 0)
  const changeFor = (toPay: number) =>
    cash === '' && byUpi && toPay === 0 ? 0 : changeOf(cash || 0, toPay, 0)

  const of = useCallForm<Call, typeof Paying>({
    call,
    schema: Paying,
    initial: { donation_amount: '', utr: '', upiamount: byUpi ? due : '' },
    request: (values) => {
      const paid = { ...values, cash: Number(cash), change: changeFor(inCash(values) ?? 0) ?? 0 }
      given.current = paid
      return request(paid)
    },
    makesStale,
    quiet: true,
    submitWhen: (values) => {
      const toPay = inCash(values)
      return toPay !== null && (byUpi || cash !== '') && changeFor(toPay) !== null
    },
    onSuccess: (answer) => given.current && onTaken(answer as Success<C>, given.current),
  })
  const { form } = of
  const additional = Number(form.values.donation_amount) || 0
  const toPay = inCash(form.values)
  const change = toPay === null || (cash === '' && toPay > 0) ? null : changeFor(toPay)

  const addBhent = (value: number | string) => {
    form.setFieldValue('donation_amount', typeof value === 'number' ? value : '')
    if (byUpi && !upiIsTyped) form.setFieldValue('upiamount', onWire(sum([due, Number(value) || 0])))
  }
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
          <NumberInput
            label={t('Paid by UPI')}
            {...form.getInputProps('upiamount')}
            onChange={(value) => {
              setUpiIsTyped(true)
              form.setFieldValue('upiamount', typeof value === 'number' ? value : '')
            }}
            {...(toPay === null && { error: t('More would be paid by UPI than is due.') })}
            {...moneyInput}
            size="lg"
          />
          <NumberInput
            label={t('Aditional Bhent')}
            {...form.getInputProps('donation_amount')}
            onChange={addBhent}
            {...moneyInput}
            size="lg"
          />
        </Group>
      )}
      {(!byUpi || (toPay !== null && toPay > 0)) && (
        <Group align="flex-end" gap="md">
          <NumberInput
            label={t('Total Cash')}
            value={cash}
            onChange={(value) => setCash(typeof value === 'number' ? value : '')}
            {...moneyInput}
            data-autofocus={!byUpi || undefined}
            size="lg"
          />
          <NoteCalculator onUse={setCash} />
          {!byUpi && (
            <NumberInput
              label={t('Aditional Bhent')}
              {...form.getInputProps('donation_amount')}
              {...moneyInput}
              size="lg"
            />
          )}
          <Change amount={change} />
        </Group>
      )}
      {toPay !== null && change === null && (cash !== '' || byUpi) && (
        <NotCovered total={onWire(byUpi ? toPay : sum([due, additional]))} />
      )}
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
    <Text size="sm" c="dimmed" role="status">
      {t('The cash does not cover {{total}} yet.', { total: rupees(total) })}
    </Text>
  )
}
