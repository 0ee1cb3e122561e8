import { Combobox, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Call, Data, Request } from '@nivas/contract/call.ts'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { failureText } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'

/** The pause in typing, in ms, after which the search starts. */
const PAUSE = 250

type Found<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Props<C extends Call> = {
  /** Reads a short list of the records that begin with, or contain, the text. */
  call: C
  request: (text: string) => Request<C>
  /** The fewest characters that start a search, and the most that the call accepts. */
  fewest: number
  most: number
  label: string
  description?: string
  /** The most rows that the call returns. When it returns that many, there may be others. */
  mostFound: number
  /** The message when there are no matches. */
  nothing: string
  rowKey: (row: Found<C>) => string
  show: (row: Found<C>) => ReactNode
  onChoose: (row: Found<C>) => void
  /** Called when Enter is pressed and no record matches the text. */
  onNone?: () => void
  /**
   * The key of the record on the screen, for a screen that may ask before it replaces this record. The field is emptied
   * only when another record has replaced it.
   */
  shown?: string
  size?: 'sm' | 'md'
  /** The field gets the focus when its dialog opens. */
  'data-autofocus'?: true
  ref?: Ref<HTMLInputElement>
}

/**
 * Finds a record by a part of its text. After some characters a list opens below the field. A single row is selected,
 * so that Enter takes it. With several rows, Enter first selects the first one, and arrows select another. A choice
 * empties the field for the next search. A scanner presses Enter before the answer comes: the component then takes the
 * record if the answer to exactly this text has one row.
 */
export function LookUp<C extends Call>({
  call,
  request,
  fewest,
  most,
  mostFound,
  rowKey,
  show,
  onChoose,
  onNone,
  shown,
  ref,
  ...field
}: Props<C>) {
  const t = useText()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState('')
  const { asked, answer, rows, isLong, isCurrent } = useSearchOf({ call, request, fewest }, typed.trim())
  /** The text for which Enter was pressed before its answer came. */
  const wanted = useRef<string>(undefined)
  /** Returns the message below the rows or in place of them. */
  const remark = () => {
    if (answer.error) return t(failureText(answer.error))
    if (answer.isSuccess && rows.length === 0) return field.nothing
    if (rows.length >= mostFound)
      return t('The first {{count}} are shown. Type more to narrow the list.', { count: mostFound })
    return undefined
  }
  const message = remark()
  const found = rows.length > 0 ? t('{{count}} records were found.', { count: rows.length }) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows change, or the list opens again.
  useEffect(() => {
    if (rows.length === 1) combobox.selectFirstOption()
    else combobox.resetSelectedOption()
  }, [answer.dataUpdatedAt, rows.length, combobox.dropdownOpened])

  useEffect(() => {
    if (shown !== undefined) setTyped('')
  }, [shown])

  const choose = (key: string) => {
    if (wanted.current !== undefined) return
    const row = rows.find((one) => rowKey(one) === key)
    if (shown === undefined || shown === key) setTyped('')
    combobox.closeDropdown()
    if (row) onChoose(row)
  }
  /** Handles Enter when no row is selected. */
  const take = () => {
    const [only, other] = rows
    if (!only) onNone?.()
    else if (other) combobox.selectFirstOption()
    else choose(rowKey(only))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    const isWanted = wanted.current === asked
    if (!isCurrent) return
    wanted.current = undefined
    if (isWanted) take()
  }, [answer.dataUpdatedAt, isCurrent])
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          data-autofocus={field['data-autofocus']}
          ref={ref}
          role="combobox"
          size={field.size ?? 'sm'}
          label={field.label}
          description={field.description}
          value={typed}
          maxLength={most}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const text = event.currentTarget.value
            wanted.current = undefined
            setTyped(text)
            if (text.trim().length >= fewest) combobox.openDropdown()
            else combobox.closeDropdown()
          }}
          onKeyDown={(event) => {
            // Enter chooses a row and must not submit the surrounding form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (!isCurrent) wanted.current = typed.trim()
            else if (!combobox.dropdownOpened) combobox.openDropdown()
            // The list takes a selected row after this event.
            else if (combobox.getSelectedOptionIndex() === -1 && !event.repeat) setTimeout(take)
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isLong || (rows.length === 0 && message === undefined)}>
        <Combobox.Options aria-label={field.label}>
          {rows.map((row) => (
            <Combobox.Option key={rowKey(row)} value={rowKey(row)}>
              {show(row)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {isLong && message && (
          <Text size="sm" p="xs">
            {message}
          </Text>
        )}
      </Combobox.Dropdown>
      {/* Screen readers do not read the list, because its text appears together with it. */}
      <VisuallyHidden role="status">
        {isLong && combobox.dropdownOpened ? (message ?? found) : ''}
      </VisuallyHidden>
    </Combobox>
  )
}

/** Searches for a text after a pause in typing. */
function useSearchOf<C extends Call>(
  { call, request, fewest }: Pick<Props<C>, 'call' | 'request' | 'fewest'>,
  text: string,
) {
  const [asked] = useDebouncedValue(text, PAUSE)
  const isLong = asked.length >= fewest && text.length >= fewest
  const answer = useAnswer(call, request(asked), { enabled: isLong, staleTime: 0, gcTime: 0 })
  return {
    /** The text of the last search. */
    asked,
    answer,
    rows: (isLong ? (answer.data?.data ?? []) : []) as readonly Found<C>[],
    /** Whether the text is long enough for a search. */
    isLong,
    /** Whether the answer is that of the typed text. */
    isCurrent: asked === text && answer.isSuccess && !answer.isFetching,
  }
}
