import { Group, Paper, Title } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { CashSession } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { NoteCalculator } from './note-calculator.tsx'

type Props = { counters: readonly Counter[]; onOpened: (session: CashSession) => void }

/** The form that opens a session at a counter, with the opening amount of its drawer. */
export function OpenSessionForm({ counters, onOpened }: Props) {
  const t = useText()
  const of = useCallForm({
    call: calls.openSession,
    draft: { name: 'open-cash-session', title: 'Open a session' },
    initial: { counter: counters[0] ?? null, opening_float: '' },
    makesStale: [calls.mySessions],
    onSuccess: ({ data }) => onOpened(data),
  })
  const { form } = of
  return (
    <Paper withBorder p="md">
      <Title order={2} mb="sm">
        {t('Open a session')}
      </Title>
      <CallForm of={of} submitLabel="Open session">
        <Group align="flex-end" gap="md">
          <Select
            label={t('Counter')}
            data={counters.map((counter) => ({ value: counter, label: t(counterNames[counter]) }))}
            {...form.getInputProps('counter')}
            size="lg"
          />
          <NumberField
            label={t('Opening float')}
            {...form.getInputProps('opening_float')}
            {...moneyInput}
            size="lg"
          />
          <NoteCalculator onUse={(cash) => form.setFieldValue('opening_float', cash)} />
        </Group>
      </CallForm>
    </Paper>
  )
}
