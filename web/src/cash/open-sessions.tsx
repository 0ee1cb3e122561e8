import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { CashSession, SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { CloseForm } from './close-form.tsx'

type Props = {
  sessions: readonly CashSession[]
  /** The session whose drawer is being counted. */
  counting: CashSession | undefined
  onCount: (session: CashSession | undefined) => void
  onClosed: (report: SessionReport) => void
}

/** The open sessions, each with user and start. A supervisor closes one by counting its drawer. */
export function OpenSessions({ sessions, counting, onCount, onClosed }: Props) {
  const t = useText()
  const may = useMay()
  const { moment } = useFormat()
  // The dialog of a count stays open, to show the server's refusal if the session was closed in the meantime.
  if (sessions.length === 0 && !counting) return null
  const nameOf = ({ counter, number }: CashSession) => `${t(counterNames[counter])} ${number}`
  const overdueFirst = sessions.toSorted((one, other) => Number(other.overdue) - Number(one.overdue))
  return (
    <Alert color="orange" icon={<IconClockExclamation />}>
      <Text size="sm" fw={600} mb="xs">
        {t('Still open. Their takings are signed off with a later day.')}
      </Text>
      <Stack gap="xs" component="ul" m={0} p={0}>
        {overdueFirst.map((session) => (
          <Group key={session.id} component="li" gap="sm" style={{ listStyle: 'none' }}>
            <Text size="sm">
              {nameOf(session)} · {session.user.name} ·{' '}
              {t('Opened {{moment}}', { moment: moment(session.opened_at) })}
            </Text>
            {session.overdue && <Badge color="red">{t('Open for more than 18 hours')}</Badge>}
            {may('cash-supervisor') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('Close session {{number}}', { number: nameOf(session) })}
                onClick={() => onCount(session)}
              >
                {t('Close session')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {counting && (
        <CloseForm
          key={counting.id}
          session={counting}
          onClosed={onClosed}
          onClose={() => onCount(undefined)}
        />
      )}
    </Alert>
  )
}
