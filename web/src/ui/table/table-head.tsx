import { Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { type AnyColumn, alignOf, pinnedOf } from './columns.ts'
import { pageSelection } from './selection.ts'
import classes from './table.module.css'
import type { ViewProps } from './types.ts'

/** The headings; those of sortable columns are buttons. */
export function TableHead<Row>(props: ViewProps<Row>) {
  const { columns, expand, rowActions, selection } = props
  const t = useText()
  const pinned = pinnedOf(columns)
  return (
    <Table.Thead className={classes.head}>
      <Table.Tr>
        {expand && (
          <Table.Th className={classes.lead}>
            <VisuallyHidden>{t('Details')}</VisuallyHidden>
          </Table.Th>
        )}
        {selection && <SelectPage {...props} />}
        {columns.map((column) => (
          <Heading key={column.key} column={column} pinned={column === pinned} {...props.source} />
        ))}
        {rowActions && (
          <Table.Th className={classes.actions}>
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  )
}

const words = { asc: 'ascending', desc: 'descending' } as const

type HeadingProps<Row> = { column: AnyColumn<Row>; pinned: boolean } & Pick<
  ViewProps<Row>['source'],
  'state' | 'change'
>

function Heading<Row>({ column, pinned, state, change }: HeadingProps<Row>) {
  const t = useText()
  const sorted = column.sortable && state.sort === column.key
  const Icon = !sorted ? IconArrowsSort : state.order === 'asc' ? IconSortAscending : IconSortDescending
  const sort = () => change({ sort: column.key, order: sorted && state.order === 'asc' ? 'desc' : 'asc' })
  return (
    <Table.Th
      ta={alignOf(column)}
      data-pinned={pinned || undefined}
      data-narrow={column.narrow || undefined}
      aria-sort={sorted ? words[state.order] : undefined}
    >
      {column.sortable ? (
        <UnstyledButton className={classes.sort} data-sorted={sorted || undefined} onClick={sort}>
          <span>{t(column.title)}</span>
          <Icon className={classes.sortIcon} aria-hidden />
        </UnstyledButton>
      ) : (
        <span>{t(column.title)}</span>
      )}
    </Table.Th>
  )
}

function SelectPage<Row>({ selection, rowKey, source }: ViewProps<Row>) {
  const t = useText()
  if (!selection) return null
  const page = pageSelection(source.rows ?? [], selection, rowKey)
  return (
    <Table.Th className={classes.lead}>
      <Checkbox
        size="xs"
        aria-label={t('Select all on this page')}
        checked={page.all}
        indeterminate={page.some && !page.all}
        disabled={!page.possible}
        onChange={() => selection.onChange(page.toggled())}
      />
    </Table.Th>
  )
}
