import { Text } from '@mantine/core'
import { rupees as exact, onWire } from '@nivas/contract/money.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { PaidBy } from './paid-by.tsx'
import { useSoldDays } from './use-sold-days.ts'

/** The lines of a ticket, its seller, and how it was paid. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const { rupees, moment } = useFormat()
  const days = useSoldDays()
  // For a refund, the whole amount that the customer got back, as on the paper.
  const amount =
    ticket.undoes === null ? ticket.ticketamount : onWire(exact(ticket.ticketamount).plus(ticket.donation))
  return (
    <>
      <Text fw={700} fz="lg">
        {ticket.receipt_number} · {rupees(amount)}
      </Text>
      <Text size="sm">
        {moment(ticket.sold_at)} · {ticket.sold_by} · {t('Satsangi')}:{' '}
        {ticket.name ?? ticket.cardno ?? t('None')}
      </Text>
      <PaidBy ticket={ticket} />
      {ticket.reason && <Text size="sm">{`${t('Reason')}: ${ticket.reason}`}</Text>}
      {ticket.products.map((line) => (
        <Text size="sm" key={line.id}>
          {line.qty} × {line.productname}
          {days(line)} · {rupees(line.total)}
          {line.returned > 0 && ` · ${t('{{count}} given back', { count: line.returned })}`}
        </Text>
      ))}
      {ticket.donation !== 0 && (
        <Text size="sm">
          {t('Additional Bhent')} · {rupees(ticket.donation)}
        </Text>
      )}
    </>
  )
}
