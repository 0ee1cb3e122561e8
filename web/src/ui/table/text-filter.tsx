import { useDebouncedCallback } from '@mantine/hooks'
import { MOST_SCANNED } from '@nivas/contract/identity/number.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { notifyFailure } from '../../api/notify-failure.ts'
import { useText } from '../../languages/use-text.ts'
import { isCardCode } from '../scan/card-code.ts'
import type { TakeCard } from './columns.ts'
import classes from './filter.module.css'

/** The pause in typing, in ms, after which the list updates. */
const PAUSE_MS = 300

/** Matches what may be an Aadhaar number alone. */
const NUMBER = /^\s*(\p{Nd}[\s-]*){12}$/u

type Props = {
  label: string
  value: string
  onChange: (text: string, how: { replace: boolean }) => void
  /**
   * The field of a counter: it has the focus at the start, and takes a scan that begins at a button (`web/stray-scans.js`).
   * Its text is selected at Enter and whenever it gets the focus, so that the next scan replaces it.
   */
  first?: boolean
  /** Finds what belongs to a scanned Aadhaar card. Without it, the filter refuses the code of a card. */
  takeCard?: TakeCard | undefined
  /** Called with the text when Enter is pressed. */
  onEnter?: (text: string) => void
}

/**
 * A filter by a part of a text. The field shows the input immediately. The address follows after a pause, with one
 * history entry for the whole word.
 *
 * The code of a card is read first: of an Aadhaar card only the end of its number may be in the address.
 */
export function TextFilter({ label, value, onChange, first = false, takeCard, onEnter }: Props) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])

  const askNow = (text: string) => {
    if (text === value) return
    asked.current = text
    onChange(text, { replace: value !== '' })
  }
  const isCard = (text: string) => isCardCode(text) || (takeCard && NUMBER.test(text))
  /** Searches for a scanned card instead of its code. Returns what is searched, or undefined if the code goes on. */
  const read = async (hasEnter: boolean) => {
    const field = input.current
    const code = field?.value
    const found = await import('../scan/search-by-card.ts')
      .then(({ searchByCard }) => searchByCard(field, hasEnter, takeCard))
      .catch((failure: unknown) => {
        notifyFailure(failure)
        return field?.value === code ? '' : undefined
      })
    if (found !== undefined) {
      ask.cancel()
      setTyped(found)
      askNow(found)
      // The next scan replaces the end of this number. Later, when the field shows it.
      setTimeout(() => document.activeElement === field && field?.select())
    }
    return found
  }
  const ask = useDebouncedCallback(
    (text: string) => void (isCard(text) ? read(false) : askNow(text)),
    PAUSE_MS,
  )

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
  const enter = async (field: HTMLInputElement) => {
    const text = isCard(typed) ? await read(true) : typed
    if (text === undefined) return
    ask.flush()
    // Later, when the field shows the end of a number instead of a code.
    if (first) setTimeout(() => field.select())
    onEnter?.(text)
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
        maxLength={MOST_SCANNED}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          void enter(event.currentTarget)
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
