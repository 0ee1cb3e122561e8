import { Text } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { GivenDose } from '@nivas/contract/vaccination/schemas.ts'
import { failureText } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

const columns: readonly Column<GivenDose>[] = [
  { key: 'dose', title: 'Dose Number', kind: 'number' },
  { key: 'name', title: 'Vaccine Name' },
  { key: 'date', title: 'Date', kind: 'day' },
]

/** The doses of a person, below their row. */
export function GivenDoses({ id }: { id: number }) {
  const t = useText()
  const answer = useAnswer(calls.doses, { id })
  if (answer.error)
    return (
      <Text size="sm" c="red" role="alert">
        {t(failureText(answer.error))}
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
