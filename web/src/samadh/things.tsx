import { Group, Text } from '@mantine/core'
import { leavesThings } from '@nivas/contract/samadh/visit.ts'
import { IconDeviceMobile, IconInbox } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'

type Props = { trayNo: number | null; mobilesCollected: number }

/** The tray and phones of a visit, readable from two metres. */
export function Things(things: Props) {
  const t = useText()
  const { trayNo, mobilesCollected } = things
  if (!leavesThings(things)) return null
  return (
    <Group gap="xl">
      {trayNo !== null && (
        <Group gap="xs" fz="figure" lh="figure">
          <IconInbox size="1em" aria-hidden />
          <Text inherit fw={700} data-testid="tray">
            {t('Tray {{tray}}', { tray: trayNo })}
          </Text>
        </Group>
      )}
      {mobilesCollected > 0 && (
        <Group gap="xs" fz="figure" lh="figure">
          <IconDeviceMobile size="1em" aria-hidden />
          <Text inherit fw={700} data-testid="phones">
            {t('{{count}} phones', { count: mobilesCollected })}
          </Text>
        </Group>
      )}
    </Group>
  )
}
