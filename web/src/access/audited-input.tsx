import { Stack, Text } from '@mantine/core'
import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { auditFieldsOf } from '../app/audit-fields.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Opening, useLead } from '../ui/board/lead.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { recordName } from './call-words.ts'
import { type InputPair, pairsOf } from './input-pairs.ts'
import { listsOfEntry } from './lists-of-entry.ts'

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

/**
 * Shows the audited input of a call, field by field, under the labels of the forms, with a link to the record above it.
 */
export function AuditedInput({ entry }: { entry: AuditRow }) {
  const t = useText()
  const word = useWord()
  const { day, rupees } = useFormat()
  const [area = ''] = entry.call.split('.')
  const pairs = pairsOf(entry, auditFieldsOf(area), { t, word, day, rupees })
  return (
    <Stack gap="xs">
      <RecordLink entry={entry} />
      {pairs.length === 0 ? (
        <Text size="sm">{t('No other values were sent.')}</Text>
      ) : (
        <SmallTable label="Values sent" columns={columns} rows={pairs} rowKey={({ field }) => field} />
      )}
    </Stack>
  )
}

/** Links to the record in its list. Shows nothing for a user who may open none of its lists. */
function RecordLink({ entry }: { entry: AuditRow }) {
  const t = useText()
  const word = useWord()
  const lead = useLead(listsOfEntry(entry))
  const { record_type, record_id, record } = entry
  if (!lead) return null
  const name = `${word(recordName(record_type ?? ''))} ${word(record?.name ?? String(record_id))}`
  return (
    <Text component="div" size="sm">
      <Opening link={lead}>{t('Open {{record}}', { record: name })}</Opening>
    </Text>
  )
}
