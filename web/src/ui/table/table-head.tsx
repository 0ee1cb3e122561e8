import { VisuallyHidden } from '@mantine/core'
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { PlainCheckbox } from '../plain-checkbox.tsx'
import { type AnyColumn, pinnedOf } from './columns.ts'
import { placeOf } from './place-of.ts'
import { pageSelection } from './selection.ts'
import classes from './table.module.css'
import type { ArrangedProps, ViewProps } from './types.ts'

/** The headings. Those of sortable columns are buttons. */
export function TableHead<Row>(props: ArrangedProps<Row>) {
  const { columns, stacks, staying, hasDetails, rowActions, selection } = props
  const t = useText()
  const pinned = pinnedOf(columns)
  return (
    <thead className={classes.head}>
      <tr>
        {hasDetails && (
          <th className={classes.lead}>
            <VisuallyHidden>{t('Details')}</VisuallyHidden>
          </th>
        )}
        {selection && <SelectPage {...props} />}
        {stacks.map((stack) => (
          <Heading
            key={stack[0]?.key}
            stack={stack}
            pinned={stack[0] === pinned}
            staying={staying}
            {...props.source}
          />
        ))}
        {rowActions && (
          <th className={classes.actions} data-actions>
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

const words = { asc: 'ascending', desc: 'descending' } as const

type Sorting<Row> = Pick<ViewProps<Row>['source'], 'state' | 'change'>
type HeadingProps<Row> = Sorting<Row> & {
  stack: readonly AnyColumn<Row>[]
  pinned: boolean
  /** The columns that stay in view. */
  staying: readonly AnyColumn<Row>[]
}

function Heading<Row>({ stack, pinned, staying, state, change }: HeadingProps<Row>) {
  const [first] = stack
  if (!first) return null
  const sorted = stack.find((column) => column.sortable && state.sort === column.key)
  return (
    <th
      data-pinned={pinned || undefined}
      data-narrow={first.narrow || undefined}
      aria-sort={sorted ? words[state.order] : undefined}
      {...placeOf(first, staying)}
    >
      {stack.map((column) => (
        <div key={column.key}>
          <Title column={column} state={state} change={change} />
        </div>
      ))}
    </th>
  )
}

function Title<Row>({ column, state, change }: Sorting<Row> & { column: AnyColumn<Row> }) {
  const t = useText()
  if (!column.sortable) return <span>{t(column.title)}</span>
  const sorted = state.sort === column.key
  const Icon = !sorted ? IconArrowsSort : state.order === 'asc' ? IconSortAscending : IconSortDescending
  const sort = () => change({ sort: column.key, order: sorted && state.order === 'asc' ? 'desc' : 'asc' })
  return (
    <button type="button" className={classes.sort} data-sorted={sorted || undefined} onClick={sort}>
      <span>{t(column.title)}</span>
      <Icon className={classes.sortIcon} aria-hidden />
    </button>
  )
}

function SelectPage<Row>({ selection, rowKey, source }: ViewProps<Row>) {
  const t = useText()
  if (!selection) return null
  const page = pageSelection(source.rows ?? [], selection, rowKey)
  return (
    <th className={classes.lead}>
      <PlainCheckbox
        size="xs"
        aria-label={t('Select all on this page')}
        checked={page.all}
        indeterminate={page.some && !page.all}
        disabled={!page.possible}
        onChange={() => selection.onChange(page.toggled())}
      />
    </th>
  )
}
