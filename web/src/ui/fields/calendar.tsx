import './calendar.css'
import 'dayjs/locale/hi'
import { type CalendarLevel, DatePicker } from '@mantine/dates'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useVenue } from '../../api/venue.ts'
import { formatPeriod } from '../../format/period.ts'
import { useFormat } from '../../format/use-format.ts'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { clampDay, dayByKey, pageByKey } from './day-by-key.ts'

type Props = {
  value: string | null
  onChoose: (day: string) => void
  min: string | undefined
  max: string | undefined
}

/** The calendar of a date field. Keys move from day to day, and Enter chooses. Loaded at its first use. */
export default function Calendar({ value, onChoose, min, max }: Props) {
  const t = useText()
  const language = useLanguage()
  const format = useFormat()
  const today = useVenue()?.today
  const first = value ?? today
  const box = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState<CalendarLevel>('month')
  /** The day that the keys have moved to. Each key makes a new object, so that the effect below runs. */
  const [moved, setMoved] = useState({ to: first && clampDay(first, min, max) })
  /** A day of the month that is shown. */
  const [shown, setShown] = useState(moved.to)
  // Each level replaces the focused element. A day, a month or a year of the new level gets the focus, so that arrows
  // work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each level and each key
  useEffect(() => {
    for (const which of [`[data-day="${moved.to}"]`, 'table button[tabindex="0"]', 'table button'])
      for (const button of box.current?.querySelectorAll<HTMLElement>(which) ?? []) {
        // A hidden or disabled button cannot get the focus, so the next one is tried.
        button.focus()
        if (document.activeElement === button) return
      }
  }, [level, moved])
  // Replaces Mantine's keys: its arrows stop at the end of the month, and its other keys lose the focus.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const { day } = event.target.dataset
    const page = level === 'month' ? undefined : shown && pageByKey(shown, event.key, level)
    const next = day ? dayByKey(day, event.key, event.shiftKey) : page
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    const to = clampDay(next, min, max)
    setShown(to)
    setMoved({ to })
  }
  return (
    <div ref={box} onKeyDownCapture={onKeyDown}>
      <DatePicker
        __stopPropagation
        enableKeyboardNavigation={false}
        value={value}
        onChange={(day) => day && onChoose(day)}
        // A click on the selected day confirms it.
        minDate={min}
        maxDate={max}
        date={shown}
        onDateChange={setShown}
        level={level}
        onLevelChange={setLevel}
        monthLabelFormat={(month) => formatPeriod(month.slice(0, 10), 'Monthly', language)}
        locale={language}
        firstDayOfWeek={1}
        hideOutsideDates
        // Weekends look like other days.
        weekendDays={[]}
        getDayProps={(day) => ({ 'data-day': day })}
        getDayAriaLabel={format.day}
        ariaLabels={{
          previousMonth: t('Previous month'),
          nextMonth: t('Next month'),
          previousYear: t('Previous year'),
          nextYear: t('Next year'),
          previousDecade: t('Previous 10 years'),
          nextDecade: t('Next 10 years'),
        }}
      />
    </div>
  )
}
