import { Text } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { Counter } from '@nivas/contract/cash/counters.ts'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'

/** Reminds a cashier who takes money that the session at this till has been open for too long. */
export function OverdueNote({ counter }: { counter: Counter }) {
  const t = useText()
  const { moment } = useFormat()
  const session = useAnswer(calls.mySessions, {}).data?.data.find(
    (one) => one.here && one.overdue && one.counter === counter,
  )
  return (
    session && (
      <Text size="sm" fw={600} role="status">
        {t('This session has been open since {{moment}}. Please count the drawer and close it.', {
          moment: moment(session.opened_at),
        })}
      </Text>
    )
  )
}
