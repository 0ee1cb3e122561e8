import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { DuesPayment, ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { onWire } from '@nivas/contract/money.ts'
import { type RefObject, useRef, useState } from 'react'
import { wasLost } from '../api/failure.ts'
import { notify } from '../api/notices.ts'
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
import { MethodFields, methodPaths } from './method-fields.tsx'
import { useDuesPayment } from './use-dues-payment.ts'
import { usePaymentErrors } from './use-payment-errors.ts'

type Props = {
  house: { id: number; houseno: string; name: string }
  /** Today at the venue. */
  today: string
  lines: readonly ReadingBalance[]
  /** Whether the lines are being read again. */
  reading: boolean
  onPaid: (payment: DuesPayment) => void
  /** Called after a refusal, when the lines may be outdated, for instance because a colleague took money. */
  onRefused: () => void
  /** Receives this form, so that the dialog can ask before it closes. */
  held: RefObject<Closable | undefined>
  /** Closes the dialog, after a question if something was typed. */
  onCancel: () => void
  onClose: () => void
}

/** The form that takes dues. It shows how the money is allocated before it is saved. */
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
  const payment = useDuesPayment(lines)
  const { selected, needsMoney, isDisabled, amount, paidBy, wrong, allocations, pending } = payment
  /** Whether saving was tried; missing fields then count as errors. */
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useHeldForm(held, { pending, isUnsaved: payment.isUnsaved }, { title: 'Pay Dues', detail: house.houseno })

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
      onPaid(await payment.save(today))
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
      <KeepOpen when={pending} />
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
          <DueMonths lines={lines} selected={payment.months} onChange={payment.setMonths} />
        )}
        <Group align="flex-start" gap="md">
          <TextInput label={t('Selected amount')} value={rupees(selected)} readOnly tabIndex={-1} size="lg" />
          <NumberField
            ref={field}
            label={t('Amount received')}
            value={amount}
            onChange={payment.setReceived}
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
              payment.setMethod(next)
              corrected(methodPaths)
            }}
            errors={fields}
            disabled={isDisabled}
          />
        </Group>
        {allocations.length > 0 && <AllocationTable lines={lines} allocations={allocations} />}
        {amount !== null && !wrong && (
          <Text size="sm" role="status">
            {t('{{amount}} of the selected months remains unpaid.', {
              amount: rupees(onWire(selected - amount)),
            })}
          </Text>
        )}
      </Stack>
      <Group justify="flex-end" className={classes.buttons}>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {t('Cancel')}
        </Button>
        <KeyButton hotkey="F4" type="submit" loading={pending || reading} disabled={lines.length === 0}>
          {t('Save')}
        </KeyButton>
      </Group>
    </form>
  )
}
