import { Button, Group } from '@mantine/core'
import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import { type Longest, wrongRange } from '@nivas/contract/day-range.ts'
import { text as messages } from '@nivas/contract/messages.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { DateField } from './date-field.tsx'
import classes from './fields.module.css'
import { type DayPair, isInOrder, type RangeKind } from './range.ts'

/** The labels of the two days. */
export type DayNames = { from: PlainKey; to: PlainKey }

type Props = {
  /**
   * `days`: From and To, both included. `span`: the same, but To must be after From. `stay`: Arrival and Departure, at
   * least one night apart.
   */
  kind: RangeKind
  /** The labels of the two days, when they are not From and To. */
  names?: DayNames | undefined
  value: DayPair
  onChange: (value: DayPair) => void
  /**
   * Shows the Search button, which Enter presses too. The button is disabled until both days are in order and not too
   * far apart.
   */
  onSearch?: (range: { from: string; to: string }) => void
  /** More fields of the search, between the days and the Search button. */
  beside?: ReactNode
  /** The search is pending. */
  pending?: boolean
  min?: string
  max?: string
  /** The most days of one request, and the message for more. */
  longest?: Longest
}

const words = {
  days: { from: 'From', to: 'To', wrong: 'To must not be before From' },
  span: { from: 'From', to: 'To', wrong: 'To must be after From' },
  stay: { from: 'Arrival', to: 'Departure', wrong: messages.departure },
} as const

/**
 * Two fields for a range of days, with the button that searches for it. For a stay, a new arrival moves the departure,
 * so that the number of nights stays the same.
 */
export function DateRange({
  kind,
  names,
  value,
  onChange,
  onSearch,
  beside,
  pending,
  min,
  max,
  longest,
}: Props) {
  const t = useText()
  const { from, to } = value
  const both = from !== null && to !== null
  const inOrder = both && isInOrder(kind, from, to)
  const wrong = both && (inOrder ? longest && wrongRange(from, to, longest) : words[kind].wrong)
  /** The nights of the last valid stay: while a day is being typed there is no valid one. */
  const nights = useRef(1)
  if (inOrder) nights.current = daysBetween(from, to)
  const begin = (day: string | null) =>
    onChange({ from: day, to: kind === 'stay' && day !== null ? addDays(day, nights.current) : to })
  const search = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (inOrder && !wrong) onSearch?.({ from, to })
  }
  const fields = (
    <Group gap="xs" align="flex-start" wrap="nowrap" className={classes.pair}>
      <DateField
        label={t(names?.from ?? words[kind].from)}
        value={from}
        onChange={begin}
        min={min}
        max={max}
      />
      <DateField
        label={t(names?.to ?? words[kind].to)}
        value={to}
        onChange={(day) => onChange({ from, to: day })}
        min={min}
        max={max}
        error={wrong ? t(wrong) : undefined}
      />
    </Group>
  )
  if (!onSearch) return fields
  return (
    <form onSubmit={search} noValidate className={classes.range}>
      <Group gap="xs" align="flex-start" className={beside ? undefined : classes.line}>
        {fields}
        {beside}
        <Button
          type="submit"
          className={beside ? classes.besideLabelled : `${classes.besideLabelled} ${classes.search}`}
          disabled={!inOrder || Boolean(wrong)}
          loading={pending ?? false}
          leftSection={<IconSearch size="1.1em" />}
        >
          {t('Search')}
        </Button>
      </Group>
    </form>
  )
}
