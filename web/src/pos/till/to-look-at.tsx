import { Button, Stack, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { useCall } from '../../api/hooks.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'

type Props = { ticket: Ticket; mayLook: boolean; onLooked: (ticket: Ticket) => void }

/** The reasons why a ticket needs a look, which stay, and the note of who looked at it. */
export function ToLookAt({ ticket, mayLook, onLooked }: Props) {
  const t = useText()
  const { moment } = useFormat()
  const call = useCall(calls.looked, {
    makesStale: [calls.tickets],
    onSuccess: ({ data }) => onLooked(data),
  })
  const { look, looked, systemid, ticketid: id } = ticket
  if (look.length === 0) return null
  return (
    <Stack gap="xs" align="flex-start">
      {look.map((why, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of a ticket never change, and two may be equal.
        <Text size="sm" c={looked ? 'dimmed' : 'orange.8'} key={at}>
          {t(why)}
        </Text>
      ))}
      {looked && (
        <Text size="sm" role="status">
          {t('Reviewed by {{name}}, {{moment}}', { name: looked.by, moment: moment(looked.at) })}
        </Text>
      )}
      {!looked && mayLook && (
        <Button
          size="md"
          variant="default"
          loading={call.isPending}
          onClick={() => call.mutate({ systemid, id })}
        >
          {t('Reviewed')}
        </Button>
      )}
    </Stack>
  )
}
