import type { Text } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { CallFailure } from '../api/failure.ts'
import { focusFirst, withoutField } from '../ui/form/places.ts'
import { useRefusal } from '../ui/refusal.tsx'

type FieldTexts = Readonly<Record<string, Text[]>>

/** The errors of a payment, shown beside its fields and above them. The focus moves to the first invalid field. */
export function usePaymentErrors() {
  const refusal = useRefusal({ typed: true })
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<FieldTexts>({})

  const showWrong = (texts: FieldTexts) => {
    setFields(texts)
    if (form.current) focusFirst(form.current, Object.keys(texts))
  }
  const showFailure = (failure: unknown) => {
    const texts = failure instanceof CallFailure ? failure.fields : {}
    showWrong(texts)
    const paths = Object.keys(texts)
    if (paths.length === 0 || !form.current || withoutField(form.current, paths).length > 0)
      refusal.show(failure)
  }
  /** Removes the errors of fields that were changed. */
  const corrected = (names: readonly string[]) =>
    setFields((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))))
  return { form, fields, refusal, showWrong, showFailure, corrected, clear: () => setFields({}) }
}
