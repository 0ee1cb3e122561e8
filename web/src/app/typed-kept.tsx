import { Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { isTypedKept } from '../ui/form/open-forms.ts'

type Props = { when?: () => boolean; size?: 'sm' | 'md' }

/**
 * Says, on a page that has replaced a screen, that the unsaved input of the screen is stored.
 *
 * @param when returns whether it is, at the first render; by default it asks the forms, which still exist then
 */
export function TypedKept({ when = isTypedKept, size = 'md' }: Props) {
  const t = useText()
  const [isKept] = useState(when)
  return (
    isKept && (
      <Text size={size}>
        {t('What you typed there is stored on this computer for 24 hours, only for you.')}
      </Text>
    )
  )
}
