import { Anchor } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { TypedKept } from '../typed-kept.tsx'
import { useTitle } from '../use-title.ts'
import { MessagePage } from './message.tsx'

/** The 403 page, in the specification's words. */
export function Forbidden() {
  const t = useText()
  useTitle(t('No permission'))
  return (
    <MessagePage
      title={t('No permission')}
      text={t(
        "Oops! You don't have permissions to access this page. Please contact administrator for more information.",
      )}
    >
      <TypedKept />
      <Anchor href="#/dashboard">{t('Open the dashboard')}</Anchor>
    </MessagePage>
  )
}
