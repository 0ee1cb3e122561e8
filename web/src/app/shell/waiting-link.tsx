import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../languages/use-text.ts'
import { useOffline } from '../use-offline.ts'

/** How many entries wait in this browser to be sent; nothing while none does. */
export function WaitingLink() {
  const t = useText()
  const { offline, mayOpen, waiting, refused } = useOffline()
  if (!offline || waiting + refused === 0) return null
  const said = [
    waiting > 0 && t('{{count}} waiting to be sent', { count: waiting }),
    refused > 0 && t('{{count}} need a look', { count: refused }),
  ].filter(Boolean)
  return (
    <Button
      variant="light"
      color={refused > 0 ? 'red' : 'hold'}
      size="xs"
      mih="fit-content"
      mb="sm"
      leftSection={refused > 0 ? <IconAlertTriangle size={16} /> : <IconCloudUpload size={16} />}
      disabled={!mayOpen}
      renderRoot={(props) => <Link to={offline.path} {...props} />}
    >
      {said.join(' · ')}
    </Button>
  )
}
