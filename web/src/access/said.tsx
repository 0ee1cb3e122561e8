import { Text } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { pairsOf, type SaidPair } from './said-pairs.ts'

const columns: readonly Column<SaidPair>[] = [
  { key: 'field', title: 'Field' },
  {
    key: 'value',
    title: 'Value',
    render: ({ value }) => (
      <Text span size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {value}
      </Text>
    ),
  },
]

/** The payload of a call, field by field, as it was sent. */
export function Said({ said }: { said: Record<string, unknown> }) {
  const t = useText()
  const pairs = pairsOf(said, t)
  if (pairs.length === 0) return <Text size="sm">{t('Nothing more was said.')}</Text>
  return <SmallTable label="What was said" columns={columns} rows={pairs} rowKey={({ field }) => field} />
}
