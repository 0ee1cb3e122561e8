import { Text, Textarea } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { SignDay } from '@nivas/contract/cash/forms.ts'
import type { CashDay } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../api/make-stale.ts'
import { notify } from '../api/notices.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { cashOfDay } from './cash-of-day.ts'

/**
 * The form that signs off the shown sessions, and the part of their cash that goes to the bank. A day is signed off
 * once.
 */
export function SignDayForm({ closing, onClose }: { closing: CashDay; onClose: () => void }) {
  const t = useText()
  const { day, rupees } = useFormat()
  const client = useQueryClient()
  const made = cashOfDay(closing)
  const of = useCallForm({
    call: calls.signDay,
    schema: SignDay.omit({ session_ids: true }),
    draft: { name: `sign-day.${closing.day}`, title: 'Sign off the day', detail: day(closing.day) },
    initial: { to_bank: Math.max(0, made), remarks: '' },
    without: ['session_ids'],
    request: (values) => ({
      ...values,
      session_ids: closing.sessions.map(({ id }) => id),
      day: closing.day,
    }),
    makesStale: [calls.day],
    subject: ({ data }) => day(data.day),
    // The signed figures are outdated: they are read again, and the form restarts with the new ones.
    onFailure: ({ status, text }) => {
      if (status !== 400) return
      notify.failure(t(text))
      void makeStale(client, calls.day)
    },
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal title="Sign off the day" of={of} onClose={onClose} submitLabel="Sign off">
      <Text>
        {day(closing.day)} · {t('{{count}} sessions to sign off', { count: closing.sessions.length })}
      </Text>
      <Text fz="h2" fw={700}>
        {t('Cash of the day')}: {rupees(made)}
      </Text>
      {/* Lists the open sessions, because a sign-off cannot be undone and the screen behind may not show them. */}
      {closing.open.length > 0 && (
        <Text size="sm" fw={600}>
          {t('Still open. Their takings are signed off with a later day.')}{' '}
          {closing.open.map(({ counter, number }) => `${t(counterNames[counter])} ${number}`).join(' · ')}
        </Text>
      )}
      <NumberField
        label={t('To the bank')}
        {...form.getInputProps('to_bank')}
        {...moneyInput}
        data-autofocus
        // Typing replaces the amount.
        onFocus={(event) => event.currentTarget.select()}
        size="lg"
      />
      <Textarea
        label={t('Remarks')}
        description={t("Needed when the amount that goes to the bank differs from the day's cash.")}
        maxLength={500}
        {...form.getInputProps('remarks')}
      />
    </FormModal>
  )
}
