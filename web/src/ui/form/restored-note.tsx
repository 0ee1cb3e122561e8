import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import type { CallFormState } from './use-call-form.ts'

/** Says that a form begins with what was typed before, and offers to begin with nothing. */
export function RestoredNote<V>({ of: { restored, reset } }: { of: CallFormState<V> }) {
  const t = useText()
  const { moment } = useFormat()
  if (!restored) return null
  const values = { moment: moment(new Date(restored.at).toISOString()) }
  return (
    <Alert role="status" color="hold" p="xs" icon={<IconHistory />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {restored.withheld
            ? t('What you typed on {{moment}} is here again, but no passwords and identity numbers.', values)
            : t('What you typed on {{moment}} is here again.', values)}
        </Text>
        <Button size="compact-sm" variant="default" onClick={reset}>
          {t('Start again')}
        </Button>
      </Group>
    </Alert>
  )
}
