import { Alert } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { connected } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { titleIn } from '../screens.ts'
import { useOffline } from '../use-offline.ts'

/**
 * Shows that the server does not answer, until it answers again. It names the work that can go on only on the screens
 * where it can go on, because other screens store no entries.
 */
export function ConnectionBanner() {
  const t = useText()
  const isConnected = useStore(connected)
  const { areas } = useOffline()
  const language = useLanguage()
  const own = window.isSecureContext ? areas.filter(({ mayOpen, isHere }) => mayOpen && isHere) : []
  const keeps = own.length > 0
  return (
    <div role="status">
      {!isConnected && (
        <Alert
          color="hold"
          mb="sm"
          p="xs"
          icon={<IconPlugConnectedX />}
          title={
            keeps ? t('No connection: entries are stored on this computer') : t('The connection is lost')
          }
        >
          {keeps
            ? own.map(({ meanwhile }) => titleIn(language, meanwhile)).join(' ')
            : t(
                'What you see may be out of date, and nothing can be saved. This page tries again automatically.',
              )}
        </Alert>
      )}
    </div>
  )
}
