import { Button, Stack, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { useCall } from '../../api/hooks.ts'
import { useText } from '../../languages/use-text.ts'

type Props = { ticket: Ticket; mayLook: boolean; onLooked: (ticket: Ticket) => void }

/** Why a ticket needs a look, and the note that it was looked at. */
export function ToLookAt({ ticket, mayLook, onLooked }: Props) {
  const t = useText()
  const looked = useCall(calls.looked, {
    makesStale: [calls.tickets],
    onSuccess: ({ data }) => onLooked(data),
  })
  if (ticket.look.length === 0) return null
  return (
    <Stack gap="xs" align="flex-start">
      {ticket.look.map((why) => (
        <Text size="sm" c="orange.8" key={why.key}>
          {t(why)}
        </Text>
      ))}
      {mayLook && (
        <Button
          size="md"
          variant="default"
          loading={looked.isPending}
          onClick={() => looked.mutate({ systemid: ticket.systemid, id: ticket.ticketid })}
        >
          {t('Looked at')}
        </Button>
      )}
    </Stack>
  )
}
