import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { VisitChoice } from '@nivas/contract/samadh/schemas.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { refusalData } from '../../api/refusal-data.ts'
import { useText } from '../../languages/use-text.ts'

/** A refused scan: what may be shown of it, and the visits that it may belong to. */
export type RefusedScan = { who: string; choices: readonly VisitChoice[] }

/** Returns the visits that the server offers with its refusal. */
export function choicesOf(failure: unknown): readonly VisitChoice[] {
  const { choose = [] } = refusalData<{ choose: readonly VisitChoice[] }>(failure)
  return choose
}

type Props = {
  scan: RefusedScan | undefined
  text: string | undefined
  title?: string | undefined
  /** Called when the user chooses one of the offered visits. */
  onChoose: (visit: VisitChoice) => void
  onDismiss: () => void
}

/**
 * Shows the refusal of a scan. It stays until it is dismissed, one of its visits is chosen, or the next card is
 * scanned.
 */
export function Refused({ scan, text, title, onChoose, onDismiss }: Props) {
  const t = useText()
  if (!text) return null
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} {...(title && { title })}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Text>
            <b>{scan?.who}</b>: {text}
          </Text>
          <Button variant="default" size="compact-sm" onClick={onDismiss}>
            {t('Dismiss')}
          </Button>
        </Group>
        {scan?.choices.map((visit) => (
          <Button key={visit.uid} variant="default" size="md" justify="start" onClick={() => onChoose(visit)}>
            {visit.name} · {t('{{count}} people', { count: visit.people })} ·{' '}
            {t('Ticket {{id}}', { id: visit.uid })}
          </Button>
        ))}
      </Stack>
    </Alert>
  )
}
