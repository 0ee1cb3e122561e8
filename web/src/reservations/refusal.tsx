import { Alert } from '@mantine/core'
import { useText } from '../languages/use-text.ts'

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
