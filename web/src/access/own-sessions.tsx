import { Badge, Button, Group } from '@mantine/core'
import type { OwnSession } from '@nivas/contract/access/account.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

const columns: readonly Column<OwnSession>[] = [
  { key: 'device', title: 'Device', render: (session) => <Device session={session} /> },
  { key: 'last_used_at', title: 'Last used', kind: 'moment' },
  { key: 'created_at', title: 'Signed in', kind: 'moment' },
  { key: 'address', title: 'From where' },
]

function Device({ session: { device, current } }: { session: OwnSession }) {
  const t = useText()
  return (
    <Group gap="xs" wrap="nowrap">
      {/* 'Chrome on Windows' reads in either language without the word between. */}
      {device ? device.split(' on ').join(' · ') : t('Unknown device')}
      {current && <Badge>{t('This one')}</Badge>}
    </Group>
  )
}

/** Where this user is signed in, with a way to end each session but the present one. */
export function OwnSessions() {
  const t = useText()
  const sessions = useAnswer(calls.sessions, {}).data?.data
  const end = useCall(calls.endSession, { makesStale: [calls.sessions] })
  const endOthers = useCall(calls.endOtherSessions, { makesStale: [calls.sessions] })
  const busy = end.isPending || endOthers.isPending
  return (
    <>
      <SmallTable
        label="Where you are signed in"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        action={({ id, current }) =>
          !current && (
            <Button
              size="compact-xs"
              variant="light"
              color="red"
              disabled={busy}
              onClick={() => end.mutate({ id })}
            >
              {t('Sign out there')}
            </Button>
          )
        }
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={busy || !sessions?.some(({ current }) => !current)}
          onClick={() => endOthers.mutate({})}
        >
          {t('Sign out elsewhere')}
        </Button>
      </Group>
    </>
  )
}
