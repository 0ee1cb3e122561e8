import type { Text } from '@nivas/contract/texts.ts'
import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CallFailure, genericText, type Lost, wasSentBefore } from '../../api/failure.ts'
import { findFailureText } from '../../api/find-failure.ts'
import { useText } from '../../languages/use-text.ts'
import { useConnectionBack } from '../use-connection-back.ts'
import { type FieldTexts, textsAbove } from './check.ts'
import { focusFirst, withoutField } from './places.ts'

type Options = {
  element: RefObject<HTMLFormElement | null>
  /** Shows texts beside their fields, by the paths of these. */
  setErrors: Dispatch<SetStateAction<Record<string, ReactNode>>>
  /** Whether all errors of a refusal are listed above the fields too. */
  lists: boolean
}

/**
 * What is wrong with a form, beside its fields and above them, also when the language is changed meanwhile; the focus
 * moves to the first wrong field.
 */
export function useFormErrors({ element, setErrors, lists }: Options) {
  const t = useText()
  const [above, setAbove] = useState<readonly Text[]>()
  const error = useMemo(() => above && [...new Set(above.map((text) => t(text)))], [above, t])
  /** The texts that stand beside fields, by their words. */
  const known = useRef(new Map<string, Text>())
  const lost = useRef<Lost>(undefined)
  const [wrong, setWrong] = useState<Wrong>()
  const [isListed, setListed] = useState(false)

  useEffect(() => {
    if (!wrong || !element.current) return
    const { fields, besides = [], message, listed } = wrong
    const paths = Object.keys(fields)
    setListed(listed !== undefined)
    const unplaced = textsAbove(fields, withoutField(element.current, paths))
    const texts = [...(message === undefined ? [] : [message]), ...unplaced]
    if (listed) setAbove(listed)
    else if (texts.length > 0) setAbove(texts)
    focusFirst(element.current, [...paths, ...besides])
  }, [wrong, element])

  useEffect(() => {
    const texts = [...known.current.entries()]
    if (texts.length === 0) return
    const inWords = new Map<ReactNode, string>(texts.map(([words, text]) => [words, t(text)]))
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).map(([path, words]) => [path, inWords.get(words) ?? words])),
    )
    for (const [, text] of texts) known.current.set(t(text), text)
  }, [t, setErrors])

  /** The words of a text that will stand beside a field. */
  const wordsOf = (text: Text): string => {
    const words = t(text)
    known.current.set(words, text)
    return words
  }

  /** Shows each text beside its field, and above all of them a message that no field has. */
  const showWrong = (fields: FieldTexts, { message, ...rest }: Omit<Wrong, 'fields'> = {}) => {
    const words = Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, wordsOf(text)]))
    setErrors(words)
    const isShown = message === undefined || Object.values(words).includes(t(message))
    setWrong({ fields, ...(!isShown && { message }), ...rest })
  }

  const showFailure = (failure: unknown) => {
    const errors =
      failure instanceof CallFailure && [400, 422].includes(failure.status) && !wasSentBefore(failure)
        ? firstTexts(failure.fields)
        : {}
    if (failure instanceof CallFailure && Object.keys(errors).length > 0)
      showWrong(errors, { message: failure.text, ...(lists && { listed: listOf(failure) }) })
    // A user without a session sees the sign-in screen instead.
    else if (!(failure instanceof CallFailure && failure.status === 401))
      setAbove([findFailureText(failure, true)])
    lost.current = failure instanceof CallFailure ? failure.lost : undefined
  }

  useConnectionBack(() => {
    if (lost.current) setAbove(lost.current === 'unanswered' ? [genericText.back] : undefined)
    lost.current = undefined
  })

  const dismiss = () => setAbove(undefined)

  /** Nothing of the last submission is shown above the fields any more. */
  const clear = () => {
    dismiss()
    setListed(false)
    lost.current = undefined
  }

  return { error, isListed, wordsOf, showWrong, showFailure, dismiss, clear }
}

/** The message and all errors, each once. */
function listOf({ text, fields }: CallFailure): readonly Text[] {
  const errors = Object.values(fields).flat()
  return errors.some(({ key }) => key === text.key) ? errors : [text, ...errors]
}

/**
 * The texts of wrong fields by their paths; the paths of others, which show their errors themselves; a message without a
 * field; all of them, for a list.
 */
type Wrong = { fields: FieldTexts; besides?: readonly string[]; message?: Text; listed?: readonly Text[] }

const firstTexts = (fields: Record<string, Text[]>): FieldTexts =>
  Object.fromEntries(Object.entries(fields).flatMap(([path, [first]]) => (first ? [[path, first]] : [])))
