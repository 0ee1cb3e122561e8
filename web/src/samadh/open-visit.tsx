import { Alert, Button, Group, Text } from '@mantine/core'
import { elapsed } from '@nivas/contract/elapsed.ts'
import type { OpenVisit as Open } from '@nivas/contract/samadh/schemas.ts'
import { IconAlertTriangle, IconDoorExit } from '@tabler/icons-react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Things } from './things.tsx'

type Props = { visit: Open; closing: boolean; onClose: () => void }

/** Shows the open visit of this card, and offers to close it with the new one. */
export function OpenVisit({ visit, closing, onClose }: Props) {
  const t = useText()
  const { moment } = useFormat()
  return (
    <Alert role="alert" color={closing ? 'paid' : 'hold'} icon={<IconAlertTriangle />}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>
            {t('{{name}} entered at {{moment}} and has not left (ticket {{ticket}}, {{time}}).', {
              name: visit.visitorname,
              moment: moment(visit.visitdate),
              ticket: visit.uid,
              time: elapsed(visit.entryMinutes),
            })}
          </Text>
          <Things {...visit} />
        </div>
        {closing ? (
          <Text>{t('This also closes the other visit.')}</Text>
        ) : (
          <Button size="md" leftSection={<IconDoorExit size="1.1em" />} onClick={onClose}>
            {t('Close that visit')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
