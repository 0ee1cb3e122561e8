import { Alert, List, Text } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'

type Props = { texts: readonly string[] | undefined; title?: PlainKey | undefined; onDismiss: () => void }

/** Shows the error above the fields, until it is dismissed or the form is submitted again. */
export function FormError({ texts, title, onDismiss }: Props) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (texts) box.current?.scrollIntoView({ block: 'nearest' })
  }, [texts])
  if (!texts) return null
  return (
    <Alert
      ref={box}
      role="alert"
      color="red"
      icon={<IconAlertTriangle />}
      {...(title && { title: t(title) })}
      withCloseButton
      closeButtonLabel={t('Dismiss')}
      onClose={onDismiss}
    >
      {texts.length === 1 ? (
        <Text size="sm">{texts[0]}</Text>
      ) : (
        <List size="sm">
          {texts.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
