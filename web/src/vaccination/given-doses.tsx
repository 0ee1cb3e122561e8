import { Text } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { GivenDose } from '@nivas/contract/vaccination/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { unreadDoses } from './unread-doses.ts'

const columns: readonly Column<GivenDose>[] = [
  { key: 'dose', title: 'Dose Number', kind: 'number' },
  { key: 'name', title: 'Vaccine Name' },
  { key: 'date', title: 'Date', kind: 'day' },
]

/** The doses of a person, below their row. */
export function GivenDoses({ id }: { id: number }) {
  // The server audits each read, so returning to the window must not read again.
  const answer = useAnswer(calls.doses, { id }, { refetchOnWindowFocus: false })
  if (hasFailed(answer))
    return (
      <Text size="sm" component="div">
        <LoadFailure of={answer} textOf={unreadDoses} />
      </Text>
    )
  return (
    <SmallTable
      label="Vaccination Doses"
      columns={columns}
      rows={answer.data?.doses}
      rowKey={(row) => row.id}
    />
  )
}
