import { Box, Title } from '@mantine/core'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

type Month = Import['months'][number]

/** The number of readings in a file for each month, and how many of them are new. */
export function Months({ of: { months } }: { of: Import }) {
  const t = useText()
  const language = useLanguage()
  if (months.length === 0) return null
  const columns: readonly Column<Month>[] = [
    { key: 'month', title: 'Month', value: ({ month }) => formatPeriod(month, 'Monthly', language) },
    { key: 'new_rows', title: 'New', kind: 'number' },
    { key: 'unchanged_rows', title: 'Unchanged', kind: 'number' },
  ]
  return (
    <Box component="section" mb="md">
      <Title order={2} size="h4" mb="xs">
        {t('Readings by month')}
      </Title>
      <SmallTable label="Readings by month" columns={columns} rows={months} rowKey={({ month }) => month} />
    </Box>
  )
}
