import { Button, Stack, Title } from '@mantine/core'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { outOf100 } from './words.ts'

const columns: readonly Column<Plan>[] = [
  { key: 'created_at', title: 'Created on', kind: 'moment' },
  { key: 'created_by', title: 'By' },
  { key: 'from', title: 'From', kind: 'day' },
  { key: 'to', title: 'To', kind: 'day' },
  { key: 'quality', title: 'Quality', align: 'right', value: ({ quality }) => outOf100(quality) },
  { key: 'open', title: 'To accept', kind: 'number', value: ({ outcome }) => outcome?.open },
  { key: 'accepted', title: 'Accepted', kind: 'number', value: ({ outcome }) => outcome?.accepted },
]

/** The existing plans, which can be continued. */
export function RecentPlans({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useText()
  const answer = useAnswer(calls.recent, {})
  const plans = answer.data?.data
  if (plans?.length === 0) return null
  return (
    <Stack gap="xs" mt="lg">
      <Title order={2} size="h4">
        {t('Plans so far')}
      </Title>
      {hasFailed(answer) ? (
        <LoadFailure of={answer} />
      ) : (
        <SmallTable
          label="Plans so far"
          columns={columns}
          rows={plans}
          rowKey={({ id }) => id}
          action={({ id }) => (
            <Button
              size="compact-xs"
              variant="light"
              aria-label={t('Open plan {{id}}', { id })}
              onClick={() => onOpen(id)}
            >
              {t('Open')}
            </Button>
          )}
        />
      )}
    </Stack>
  )
}
