import { Skeleton, Table, VisuallyHidden } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { useText } from '../languages/use-text.ts'
import { Cell } from './table/cell.tsx'
import { type AnyColumn, alignOf, type Column } from './table/columns.ts'

type Props<Row> = {
  /** The name of the table, an English text. */
  label: PlainKey
  columns: readonly Column<Row>[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, at: number) => string | number
  /** The action of a row, at its end. */
  action?: (row: Row) => ReactNode
  /** Shown without rows, an English text. */
  empty?: PlainKey
  /** Wider than most screens: it can be scrolled by keyboard too, and is a stop for Tab. */
  wide?: boolean
}

/** A short table without pages: details below a row, the rooms of a booking. As wide as its content. */
export function SmallTable<Row>({ label, columns, rows, rowKey, action, empty, wide }: Props<Row>) {
  const t = useText()
  if (!rows) return <Skeleton h="4rem" />
  const all = columns as readonly AnyColumn<Row>[]
  return (
    <Table.ScrollContainer
      minWidth={0}
      type="native"
      {...(wide && { tabIndex: 0, role: 'region', 'aria-label': t(label) })}
    >
      <Table w="auto" verticalSpacing="0.25rem" tabularNums aria-label={t(label)}>
        <Table.Thead>
          <Table.Tr>
            {all.map((column) => (
              <Table.Th key={column.key} ta={alignOf(column)}>
                {t(column.title)}
              </Table.Th>
            ))}
            {action && (
              <Table.Th>
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => (
            <Table.Tr key={rowKey(row, at)}>
              {all.map((column) => (
                <Table.Td key={column.key} ta={alignOf(column)}>
                  <Cell column={column} row={row} />
                </Table.Td>
              ))}
              {action && <Table.Td ta="right">{action(row)}</Table.Td>}
            </Table.Tr>
          ))}
          {rows.length === 0 && empty && (
            <Table.Tr>
              <Table.Td colSpan={all.length + (action ? 1 : 0)} c="dimmed">
                {t(empty)}
              </Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
