import { Button } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { useOffline } from '../use-offline.ts'
import { MessagePage } from './message.tsx'

/** In place of a screen that was never fetched, while there is no server to fetch it from. */
export function NeedsConnection() {
  const t = useText()
  const { offline, mayOpen } = useOffline()
  return (
    <div role="alert">
      <MessagePage
        title={t('This screen needs the connection')}
        text={
          mayOpen
            ? t('It opens by itself as soon as the server answers. Visitors can be entered meanwhile.')
            : t('It opens by itself as soon as the server answers.')
        }
      >
        {offline && mayOpen && (
          <Button component="a" href={`#${offline.path}`}>
            {t('Waiting to be sent')}
          </Button>
        )}
      </MessagePage>
    </div>
  )
}
