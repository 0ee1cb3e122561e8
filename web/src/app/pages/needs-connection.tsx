import { Button } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { useOffline } from '../use-offline.ts'
import { MessagePage } from './message.tsx'

/** Replaces a screen whose files were never fetched, while the server does not answer. */
export function NeedsConnection() {
  const t = useText()
  const { areas } = useOffline()
  const own = areas.filter(({ mayOpen }) => mayOpen)
  return (
    <div role="alert">
      <MessagePage
        title={t('This screen needs the connection')}
        text={t('It opens automatically when the server answers.')}
      >
        {own.map(({ path, group }) => (
          <Button key={path} component="a" href={`#${path}`}>
            {own.length > 1 && group && `${t(group)}: `}
            {t('Waiting to be sent')}
          </Button>
        ))}
      </MessagePage>
    </div>
  )
}
