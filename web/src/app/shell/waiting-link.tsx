import { Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../languages/use-text.ts'
import { type OfflineArea, useOffline } from '../use-offline.ts'

/**
 * Links to the items of each area that wait in this browser, with their numbers. It says for whom they wait to a user
 * who may not open them, and shows nothing without any.
 */
export function WaitingLink() {
  const { areas } = useOffline()
  const some = areas.filter(({ waiting, refused }) => waiting + refused > 0)
  return some.map((area) => <OneArea key={area.path} area={area} named={some.length > 1} />)
}

function OneArea({ area, named }: { area: OfflineArea; named: boolean }) {
  const t = useText()
  const { path, group, mayOpen, waiting, refused } = area
  const areaName = named && group && `${t(group)}: `
  const counts = [
    waiting > 0 &&
      t(
        mayOpen
          ? '{{count}} waiting to be sent'
          : '{{count}} entries on this computer are waiting to be sent. They are sent when a user who may send them signs in.',
        { count: waiting },
      ),
    refused > 0 && t('{{count}} to review', { count: refused }),
  ].filter(Boolean)
  if (!mayOpen)
    return (
      <Text size="sm" mb="sm">
        {areaName}
        {counts.join(' · ')}
      </Text>
    )
  return (
    <Button
      variant="light"
      color={refused > 0 ? 'red' : 'hold'}
      size="xs"
      mih="fit-content"
      mb="sm"
      leftSection={refused > 0 ? <IconAlertTriangle size={16} /> : <IconCloudUpload size={16} />}
      renderRoot={(props) => <Link to={path} {...props} />}
    >
      {areaName}
      {counts.join(' · ')}
    </Button>
  )
}
