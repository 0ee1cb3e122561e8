import { Button, Group, Text } from '@mantine/core'
import { failureText } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'

/** Stands in for an answer that could not be read: shows the reason, and a button to retry. */
export function Failing({ answer }: { answer: { error: unknown; refetch: () => unknown } }) {
  const t = useText()
  return (
    <Group role="alert" gap="sm">
      <Text size="sm">{t(failureText(answer.error))}</Text>
      <Button variant="light" onClick={() => void answer.refetch()}>
        {t('Try again')}
      </Button>
    </Group>
  )
}
