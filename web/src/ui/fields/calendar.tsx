import './calendar.css'
import 'dayjs/locale/hi'
import { type CalendarLevel, DatePicker } from '@mantine/dates'
import { useEffect, useRef, useState } from 'react'
import { useVenue } from '../../api/venue.ts'
import { formatPeriod } from '../../format/period.ts'
import { useFormat } from '../../format/use-format.ts'
import { useLanguage, useText } from '../../languages/use-text.ts'

type Props = {
  value: string | null
  onChoose: (day: string) => void
  min: string | undefined
  max: string | undefined
}

/** The calendar of a date field: arrows move from day to day, Enter chooses. Loaded at the first use. */
export default function Calendar({ value, onChoose, min, max }: Props) {
  const t = useText()
  const language = useLanguage()
  const format = useFormat()
  const today = useVenue()?.today
  const first = clamp(value ?? today, min, max)
  const box = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState<CalendarLevel>('month')
  // Each level replaces the element that had the focus: a day, a month or a year gets it, and the arrows work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each level
  useEffect(() => {
    for (const which of ['[data-first]', 'table button[tabindex="0"]', 'table button'])
      for (const button of box.current?.querySelectorAll<HTMLElement>(which) ?? []) {
        // A hidden or disabled button does not take the focus.
        button.focus()
        if (document.activeElement === button) return
      }
  }, [level])
  return (
    <div ref={box}>
      <DatePicker
        __stopPropagation
        value={value}
        onChange={(day) => day && onChoose(day)}
        // A click on the selected day confirms it.
        allowDeselect={false}
        minDate={min}
        maxDate={max}
        defaultDate={first}
        level={level}
        onLevelChange={setLevel}
        monthLabelFormat={(month) => formatPeriod(month.slice(0, 10), 'Monthly', language)}
        locale={language}
        firstDayOfWeek={1}
        hideOutsideDates
        // All days of the week look the same here.
        weekendDays={[]}
        getDayProps={(day) => (day === first ? { 'data-first': true, tabIndex: 0 } : {})}
        getDayAriaLabel={format.day}
        ariaLabels={{
          previousMonth: t('Previous month'),
          nextMonth: t('Next month'),
          previousYear: t('Previous year'),
          nextYear: t('Next year'),
          previousDecade: t('Previous ten years'),
          nextDecade: t('Next ten years'),
        }}
      />
    </div>
  )
}

const clamp = (
  day: string | undefined,
  min: string | undefined,
  max: string | undefined,
): string | undefined => {
  if (min && (!day || day < min)) return min
  return max && day && day > max ? max : day
}
