import { Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { isTypedKept } from '../ui/form/open-forms.ts'

type Props = { when?: () => boolean; size?: 'sm' | 'md' }

/**
 * On a page that has taken the place of a screen: what was typed there is kept.
 *
 * @param when whether it is, asked when the page is drawn first; by default by the forms that are still there
 */
export function TypedKept({ when = isTypedKept, size = 'md' }: Props) {
  const t = useText()
  const [isKept] = useState(when)
  return (
    isKept && (
      <Text size={size}>
        {t('What you typed there is kept on this computer for 24 hours, for you alone.')}
      </Text>
    )
  )
}
