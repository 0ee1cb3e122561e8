import { Text } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { type InputPair, pairsOf } from './input-pairs.ts'

const columns: readonly Column<InputPair>[] = [
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
export function AuditedInput({ input }: { input: Record<string, unknown> }) {
  const t = useText()
  const pairs = pairsOf(input, t)
  if (pairs.length === 0) return <Text size="sm">{t('Nothing more was sent.')}</Text>
  return <SmallTable label="What was sent" columns={columns} rows={pairs} rowKey={({ field }) => field} />
}
