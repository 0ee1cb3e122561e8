import { Text } from '@mantine/core'
import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { auditFieldsOf } from '../app/audit-fields.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { type InputPair, pairsOf } from './input-pairs.ts'

const columns: readonly Column<InputPair>[] = [
  { key: 'label', title: 'Field' },
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

/** The payload of a call, field by field, under the labels of the forms. */
export function AuditedInput({ entry }: { entry: AuditRow }) {
  const t = useText()
  const word = useWord()
  const { day, rupees } = useFormat()
  const [area = ''] = entry.call.split('.')
  const pairs = pairsOf(entry, auditFieldsOf(area), { t, word, day, rupees })
  if (pairs.length === 0) return <Text size="sm">{t('Nothing more was sent.')}</Text>
  return <SmallTable label="What was sent" columns={columns} rows={pairs} rowKey={({ field }) => field} />
}
