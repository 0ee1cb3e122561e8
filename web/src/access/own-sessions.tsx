import { Badge, Button, Divider, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { OwnSession } from '@nivas/contract/access/account.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { Fragment } from 'react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Failing } from './failing.tsx'

/** Where this user is signed in, with a way to end each session but the present one. */
export function OwnSessions() {
  const t = useText()
  const answer = useAnswer(calls.sessions, {})
  const sessions = answer.data?.data
  const end = useCall(calls.endSession, { makesStale: [calls.sessions] })
  const endOthers = useCall(calls.endOtherSessions, { makesStale: [calls.sessions] })
  const busy = end.isPending || endOthers.isPending
  if (!sessions && answer.error) return <Failing answer={answer} />
  if (!sessions) return <Skeleton h="4rem" />
  return (
    <Stack gap="xs">
      {sessions.map((session) => (
        <Fragment key={session.id}>
          <Group justify="space-between" gap="xs" data-session={session.current ? 'current' : 'other'}>
            <Place session={session} />
            {!session.current && (
              <Button
                size="compact-sm"
                variant="light"
                color="red"
                disabled={busy}
                onClick={() => end.mutate({ id: session.id })}
              >
                {t('Sign out there')}
              </Button>
            )}
          </Group>
          <Divider />
        </Fragment>
      ))}
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={busy || !sessions.some(({ current }) => !current)}
          onClick={() => endOthers.mutate({})}
        >
          {t('Sign out elsewhere')}
        </Button>
      </Group>
    </Stack>
  )
}

function Place({ session: { device, current, last_used_at, created_at, address } }: { session: OwnSession }) {
  const t = useText()
  const { moment } = useFormat()
  return (
    <div>
      <Group gap="xs">
        {/* 'Chrome on Windows' reads in either language without the word between. */}
        <Text size="sm" fw={600}>
          {device ? device.split(' on ').join(' · ') : t('Unknown device')}
        </Text>
        {current && <Badge>{t('This one')}</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {[
          t('Last used {{moment}}', { moment: moment(last_used_at) }),
          t('Signed in {{moment}}', { moment: moment(created_at) }),
          address,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  )
}
