import { IconX } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { ExportMenu } from '../export/export-menu.tsx'
import { PlainButton } from '../plain-button.tsx'
import { clearFilters } from './clear-filters.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { AnyColumn } from './columns.ts'
import { ManyFilter } from './many-filter.tsx'
import { OneFilter } from './one-filter.tsx'
import classes from './table-frame.module.css'
import { TextFilter } from './text-filter.tsx'
import type { ViewProps } from './types.ts'
import type { ColumnChoice as Choice } from './use-visible-columns.ts'

type Props<Row> = ViewProps<Row> & {
  choice: Choice<Row>
  /** Called when Enter is pressed in a text filter. */
  onEnter: (key: string, text: string) => void
}

/** The row above the table: the screen's controls before and after the filters, and the tools at the end. */
export function FilterRow<Row>({
  columns,
  source,
  controls,
  seldom,
  clearControls,
  name,
  files,
  paper,
  label,
  persons = true,
  choice,
  atCounter,
  totals,
  onEnter,
}: Props<Row>) {
  const t = useText()
  const { filters } = source.state
  const set = (key: string, value: string, how?: { replace?: boolean }) =>
    source.change({ filters: { [key]: value } }, how)
  const first = atCounter ? columns.find(({ filter }) => filter === 'text') : undefined
  const clear = clearFilters(source, clearControls)
  return (
    <div className={classes.filters}>
      {controls}
      {columns.map((column) => (
        <Filter
          key={column.key}
          column={column}
          value={filters[column.key] ?? ''}
          set={set}
          first={column === first}
          onEnter={onEnter}
        />
      ))}
      {seldom}
      {clear && (
        <PlainButton className={classes.clear} icon={<IconX size="1.1em" />} onClick={clear}>
          {t('Clear filters')}
        </PlainButton>
      )}
      <div className={classes.tools}>
        <ColumnChoice columns={columns} choice={choice} />
        <ExportMenu
          name={name}
          file={files?.name}
          {...(files && { label: files.all })}
          {...(paper && { paper: { days: paper, choice: paper.choice, title: label } })}
          persons={persons}
          columns={choice.visible}
          all={source.all}
          totals={totals}
          readAnew={source.readAnew}
          disabled={source.exportWaits || !source.rows || source.rows.length === 0}
        />
      </div>
    </div>
  )
}

type FilterProps<Row> = {
  column: AnyColumn<Row>
  value: string
  set: (key: string, value: string, how?: { replace?: boolean }) => void
  first: boolean
  onEnter: (key: string, text: string) => void
}

function Filter<Row>({ column, value, set, first, onEnter }: FilterProps<Row>) {
  const t = useText()
  const { key, title, filter, takeCard } = column
  if (!filter) return null
  const label = t(title)
  if (filter === 'text')
    return (
      <TextFilter
        label={label}
        value={value}
        onChange={(text, how) => set(key, text, how)}
        first={first}
        takeCard={takeCard}
        onEnter={(text) => onEnter(key, text)}
      />
    )
  if (filter.many) {
    const chosen = value === '' ? [] : value.split(',')
    return (
      <ManyFilter
        label={label}
        options={filter.options}
        chosen={chosen}
        onChange={(values) => set(key, values.join(','))}
      />
    )
  }
  return (
    <OneFilter
      label={label}
      options={filter.options}
      chosen={value}
      onChange={(chosen) => set(key, chosen)}
    />
  )
}
