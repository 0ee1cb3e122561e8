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
  /** Shows texts beside their fields. The keys are the paths of the fields. */
  setErrors: Dispatch<SetStateAction<Record<string, ReactNode>>>
  /** Whether all errors of a refusal are also listed above the fields. */
  lists: boolean
}

/**
 * Holds the errors of a form, beside its fields and above them, and translates them when the language changes. The
 * focus moves to the first invalid field.
 */
export function useFormErrors({ element, setErrors, lists }: Options) {
  const t = useText()
  const [above, setAbove] = useState<readonly Text[]>()
  const error = useMemo(() => above && [...new Set(above.map((text) => t(text)))], [above, t])
  /** The texts beside fields, by their words in the current language. */
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

  /** Returns the words of a text that will stand beside a field, and notes the text. */
  const wordsOf = (text: Text): string => {
    const words = t(text)
    known.current.set(words, text)
    return words
  }

  /** Shows each text beside its field, and above the fields a message that none of them shows. */
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
    // Status 401 needs no message: the sign-in screen appears.
    else if (!(failure instanceof CallFailure && failure.status === 401))
      setAbove([findFailureText(failure, true)])
    lost.current = failure instanceof CallFailure ? failure.lost : undefined
  }

  useConnectionBack(() => {
    if (lost.current) setAbove(lost.current === 'unanswered' ? [genericText.back] : undefined)
    lost.current = undefined
  })

  const dismiss = () => setAbove(undefined)

  /** Removes everything that the last submission has shown above the fields. */
  const clear = () => {
    dismiss()
    setListed(false)
    lost.current = undefined
  }

  return { error, isListed, wordsOf, showWrong, showFailure, dismiss, clear }
}

/** Returns the message and all errors. The message is left out when one of the errors repeats it. */
function listOf({ text, fields }: CallFailure): readonly Text[] {
  const errors = Object.values(fields).flat()
  return errors.some(({ key }) => key === text.key) ? errors : [text, ...errors]
}

/**
 * The texts of invalid fields by their paths, the paths of other invalid fields that show their errors themselves, a
 * message without a field, and the list of all errors.
 */
type Wrong = { fields: FieldTexts; besides?: readonly string[]; message?: Text; listed?: readonly Text[] }

const firstTexts = (fields: Record<string, Text[]>): FieldTexts =>
  Object.fromEntries(Object.entries(fields).flatMap(([path, [first]]) => (first ? [[path, first]] : [])))
