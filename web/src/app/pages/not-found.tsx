import { Anchor, Code } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useText } from '../../languages/use-text.ts'
import { useUser } from '../session.tsx'
import { useTitle } from '../use-title.ts'
import { MessagePage } from './message.tsx'

/** Shows an unknown address, and where to go from here. */
export function NotFound() {
  const t = useText()
  const user = useUser()
  const { pathname } = useLocation()
  useTitle(t('Page not found'))
  return (
    <MessagePage
      title={t('Page not found')}
      text={t('There is no page at this address. It may have been mistyped, or the page has moved.')}
    >
      <Code style={{ overflowWrap: 'anywhere' }}>{pathname.slice(0, 200)}</Code>
      {user && t('Ctrl+K finds every page by its name.')}
      <Anchor href={user ? '#/dashboard' : '#/login'}>
        {user ? t('Open the dashboard') : t('Go to sign-in')}
      </Anchor>
      {!user && <Anchor href="#/accomodation">{t('Apply for a stay')}</Anchor>}
    </MessagePage>
  )
}
