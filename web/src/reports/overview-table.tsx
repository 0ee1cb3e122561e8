import { Table, Title } from '@mantine/core'
import type { Overview } from '@nivas/contract/reports/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useOpenScreens } from '../app/shell-context.tsx'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText, useWord } from '../languages/use-text.ts'
import { Opening } from '../ui/board/lead.tsx'
import type { Link } from '../ui/report/columns.ts'
import { hasLongWord, useCellText } from '../ui/table/cell.tsx'
import classes from './heat-map.module.css'

type Row = Overview['rows'][number]

type Props = {
  title: PlainKey
  overview: Overview
  kind: 'number' | 'percent'
  values: (row: Row) => readonly (number | null)[]
  /** Returns the link to the records behind a value; `building` is null for all buildings. */
  opens: (row: Row, building: number | null) => Link
  /** Whether the values are plain text instead of links, as on paper. */
  plain?: boolean
}

/** A table of the overview: a row for each period, a column for each building and for all of them. */
export function OverviewTable({ title, overview, kind, values, opens, plain }: Props) {
  const t = useText()
  const word = useWord()
  const language = useLanguage()
  const textOf = useCellText()
  const open = new Set(useOpenScreens().map(({ path }) => path))
  const { type, headers, rows } = overview
  const nameOf = ({ building_id, name }: Overview['headers'][number]) =>
    building_id === null ? t('All buildings') : word(name)
  const table = (
    <Table tabularNums stickyHeader={!plain} aria-label={t(title)}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Period')}</Table.Th>
          {headers.map((header) => (
            <Table.Th
              key={header.building_id}
              ta="right"
              data-long={hasLongWord(nameOf(header)) || undefined}
            >
              {nameOf(header)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.from}>
            <Table.Th scope="row" fw={400} className={classes.line}>
              {formatPeriod(row.from, type, language)}
            </Table.Th>
            {headers.map(({ building_id }, at) => {
              const value = values(row)[at] ?? null
              const text = value === null ? '–' : textOf(value, kind)
              const link = opens(row, building_id)
              return (
                <Table.Td key={building_id} ta="right" className={classes.line}>
                  {!plain && value && open.has(link.to) ? <Opening link={link}>{text}</Opening> : text}
                </Table.Td>
              )
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
  return (
    <>
      <Title order={2}>{t(title)}</Title>
      {plain ? (
        table
      ) : (
        <Table.ScrollContainer
          minWidth={0}
          mah="22rem"
          type="native"
          tabIndex={0}
          role="region"
          aria-label={t(title)}
        >
          {table}
        </Table.ScrollContainer>
      )}
    </>
  )
}
