import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useText } from '../../languages/use-text.ts'
import { findSession } from '../session.tsx'
import { MessagePage } from './message.tsx'

const EVERY = 5000

/** Shown while the session cannot be checked. Asks the server again automatically and at the user's request. */
export function Unreachable() {
  const t = useText()
  useEffect(() => {
    const timer = setInterval(() => void findSession(), EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <div role="alert">
      <MessagePage
        title={t('The server cannot be reached')}
        text={t('Please check the network. This page tries again every 5 seconds.')}
      >
        <Button onClick={() => void findSession()}>{t('Try again')}</Button>
      </MessagePage>
    </div>
  )
}
