import { imports as calls } from '@nivas/contract/imports/calls.ts'
import { useMemo } from 'react'
import { useText, useWord } from '../languages/use-text.ts'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'

/** The list of all problems of a file. */
export function Problems({ id }: { id: number }) {
  const t = useText()
  const word = useWord()
  const columns = useMemo(
    (): ServerColumn<typeof calls.problems>[] => [
      {
        key: 'row_number',
        title: 'Row',
        align: 'right',
        sortable: true,
        // The row number in the spreadsheet.
        render: (row) => row.row_number,
      },
      {
        key: 'column',
        title: 'Column',
        value: ({ column_title, column_letter }) =>
          column_letter ? `${word(column_title)} (${column_letter})` : word(column_title),
      },
      { key: 'value', title: 'Value in the file' },
      { key: 'problem', title: 'What is wrong', value: ({ text }) => t(text), render: ({ text }) => t(text) },
    ],
    [t, word],
  )
  return (
    <ServerTable
      call={calls.problems}
      request={{ id }}
      columns={columns}
      keep="here"
      name="wrong-cells"
      label="Wrong cells"
      rowKey={(row) => row.number}
      empty={{ text: 'No cell is wrong.' }}
    />
  )
}
