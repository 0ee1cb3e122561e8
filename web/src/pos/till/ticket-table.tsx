import { Button, Table } from '@mantine/core'
import type { Data } from '@nivas/contract/call.ts'
import type { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'

type Props = {
  tickets: Data<typeof calls.tickets>
  label: PlainKey
  /** Whether the tickets may be of any day, so that the table shows the date too. */
  ofAnyDay: boolean
  /** Called with the number of the chosen receipt. */
  onOpen: (number: string) => void
}

/** A table of tickets from which the user opens one. */
export function TicketTable({ tickets, label, ofAnyDay, onOpen }: Props) {
  const t = useText()
  const { rupees, time, moment } = useFormat()
  return (
    <Table tabularNums aria-label={t(label)}>
      <Table.Tbody>
        {tickets.map((one) => (
          <Table.Tr key={one.ticketid}>
            <Table.Td>{one.receipt_number}</Table.Td>
            <Table.Td>{ofAnyDay ? moment(one.sold_at) : time(one.sold_at)}</Table.Td>
            <Table.Td>{one.name ?? one.cardno}</Table.Td>
            <Table.Td ta="right">{rupees(one.ticketamount)}</Table.Td>
            <Table.Td ta="right">
              <Button
                size="md"
                variant="default"
                aria-label={`${t('Open')} ${one.receipt_number}`}
                onClick={() => onOpen(one.receipt_number)}
              >
                {t('Open')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
