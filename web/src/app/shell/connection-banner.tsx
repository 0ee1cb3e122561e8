import { Alert } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { useConnection } from '../connection.ts'

/** Says that the server does not answer, for as long as it does not. */
export function ConnectionBanner() {
  const t = useText()
  const connected = useConnection()
  return (
    <div role="status">
      {!connected && (
        <Alert color="hold" mb="sm" p="xs" icon={<IconPlugConnectedX />} title={t('The connection is lost')}>
          {t('What you see may be out of date, and nothing can be saved. This page tries again by itself.')}
        </Alert>
      )}
    </div>
  )
}
