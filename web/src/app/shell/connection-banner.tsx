import { Alert } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { connected } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { useText } from '../../languages/use-text.ts'
import { useOffline } from '../use-offline.ts'

/** Says that the server does not answer, for as long as it does not. */
export function ConnectionBanner() {
  const t = useText()
  const isThere = useStore(connected)
  const keeps = useOffline().mayOpen && window.isSecureContext
  return (
    <div role="status">
      {!isThere && (
        <Alert
          color="hold"
          mb="sm"
          p="xs"
          icon={<IconPlugConnectedX />}
          title={keeps ? t('No connection: entries are kept on this computer') : t('The connection is lost')}
        >
          {keeps
            ? t(
                'Visitors can be entered, and their receipts printed. Exits and lists need the connection; this page tries again by itself.',
              )
            : t(
                'What you see may be out of date, and nothing can be saved. This page tries again by itself.',
              )}
        </Alert>
      )}
    </div>
  )
}
