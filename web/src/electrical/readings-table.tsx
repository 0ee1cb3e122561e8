import { Table } from '@mantine/core'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { type KeyboardEvent, type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import { useText } from '../languages/use-text.ts'
import { KeyChip } from '../ui/key-chip.tsx'
import { ReadingLine } from './reading-line.tsx'
import { switchEstimate, type TypedReading } from './typed-reading.ts'

type Props = {
  ref: Ref<HTMLTableElement>
  rows: readonly ReadingRow[]
  typedOf: (row: ReadingRow) => TypedReading
  errors: Readonly<Record<number, Text | undefined>>
  onChange: (row: ReadingRow, next: TypedReading) => void
  /** Called when Enter is pressed on the last house, but not by a key that is held down on the way there. */
  onLast: () => void
}

/** The key that makes or removes the estimate of the house whose reading has the focus. */
const ESTIMATE = 'F6'

/** The table of readings. Enter or the down arrow moves to the next house, the up arrow to the previous one. */
export function ReadingsTable({ ref, rows, typedOf, errors, onChange, onLast }: Props) {
  const t = useText()
  /** Lets the rows get the same function in every render, so that a key renders only the row of its house. */
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
              {t('Locked house')} <KeyChip of={ESTIMATE} />
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        {/* Keeps an error below a reading from moving the cells beside it, which would lose a click on New Meter. */}
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
