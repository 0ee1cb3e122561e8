import { Text, Title } from '@mantine/core'
import type { KnownColumn } from '@nivas/contract/imports/columns.ts'
import { sheetKinds } from '@nivas/contract/imports/kinds.ts'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { useLanguage, useText, useWord } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { alignmentOf, shownValues } from './shown-values.ts'

type PreviewRow = Import['preview'][number]

const outcomes = { new: 'New', changed: 'Will change', unchanged: 'Unchanged' } as const

const OneLine = ({ children }: { children: string }) => (
  <Text span inherit style={{ whiteSpace: 'nowrap' }}>
    {children}
  </Text>
)

/** The first rows of a file as they were parsed. */
export function Preview({ found }: { found: Import }) {
  const t = useText()
  const word = useWord()
  const language = useLanguage()
  const columnsOfKind: readonly KnownColumn[] = sheetKinds[found.kind].columns
  const known = new Map<string, KnownColumn>(columnsOfKind.map((column) => [column.name, column]))
  const show = shownValues(found.kind, { language, word })
  const columns: Column<PreviewRow>[] = [
    { key: 'row_number', title: 'Row', align: 'right', render: (row) => row.row_number },
    {
      key: 'outcome',
      title: 'Effect',
      render: ({ outcome }) => <OneLine>{outcome ? t(outcomes[outcome]) : ''}</OneLine>,
    },
    ...found.columns.map(
      (name, at): Column<PreviewRow> => ({
        key: `value-${name}`,
        title: known.get(name)?.title ?? 'Column',
        align: alignmentOf(name),
        value: ({ values }: PreviewRow) => values[at] ?? '',
        render: ({ values }: PreviewRow) => <OneLine>{show(name, values[at] ?? '')}</OneLine>,
      }),
    ),
  ]
  if (found.preview.length === 0) return null
  const title = t('Preview of the first rows')
  const table = (
    <SmallTable
      label="Preview of the first rows"
      wide
      columns={columns}
      rows={found.preview}
      rowKey={(row) => row.row_number}
    />
  )
  // If there are problems, the preview is folded, because the list of problems matters more.
  return found.problems > 0 ? (
    <details>
      <summary>{title}</summary>
      {table}
    </details>
  ) : (
    <section>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {table}
    </section>
  )
}
