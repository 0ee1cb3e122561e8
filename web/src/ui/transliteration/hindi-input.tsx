import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import classes from './hindi-input.module.css'
import { useSuggestions } from './use-suggestions.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string
  onChange?: (text: string) => void
  /** A text that no longer gets suggestions. */
  quietFor?: string | undefined
}

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A field for Hindi. Typed Latin letters bring Devanagari words to choose from. Escape and leaving the field close the
 * words. The typed text stays unless the user chooses a word. The words are shown in the page below the field, so that
 * they do not need Mantine's 30 kB for floating lists.
 */
export function HindiInput({ value = '', onChange, quietFor, onFocus, onBlur, ...props }: Props) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const [isHere, setHere] = useState(false)
  const [closedFor, setClosedFor] = useState<string>()
  const [active, setActive] = useState(-1)
  const words = useSuggestions(value, isHere && value !== quietFor && value !== closedFor)
  const isOpen = words.length > 0
  const at = isOpen ? Math.min(active, words.length - 1) : -1

  const type = (text: string) => {
    setActive(-1)
    setClosedFor(undefined)
    onChange?.(text)
  }
  const choose = (word: string) => {
    setActive(-1)
    setClosedFor(word)
    onChange?.(word)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const move = moves[event.key]
    const chosen = words[at]
    if (move !== undefined) {
      event.preventDefault()
      setActive(at < 0 && move < 0 ? words.length - 1 : (at + move + words.length) % words.length)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setClosedFor(value)
      setActive(-1)
    }
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setHere(false)
    setActive(-1)
    onBlur?.(event)
  }
  return (
    <div>
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-words` : undefined}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        // Escape closes the words, not the surrounding dialog.
        data-mantine-stop-propagation={isOpen || undefined}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={(event) => {
          setHere(true)
          onFocus?.(event)
        }}
        onBlur={leave}
      />
      {isOpen && (
        <div
          id={`${id}-words`}
          role="listbox"
          lang="hi"
          aria-labelledby={`${id}-label`}
          className={classes.words}
          data-size={props.size}
        >
          {words.map((word, place) => (
            <div
              // The index as key reuses the elements: typing changes the words, but seldom their number.
              // biome-ignore lint/suspicious/noArrayIndexKey: the elements have no state
              key={place}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={classes.word}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(word)}
              onKeyDown={(event) => event.key === 'Enter' && choose(word)}
            >
              {word}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
