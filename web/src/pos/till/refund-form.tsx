import { Button, Group, Text, TextInput } from '@mantine/core'
import { cash } from '@nivas/contract/cash/calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { lineTotal } from '@nivas/contract/pos/line.ts'
import { RefundTicket } from '@nivas/contract/pos/till-forms.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { useState } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { whole } from '../../ui/fields/whole.ts'
import { CallForm } from '../../ui/form/call-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'

type Props = { ticket: Ticket; onRefunded: (refund: Ticket) => void; onCancel: () => void }

/** Chooses what of a ticket is given back, and why; the amount to hand out is the largest thing. */
export function RefundForm({ ticket, onRefunded, onCancel }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const [back, setBack] = useState<Readonly<Record<number, number>>>({})
  const lines = ticket.products.flatMap(({ id }) => (back[id] ? [{ id, qty: back[id] }] : []))
  const amount = onWire(sum(ticket.products.map((line) => lineTotal({ ...line, qty: back[line.id] ?? 0 }))))
  const of = useCallForm({
    call: calls.refund,
    schema: RefundTicket.pick({ reason: true }),
    initial: { reason: '' },
    request: ({ reason }) => ({ systemid: ticket.systemid, id: ticket.ticketid, lines, reason }),
    without: ['systemid', 'id', 'lines'],
    makesStale: [calls.tickets, cash.report],
    submitWhen: () => lines.length > 0,
    onSuccess: ({ data }) => onRefunded(data),
  })
  return (
    <CallForm
      of={of}
      submitLabel="Give back"
      actions={
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      }
    >
      {ticket.products.map((line, at) => (
        <Group key={line.id} justify="space-between" gap="sm">
          <Text>
            {line.productname} · {rupees(line.price)}
          </Text>
          <NumberField
            aria-label={t('Pieces of {{name}} that come back', { name: line.productname })}
            value={back[line.id] ?? 0}
            onChange={(value) => setBack({ ...back, [line.id]: value || 0 })}
            min={0}
            max={line.qty - line.returned - line.eaten}
            {...whole}
            data-autofocus={at === 0 || undefined}
            size="md"
            w="8rem"
          />
        </Group>
      ))}
      <TextInput label={t('Reason')} maxLength={200} {...of.form.getInputProps('reason')} size="lg" />
      <Text fz="xl" fw={700} role="status">
        {t('To give back')}: {rupees(amount)}
      </Text>
    </CallForm>
  )
}
