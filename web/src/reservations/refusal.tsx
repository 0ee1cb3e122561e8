import { Alert } from '@mantine/core'
import { useState } from 'react'
import { type CallFailure, failureText, wasLost } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'
import { useConnectionBack } from '../ui/use-connection-back.ts'

type Props = {
  /** In the language of the reader; nothing is shown without it. */
  text: string | undefined
  onDismiss: () => void
}

/** What the server has refused, until it is read. */
export function Refusal({ text, onDismiss }: Props) {
  const t = useText()
  if (text === undefined) return null
  return (
    <Alert color="red" role="alert" withCloseButton closeButtonLabel={t('Dismiss')} onClose={onDismiss}>
      {text}
    </Alert>
  )
}

/** The refusal of a call, as `Refusal` shows it; that of a lost connection goes when the server answers again. */
export function useRefusal() {
  const t = useText()
  const [failure, setFailure] = useState<CallFailure>()
  useConnectionBack(() => {
    if (wasLost(failure)) setFailure(undefined)
  })
  return {
    text: failure && t(failureText(failure)),
    show: setFailure,
    dismiss: () => setFailure(undefined),
  }
}
