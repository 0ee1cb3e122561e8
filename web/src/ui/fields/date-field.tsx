import { ActionIcon, TextInput } from '@mantine/core'
import { text as messages } from '@nivas/contract/messages.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconCalendar } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../languages/use-text.ts'
import layer from '../popup/popup.module.css'
import { usePopup } from '../popup/use-popup.ts'
import { CalendarOnDemand } from './calendar-on-demand.tsx'
import type { FieldProps } from './field-props.ts'
import { parseTypedDay } from './typed-day.ts'
import { showDay } from './typed-time.ts'
import { useTyped } from './use-typed.ts'

/**
 * Returns the day on this machine's clock, which is precise enough to find the year of a typed day. Without a formatter,
 * because a browser's first one of a language takes an old PC 40 ms.
 */
function today(): string {
  const now = new Date()
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset())
  return now.toISOString().slice(0, 10)
}

export type DateFieldProps = FieldProps & {
  /** The first and the last valid day, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  /** The text for a day before `min`, for a form with its own rule. */
  tooEarly?: PlainKey | undefined
}

/**
 * A field for a day, which is typed as DD/MM/YYYY or in another form of `parseTypedDay`, or chosen in a calendar (the
 * arrow down opens it). The value is `YYYY-MM-DD`, or null while the text is not a day between `min` and `max`. It
 * takes the result of `form.getInputProps('arrival_date')`.
 */
export function DateField({ min, max, tooEarly, className, ...field }: DateFieldProps) {
  const t = useText()
  const parse = (typed: string) => parseTypedDay(typed, today(), min)
  const wrong = (typed: string) => {
    const day = parse(typed)
    if (day === null) return t(messages.date)
    if (min && day < min)
      return tooEarly ? t(tooEarly) : t('Please enter a date from {{day}} on', { day: showDay(min) })
    if (max && day > max) return t('Please enter a date up to {{day}}', { day: showDay(max) })
    return undefined
  }
  const typed = useTyped(field, { parse, show: showDay, wrong })

  const calendar = usePopup('end', '*', { field: typed.input })
  const isFixed = Boolean(field.disabled || field.readOnly)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    calendar.open()
  }

  return (
    <div className={className}>
      <TextInput
        {...typed.props}
        onKeyDown={onKeyDown}
        placeholder={t('DD/MM/YYYY')}
        // `parseTypedDay` also reads digits without separators, because some phones offer only digits.
        inputMode="numeric"
        rightSection={
          <ActionIcon
            {...calendar.button}
            variant="subtle"
            color="gray"
            tabIndex={-1}
            disabled={isFixed}
            aria-haspopup="dialog"
            aria-label={t('Open the calendar')}
          >
            <IconCalendar size="1.1em" />
          </ActionIcon>
        }
      />
      {calendar.opened && (
        <div {...calendar.layer} role="dialog" aria-label={t('Calendar')} className={layer.layer}>
          <CalendarOnDemand
            value={field.value || null}
            min={min}
            max={max}
            onChoose={(day) => {
              typed.choose(day)
              calendar.closeAndReturn()
            }}
            onFailure={() => typed.input.current?.focus()}
          />
        </div>
      )}
    </div>
  )
}
