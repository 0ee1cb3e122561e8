import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import classes from './filter.module.css'

/** The pause in typing, in ms, after which the list updates. */
const PAUSE_MS = 300

type Props = {
  label: string
  value: string
  onChange: (text: string, how: { replace: boolean }) => void
  /**
   * The field of a counter: it has the focus at the start, and takes a scan that begins at a button (`web/stray-scans.js`).
   * Its text is selected at Enter and whenever it gets the focus, so that the next scan replaces it.
   */
  first?: boolean
  /** Called with the text when Enter is pressed. */
  onEnter?: (text: string) => void
}

/**
 * A filter by a part of a text. The field shows the input immediately. The address follows after a pause, with one
 * history entry for the whole word.
 */
export function TextFilter({ label, value, onChange, first = false, onEnter }: Props) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])

  const ask = useDebouncedCallback((text: string) => {
    if (text === value) return
    asked.current = text
    onChange(text, { replace: value !== '' })
  }, PAUSE_MS)

  // Takes a change of the address that came from Back, a link or 'Clear filters', not from this field.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    ask.cancel()
    setTyped(value)
  }, [value, ask])

  const type = (text: string) => {
    setTyped(text)
    ask(text)
  }

  return (
    <div className={classes.filter} data-searches>
      <IconSearch size="1.1em" aria-hidden />
      <input
        ref={input}
        id={id}
        data-autofocus={first || undefined}
        className={classes.field}
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          ask.flush()
          if (first) event.currentTarget.select()
          onEnter?.(typed)
        }}
        onFocus={(event) => first && event.currentTarget.select()}
      />
      {typed !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear')}
          aria-describedby={id}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        >
          <IconX size="1.1em" />
        </button>
      )}
    </div>
  )
}
