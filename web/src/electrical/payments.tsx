import { Button, Group, Text, Textarea } from '@mantine/core'
import type { Answer } from '@nivas/contract/call.ts'
import { tenderNames } from '@nivas/contract/cash/words.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { UndoPayment } from '@nivas/contract/electrical/payment-forms.ts'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { paymentWords } from './payment-words.ts'
import { stalePayments } from './stale.ts'
import { usePrintDues } from './use-print-dues.tsx'

type Paid = Answer<typeof calls.payments>[number]

/** The payments of a house. Prints their receipts again, and takes payments back, such as a bounced cheque. */
export function Payments({ house }: { house: { id: number } }) {
  const t = useText()
  const { rupees } = useFormat()
  const answer = useAnswer(calls.payments, { id: house.id }, { staleTime: 0 })
  const payments = answer.data?.data
  const { roll, onA5, onRoll, pending } = usePrintDues()
  const mayGiveBack = useMay()('electrical-refund')
  const [undoing, setUndoing] = useState<Paid>()
  const isUndoable = ({ method, undoes, undone }: Paid) =>
    method !== null && undoes === null && !undone && (method === 'CHEQUE' || mayGiveBack)
  const columns: readonly Column<Paid>[] = [
    { key: 'paid_on', title: 'Date', kind: 'day' },
    // On a phone only the first columns stand beside the actions.
    { key: 'received', title: 'Amount', kind: 'money' },
    { key: 'receipt_number', title: 'Receipt number' },
    { key: 'method', title: 'Payment method', value: ({ method }) => method && t(tenderNames[method]) },
    {
      key: 'reason',
      title: 'Description',
      value: (payment) => paymentWords(payment, { t, rupees }),
    },
    {
      key: 'prints',
      title: 'Prints',
      kind: 'number',
      value: ({ receipt_number, prints }) => (receipt_number === null ? null : prints),
    },
  ]
  if (!payments && answer.failureReason) return <FormLoading answer={answer} />
  return (
    <>
      <RePrint of={roll} />
      <SmallTable
        rows={payments}
        columns={columns}
        rowKey={({ id }) => id}
        label="Dues payments"
        empty="No payments yet."
        wide
        action={(payment) => (
          <Group gap="xs">
            {payment.receipt_number !== null && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={pending}
                aria-label={t('Print receipt {{number}}', { number: payment.receipt_number })}
                onClick={() => onA5(payment.id)}
              >
                {t('Print receipt')}
              </Button>
            )}
            {payment.receipt_number !== null && onRoll && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={pending}
                aria-label={t('Print receipt {{number}} on receipt printer', {
                  number: payment.receipt_number,
                })}
                onClick={() => onRoll(payment.id)}
              >
                {t('Print on receipt printer')}
              </Button>
            )}
            {isUndoable(payment) && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t(
                  payment.method === 'CHEQUE'
                    ? 'Cheque bounced: receipt {{number}}'
                    : 'Reverse the payment of receipt {{number}}',
                  { number: payment.receipt_number ?? '' },
                )}
                onClick={() => setUndoing(payment)}
              >
                {t(payment.method === 'CHEQUE' ? 'Cheque bounced' : 'Reverse')}
              </Button>
            )}
          </Group>
        )}
      />
      {undoing && <UndoForm payment={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  )
}

function UndoForm({ payment, onClose }: { payment: Paid; onClose: () => void }) {
  const t = useText()
  const { rupees } = useFormat()
  const { profile, receipt_number, method, utr, description, received } = payment
  const isCheque = method === 'CHEQUE'
  const title = isCheque ? 'Cheque bounced' : 'Reverse the payment'
  const facts = [`${t('Receipt number')} ${receipt_number}`, utr, description, rupees(received)]
  const of = useCallForm({
    call: calls.undoPayment,
    schema: UndoPayment.omit({ id: true }),
    without: ['id'],
    initial: { reason: '' },
    draft: {
      name: `take-payment-back.${payment.id}`,
      title,
      detail: profile.houseno,
      parameter: 'account',
    },
    request: (values) => ({ ...values, id: payment.id }),
    makesStale: stalePayments,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  return (
    <FormModal
      of={of}
      title={title}
      submitLabel={isCheque ? 'Reverse the cheque' : 'Reverse the payment'}
      size="small"
      onClose={onClose}
    >
      <div>
        <Text fw={600}>
          {profile.houseno} · {profile.name}
        </Text>
        <Text>{facts.filter(Boolean).join(' · ')}</Text>
      </div>
      <Textarea
        label={t('Reason')}
        description={
          isCheque
            ? t('The amount the cheque had paid is owed again.')
            : t(
                'Given back: {{amount}}, {{method}}. The amount that this payment had settled is owed again.',
                {
                  amount: rupees(received),
                  method: method ? t(tenderNames[method]) : '',
                },
              )
        }
        {...of.form.getInputProps('reason')}
        required
      />
    </FormModal>
  )
}
