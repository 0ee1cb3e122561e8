import type { Text } from '@nivas/contract/texts.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CallFailure, failureText, genericText, type Lost } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'
import { useConnectionBack } from '../use-connection-back.ts'
import type { FieldTexts } from './check.ts'
import { focusFirst, withoutField } from './places.ts'

type Options = {
  element: RefObject<HTMLFormElement | null>
  /** Shows texts beside their fields, by the paths of these. */
  setErrors: (texts: Record<string, string>) => void
  /** Whether all errors of a refusal are listed above the fields too. */
  lists: boolean
}

/** What is wrong with a form, beside its fields and above them; the focus moves to the first wrong field. */
export function useFormErrors({ element, setErrors, lists }: Options) {
  const t = useText()
  const [error, setError] = useState<readonly string[]>()
  const lost = useRef<Lost>(undefined)
  const [wrong, setWrong] = useState<Wrong>()
  const [isListed, setListed] = useState(false)

  useEffect(() => {
    if (!wrong || !element.current) return
    const { fields, message, listed } = wrong
    const paths = Object.keys(fields)
    setListed(listed !== undefined)
    const unplaced = withoutField(element.current, paths).map((path) => fields[path] ?? '')
    const above = [...(message === undefined ? [] : [message]), ...unplaced]
    if (listed) setError(listed)
    else if (above.length > 0) setError([...new Set(above)])
    focusFirst(element.current, paths)
  }, [wrong, element])

  /** Shows each text beside its field, and above all of them a message that no field has. */
  const showWrong = (errors: FieldTexts, message?: Text, listed?: readonly Text[]) => {
    const fields = Object.fromEntries(Object.entries(errors).map(([path, text]) => [path, t(text)]))
    setErrors(fields)
    const above = message && t(message)
    const isShown = above === undefined || Object.values(fields).includes(above)
    setWrong({
      fields,
      ...(!isShown && { message: above }),
      ...(listed && { listed: listed.map((text) => t(text)) }),
    })
  }

  const showFailure = (failure: unknown) => {
    const errors =
      failure instanceof CallFailure && [400, 422].includes(failure.status) ? firstTexts(failure.fields) : {}
    if (failure instanceof CallFailure && Object.keys(errors).length > 0)
      showWrong(errors, failure.text, lists ? listOf(failure) : undefined)
    // A user without a session sees the sign-in screen instead.
    else if (!(failure instanceof CallFailure && failure.status === 401))
      setError([t(failureText(failure, true))])
    lost.current = failure instanceof CallFailure ? failure.lost : undefined
  }

  useConnectionBack(() => {
    if (lost.current) setError(lost.current === 'unanswered' ? [t(genericText.back)] : undefined)
    lost.current = undefined
  })

  const dismiss = () => setError(undefined)

  /** Nothing of the last submission is shown above the fields any more. */
  const clear = () => {
    dismiss()
    setListed(false)
    lost.current = undefined
  }

  return { error, isListed, showWrong, showFailure, dismiss, clear }
}

/** The message and all errors, each once. */
function listOf({ text, fields }: CallFailure): readonly Text[] {
  const errors = Object.values(fields).flat()
  return errors.some(({ key }) => key === text.key) ? errors : [text, ...errors]
}

/** The texts of wrong fields by their paths; a message without a field; all of them, for a list. */
type Wrong = { fields: Record<string, string>; message?: string; listed?: readonly string[] }

const firstTexts = (fields: Record<string, Text[]>): FieldTexts =>
  Object.fromEntries(Object.entries(fields).flatMap(([path, [first]]) => (first ? [[path, first]] : [])))
