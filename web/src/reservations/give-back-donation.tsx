import { Text, TextInput } from '@mantine/core'
import { cash } from '@nivas/contract/cash/calls.ts'
import { allocateRefund, totalIn } from '@nivas/contract/cash/tenders.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { PaidReservation, ReservationDetail } from '@nivas/contract/reservations/schemas.ts'
import { utrsBack } from '@nivas/contract/utrs-back.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { makeStale } from '../api/make-stale.ts'
import { PartsBack, UtrBack } from '../cash/index.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { DifferenceDone } from './difference-done.tsx'

type Paid = z.output<typeof PaidReservation>
type Props = { reservation: z.output<typeof ReservationDetail>; onClose: () => void }

/** Gives back additional Bhent that was typed wrongly, then shows its receipt to print. */
export function GiveBackDonation({ reservation, onClose }: Props) {
  const [given, setGiven] = useState<Paid>()
  if (given?.payment)
    return (
      <DifferenceDone
        title="Additional Bhent refunded"
        reservation={given}
        payment={given.payment}
        sameStay
        onClose={onClose}
      />
    )
  return <GiveBackForm reservation={reservation} onGiven={setGiven} onClose={onClose} />
}

type FormProps = Props & { onGiven: (answer: Paid) => void }

/** The form: how much goes back, and why. The cash to hand out is the largest text. */
function GiveBackForm({ reservation, onGiven, onClose }: FormProps) {
  const t = useText()
  const { rupees } = useFormat()
  const client = useQueryClient()
  const { id, application_number, applicant_name, refundable_donation } = reservation
  const of = useCallForm({
    call: calls.giveBackDonation,
    initial: { donation_amount: '', utr: '', reason: '' },
    request: (values) => ({ ...values, id }),
    makesStale: [calls.get, calls.history, cash.report],
    submitWhen: ({ donation_amount }) => Number(donation_amount) > 0,
    // Another desk may have given some back, which lowers the most that can go back.
    onFailure: () => void makeStale(client, calls.get),
    onSuccess: ({ data }) => onGiven(data),
  })
  // Like a shop's refund it has no draft (decision 0150): closing the dialog and leaving the screen both ask first.
  useLeaveGuard(of.isUnsaved, {
    title: 'Give back additional Bhent',
    detail: application_number,
    isKept: () => false,
  })
  const most = onWire(sum(refundable_donation.map(({ remaining }) => remaining)))
  const undoing = allocateRefund(refundable_donation, Number(of.form.values.donation_amount) || 0) ?? []
  const byUpi = -totalIn(undoing, 'UPI')
  const submit: typeof of.submit = (event) => {
    // The field of the UTR disappears when nothing goes back by UPI; a UTR typed earlier must not be sent.
    if (byUpi <= 0) of.form.setFieldValue('utr', '')
    of.submit(event)
  }
  return (
    <FormModal
      of={{ ...of, submit }}
      title="Give back additional Bhent"
      submitLabel="Give back"
      size="small"
      onClose={onClose}
    >
      <Text size="sm">
        {application_number} · {applicant_name}
      </Text>
      <NumberField
        label={t('Additional Bhent to give back')}
        {...of.form.getInputProps('donation_amount')}
        {...moneyInput}
        max={most}
        description={t('Up to {{amount}}', { amount: rupees(most) })}
        data-autofocus
        size="lg"
      />
      <TextInput label={t('Reason')} maxLength={200} {...of.form.getInputProps('reason')} size="lg" />
      <UtrBack upi={byUpi} {...of.form.getInputProps('utr')} />
      <div role="status">
        <PartsBack cash={-totalIn(undoing, 'CASH')} upi={byUpi} paidWith={utrsBack(undoing)} />
      </div>
    </FormModal>
  )
}
