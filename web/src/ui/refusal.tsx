import { Alert } from '@mantine/core'
import type { Text } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { CallFailure, genericText, wasLost } from '../api/failure.ts'
import { findFailureText } from '../api/find-failure.ts'
import { useText } from '../languages/use-text.ts'
import { useConnectionBack } from './use-connection-back.ts'

type Props = {
  /** The text in the user's language. Without it the component shows nothing. */
  text: string | undefined
  onDismiss: () => void
}

/** Shows why the server refused, above the input. It stays until it is dismissed or the user makes another choice. */
export function Refusal({ text, onDismiss }: Props) {
  const t = useText()
  if (!text) return null
  return (
    <Alert color="red" role="alert" withCloseButton onClose={onDismiss} closeButtonLabel={t('Dismiss')}>
      {text}
    </Alert>
  )
}

/**
 * Holds the failure of a call for `Refusal`. It removes the message of a lost connection when the server answers again.
 *
 * @param typed the user sees their own input, so a lost connection also says that the input is still here
 */
export function useRefusal({ typed = false } = {}) {
  const t = useText()
  const [refusal, setRefusal] = useState<{ text: Text; failure?: unknown }>()
  useConnectionBack(() => {
    if (!wasLost(refusal?.failure)) return
    const mayBeSaved = refusal?.failure instanceof CallFailure && refusal.failure.lost === 'unanswered'
    setRefusal(mayBeSaved ? { text: genericText.back } : undefined)
  })
  return {
    text: refusal && t(refusal.text),
    show: (failure: unknown) => setRefusal({ text: findFailureText(failure, typed), failure }),
    dismiss: () => setRefusal(undefined),
  }
}
