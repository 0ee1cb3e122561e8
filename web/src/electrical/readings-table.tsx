import { Kbd, Table } from '@mantine/core'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { type KeyboardEvent, type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import { useText } from '../languages/use-text.ts'
import { ReadingLine } from './reading-line.tsx'
import { switchEstimate, type TypedReading } from './typed-reading.ts'

type Props = {
  ref: Ref<HTMLTableElement>
  rows: readonly ReadingRow[]
  typedOf: (row: ReadingRow) => TypedReading
  errors: Readonly<Record<number, Text | undefined>>
  onChange: (row: ReadingRow, next: TypedReading) => void
  /** Called at Enter on the last house, not by a key that is held down on the way there. */
  onLast: () => void
}

/** The key that estimates the house whose reading has the focus, or takes the estimate back. */
const ESTIMATE = 'F6'

/** The column of readings: Enter or the down arrow moves to the next house, the up arrow back. */
export function ReadingsTable({ ref, rows, typedOf, errors, onChange, onLast }: Props) {
  const t = useText()
  /** The same function for as long as the table is there: a key renders the line of its house alone. */
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const change = useCallback<Props['onChange']>((row, next) => latest.current(row, next), [])
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    const { target } = event
    if (!(target instanceof HTMLInputElement) || !target.dataset.reading) return
    const house = event.key === ESTIMATE && rows.find(({ id }) => String(id) === target.dataset.reading)
    if (house) {
      event.preventDefault()
      if (!event.repeat) onChange(house, switchEstimate(house, typedOf(house)))
    }
    if (!by) return
    event.preventDefault()
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-reading]')]
    const next = fields[fields.indexOf(target) + by]
    if (next) {
      next.focus()
      next.select()
    } else if (event.key === 'Enter' && !event.repeat) onLast()
  }
  return (
    <Table.ScrollContainer minWidth={0} maxHeight="var(--own-scroll, 62vh)">
      <Table
        ref={ref}
        stickyHeader
        tabularNums
        verticalSpacing={4}
        aria-label={t('House Readings')}
        onKeyDownCapture={move}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="sm">{t('Satsangi Name')}</Table.Th>
            <Table.Th>{t('House No')}</Table.Th>
            <Table.Th>{t('New Meter')}</Table.Th>
            <Table.Th>{t('Current Reading')}</Table.Th>
            <Table.Th ta="right">{t('Previous Reading')}</Table.Th>
            <Table.Th ta="right">{t('Total Units')}</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {t('Current Balance')}
            </Table.Th>
            <Table.Th visibleFrom="sm">
              {t('Locked house')}{' '}
              <Kbd size="xs" aria-hidden>
                {ESTIMATE}
              </Kbd>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        {/* An error that appears below a reading moves nothing beside it: the click on New Meter would be lost. */}
        <Table.Tbody style={{ verticalAlign: 'baseline' }}>
          {rows.map((row) => (
            <ReadingLine
              key={row.id}
              row={row}
              typed={typedOf(row)}
              error={errors[row.id]}
              onChange={change}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
