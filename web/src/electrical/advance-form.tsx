import { Button, Group, Stack, Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { advanceOwing } from '@nivas/contract/electrical/owing.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useRef, useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { newUuid } from '../api/submission.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { showUnread } from '../ui/form/places.ts'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import { useHeldForm } from '../ui/form/use-held-form.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { MethodFields, methodPaths, noMethod, toMethod } from './method-fields.tsx'
import { PaymentDone } from './payment-done.tsx'
import { stalePayments } from './stale.ts'
import { usePaymentErrors } from './use-payment-errors.ts'

type Props = {
  house: { id: number; houseno: string; name: string; balance: number }
  /** Called when the house has dues, which must be paid instead. */
  onPayDues: () => void
  onClose: () => void
}

/** The form that takes money from a house in advance. */
export function AdvanceForm({ house, onPayDues, onClose }: Props) {
  const t = useText()
  const [owing] = useState(() => advanceOwing(house.balance))
  const { form, fields, refusal, showWrong, showFailure, corrected } = usePaymentErrors()
  const [id] = useState(newUuid)
  const [paid, setPaid] = useState<DuesPayment>()
  const [amount, setAmount] = useState<number | ''>('')
  const [method, setMethod] = useState(noMethod)
  const take = useCall(calls.addAdvance, {
    makesStale: stalePayments,
    failsQuietly: true,
  })
  const submit = async () => {
    refusal.dismiss()
    if (method.type === null || amount === '')
      return showWrong({
        ...(amount === '' && { amount: [{ key: 'Please enter an amount' }] }),
        ...(method.type === null && { paymentType: [{ key: 'This is a required field' }] }),
      })
    try {
      const { data } = await take.mutateAsync({ id, profile: house.id, amount, ...toMethod(method) })
      setPaid(data)
    } catch (failure) {
      showFailure(failure)
    }
  }
  const isUnsaved = () => !paid && (amount !== '' || method.description !== '' || method.utr !== '')
  const held = useRef<Closable>(undefined)
  useHeldForm(
    held,
    { pending: take.isPending, isUnsaved },
    { title: 'Collect an advance', detail: house.houseno },
  )
  const close = useAskedClose(() => held.current, onClose)
  if (paid)
    return (
      <Dialog key="done" title="Advance received" onClose={onClose}>
        <PaymentDone payment={paid} onClose={onClose} />
      </Dialog>
    )
  if (owing)
    return (
      <Dialog title="Collect an advance" onClose={onClose}>
        <Stack gap="sm">
          <Text size="lg" fw={600}>
            {house.houseno} · {house.name}
          </Text>
          <Text>{t(owing)}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <KeyButton hotkey="F4" onClick={onPayDues} data-autofocus>
              {t('Pay Dues')}
            </KeyButton>
          </Group>
        </Stack>
      </Dialog>
    )
  const wrong = fields.amount?.[0]
  return (
    <Dialog title="Collect an advance" onClose={close}>
      <KeepOpen when={take.isPending} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (showUnread(event.currentTarget).length === 0) void submit()
        }}
      >
        <Stack gap="sm">
          <Text size="lg" fw={600}>
            {house.houseno} · {house.name}
          </Text>
          <Text size="sm">{t('The next bill of the house uses it.')}</Text>
          <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
          <Group align="flex-start" gap="md">
            <NumberField
              label={t('Amount received')}
              value={amount}
              onChange={(next) => {
                setAmount(next)
                corrected(['amount'])
              }}
              {...moneyInput}
              error={wrong && t(wrong)}
              data-path="amount"
              data-autofocus
              size="lg"
              required
            />
            <MethodFields
              value={method}
              onChange={(next) => {
                setMethod(next)
                corrected(methodPaths)
              }}
              errors={fields}
            />
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={take.isPending}>
              {t('Cancel')}
            </Button>
            <KeyButton hotkey="F4" type="submit" loading={take.isPending}>
              {t('Save')}
            </KeyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
