import { Anchor, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { whatBecomesOfTyped } from '../../ui/form/open-forms.ts'
import { readPermissions } from '../session.tsx'
import { useTitle } from '../use-title.ts'
import { MessagePage } from './message.tsx'

/** The 403 page, in the specification's words. */
export function Forbidden() {
  const t = useText()
  useTitle(t('No permission'))
  const [typed] = useState(whatBecomesOfTyped)
  // The permission may have been given since the page was opened.
  useEffect(() => void readPermissions(), [])
  return (
    <MessagePage
      title={t('No permission')}
      text={t(
        "Oops! You don't have permissions to access this page. Please contact administrator for more information.",
      )}
    >
      {typed && <Text>{t(typed)}</Text>}
      <Anchor href="#/dashboard">{t('Open the dashboard')}</Anchor>
    </MessagePage>
  )
}
