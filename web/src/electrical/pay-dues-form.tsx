import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  allocate,
  allocatedAmount,
  selectedAmount,
  wrongPayment,
} from '@nivas/contract/electrical/allocate.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment, ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { onWire } from '@nivas/contract/money.ts'
import { type RefObject, useRef, useState } from 'react'
import { wasLost } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { newUuid } from '../api/submission.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import classes from '../ui/form/form.module.css'
import { showUnread } from '../ui/form/places.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useHeldForm } from '../ui/form/use-held-form.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { AllocationTable } from './allocation-table.tsx'
import { DueMonths } from './due-months.tsx'
import { MethodFields, methodPaths, noMethod, type PaidBy, toMethod } from './method-fields.tsx'
import { stalePayments } from './stale.ts'
import { usePaymentErrors } from './use-payment-errors.ts'

type Props = {
  house: { id: number; houseno: string; name: string }
  /** The venue's day. */
  today: string
  lines: readonly ReadingBalance[]
  /** The lines are read again. */
  reading: boolean
  onPaid: (payment: DuesPayment) => void
  /** The lines may be old: a colleague took money of them, say. */
  onRefused: () => void
  /** What the dialog asks before it closes. */
  held: RefObject<Closable | undefined>
  /** Closes after a question. */
  onCancel: () => void
  onClose: () => void
}

/** Every month is selected at first; the allocation of the money is shown line by line before it is saved. */
export function PayDuesForm({
  house,
  today,
  lines,
  reading,
  onPaid,
  onRefused,
  held,
  onCancel,
  onClose,
}: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const { form, fields, refusal, showWrong, showFailure, corrected, clear } = usePaymentErrors()
  const [id] = useState(newUuid)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const due = [...new Set(lines.map(({ readingdate }) => readingdate))]
  const months = new Set(due.filter((month) => !leftOut.has(month)))
  const [received, setReceived] = useState<number | ''>('')
  const [method, setMethod] = useState<PaidBy>(noMethod)
  /** Saving was tried: what is still missing is wrong too. */
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pay = useCall(calls.applyPayment, {
    makesStale: stalePayments,
    failsQuietly: true,
  })
  const chosen = lines
    .filter(({ readingdate }) => months.has(readingdate))
    .map(({ readingdate, ...line }) => ({ ...line, month: readingdate }))
  const selected = selectedAmount(chosen)
  const needsMoney = selected > 0
  const isDisabled = lines.length > 0 && !needsMoney
  // An amount and a method that the selected months do not need any more are not shown, and count as none.
  const amount = isDisabled || received === '' ? null : received
  const paidBy = isDisabled ? noMethod : method
  const isUnsaved = () => amount !== null || paidBy.description !== '' || paidBy.utr !== ''
  useHeldForm(held, { pending: pay.isPending, isUnsaved }, { title: 'Pay Dues', detail: house.houseno })
  const wrong = wrongPayment(chosen, needsMoney ? amount : (amount ?? 0))
  const allocations = wrong ? [] : allocate(chosen, amount ?? 0)

  const submit = async () => {
    refusal.dismiss()
    clear()
    if (wrong) {
      setTried(true)
      return field.current?.focus()
    }
    if (allocations.length === 0) {
      notify.success(t('Nothing to apply. Closing window.'))
      return onClose()
    }
    const missing = needsMoney && paidBy.type === null
    if (missing) return showWrong({ paymentType: [{ key: 'This is a required field' }] })
    try {
      const { data } = await pay.mutateAsync({
        id,
        amount: allocatedAmount(allocations),
        paymentDate: today,
        ...toMethod(paidBy),
        readingPayments: allocations.map((one) => ({ ...one, paymentId: id })),
      })
      onPaid(data)
    } catch (failure) {
      showFailure(failure)
      if (!wasLost(failure)) onRefused()
    }
  }
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (showUnread(event.currentTarget).length === 0) void submit()
      }}
    >
      <KeepOpen when={pay.isPending} />
      <Stack gap="sm">
        <Text size="lg" fw={600}>
          {house.houseno} · {house.name}
        </Text>
        <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
        <Refusal
          text={isDisabled && tried && wrong ? t(wrong) : undefined}
          onDismiss={() => setTried(false)}
        />
        {lines.length === 0 ? (
          <Text>{t('This house owes nothing.')}</Text>
        ) : (
          <DueMonths
            lines={lines}
            selected={months}
            onChange={(chosen) => setLeftOut(new Set(due.filter((month) => !chosen.has(month))))}
          />
        )}
        <Group align="flex-start" gap="md">
          <TextInput label={t('Selected amount')} value={rupees(selected)} readOnly tabIndex={-1} size="lg" />
          <NumberField
            ref={field}
            label={t('Amount received')}
            value={amount}
            onChange={setReceived}
            {...moneyInput}
            error={(amount !== null || tried) && wrong && t(wrong)}
            disabled={isDisabled}
            required={needsMoney}
            autoFocus
            size="lg"
          />
          <MethodFields
            value={paidBy}
            onChange={(next) => {
              setMethod(next)
              corrected(methodPaths)
            }}
            errors={fields}
            disabled={isDisabled}
          />
        </Group>
        {allocations.length > 0 && <AllocationTable lines={lines} allocations={allocations} />}
        {amount !== null && !wrong && (
          <Text size="sm" role="status">
            {t('{{amount}} of the selected months stay open.', {
              amount: rupees(onWire(selected - amount)),
            })}
          </Text>
        )}
      </Stack>
      <Group justify="flex-end" className={classes.buttons}>
        <Button variant="default" onClick={onCancel} disabled={pay.isPending}>
          {t('Cancel')}
        </Button>
        <KeyButton hotkey="F4" type="submit" loading={pay.isPending || reading} disabled={lines.length === 0}>
          {t('Save')}
        </KeyButton>
      </Group>
    </form>
  )
}
