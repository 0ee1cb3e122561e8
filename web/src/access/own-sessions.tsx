import { Badge, Button, Divider, Group, Pagination, Skeleton, Stack, Text } from '@mantine/core'
import type { OwnSession } from '@nivas/contract/access/account.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Failing } from './failing.tsx'

/** Shows the sessions of this user, with a button to end each one except the current one. */
export function OwnSessions() {
  const t = useText()
  const [page, setPage] = useState(1)
  const answer = useAnswer(calls.sessions, { page }, { placeholderData: keepPreviousData })
  const sessions = answer.data?.data
  const end = useCall(calls.endSession, { makesStale: [calls.sessions] })
  const endOthers = useCall(calls.endOtherSessions, { makesStale: [calls.sessions] })
  const { total = 0, total_pages: pages = 1 } = answer.data?.meta.pagination ?? {}
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
                aria-describedby={placeOf(session)}
                onClick={() => end.mutate({ id: session.id })}
              >
                {t('Sign out there')}
              </Button>
            )}
          </Group>
          <Divider />
        </Fragment>
      ))}
      <Group justify={pages > 1 ? 'space-between' : 'flex-end'}>
        {pages > 1 && (
          <Pagination
            component="nav"
            size="sm"
            total={pages}
            value={Math.min(page, pages)}
            onChange={setPage}
            aria-label={t('Pages')}
            getControlProps={(control) => ({ 'aria-label': t(controls[control]) })}
          />
        )}
        <Button variant="default" disabled={busy || total < 2} onClick={() => endOthers.mutate({})}>
          {t('Sign out elsewhere')}
        </Button>
      </Group>
    </Stack>
  )
}

const controls = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const

/** Returns the id of the element that describes a session. */
const placeOf = ({ id }: OwnSession) => `session-${id}`

function Place({ session }: { session: OwnSession }) {
  const { device, current, last_used_at, created_at, address } = session
  const t = useText()
  const { moment } = useFormat()
  return (
    <div id={placeOf(session)}>
      <Group gap="xs">
        {/* 'Chrome on Windows' is clear in both languages without 'on'. */}
        <Text size="sm" fw={600}>
          {device ? device.split(' on ').join(' · ') : t('Unknown device')}
        </Text>
        {current && <Badge>{t('This session')}</Badge>}
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
