import { Button, Group, Text, TextInput } from '@mantine/core'
import { cash } from '@nivas/contract/cash/calls.ts'
import { totalIn } from '@nivas/contract/cash/tenders.ts'
import { rupees as exact, onWire, sum } from '@nivas/contract/money.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { lineTotal, totalOfLines } from '@nivas/contract/pos/line.ts'
import { undoingOf } from '@nivas/contract/pos/refund.ts'
import { GivingBack } from '@nivas/contract/pos/till-forms.ts'
import type { FoundTicket, Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { utrsBack } from '@nivas/contract/utrs-back.ts'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { PartsBack, UtrBack } from '../../cash/index.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { moneyInput } from '../../ui/fields/money-input.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { whole } from '../../ui/fields/whole.ts'
import { wrongWhole } from '../../ui/fields/wrong-whole.ts'
import { CallForm } from '../../ui/form/call-form.tsx'
import { type Closable, useAskedClose } from '../../ui/form/use-asked-close.ts'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useHeldForm } from '../../ui/form/use-held-form.ts'
import { useSoldDays } from './use-sold-days.ts'

type Props = {
  /** The ticket as the search found it. */
  found: FoundTicket
  /** Receives this form, so that the dialog can ask before it closes. */
  held: RefObject<Closable | undefined>
  /** The parameter of the address that names the ticket, if there is one. */
  parameter?: string
  onRefunded: (refund: Ticket) => void
  onCancel: () => void
}

type Line = FoundTicket['products'][number]

/** Returns how many pieces of a line can still be given back. */
const leftOf = ({ qty, returned, eaten }: Line) => qty - returned - eaten

/** The form that gives back a part of a ticket, with a reason. The amount to hand out is the largest text. */
export function RefundForm({ found, held, parameter, onRefunded, onCancel }: Props) {
  const t = useText()
  const [ticket, setTicket] = useState(found)
  const { rupees } = useFormat()
  const [back, setBack] = useState<Readonly<Record<number, number | ''>>>({})
  /** Whether the refund was made: leaving for its receipt must then not ask. */
  const isGivenBack = useRef(false)
  const { paid } = ticket
  const wrongOf = (line: Line) => {
    const wrong = wrongWhole(back[line.id], 0, leftOf(line))
    return wrong && t(wrong)
  }
  const lines = ticket.products.flatMap(({ id }) => (back[id] ? [{ id, qty: back[id] }] : []))
  const additional = onWire(
    sum(paid.filter(({ kind }) => kind === 'DONATION').map(({ remaining }) => remaining)),
  )
  /** Reads the ticket again after a refusal, and reduces the entered pieces to those that can still be given back. */
  const readAgain = async () => {
    const { systemid, receipt_number: number } = ticket
    const answer = await send(calls.ticket, { systemid, number }).catch(() => undefined)
    if (!answer) return
    const { data } = answer
    setTicket(data)
    setBack((now) =>
      Object.fromEntries(data.products.map((line) => [line.id, Math.min(now[line.id] || 0, leftOf(line))])),
    )
  }
  const of = useCallForm({
    call: calls.refund,
    schema: GivingBack,
    initial: { donation: '', utr: '', reason: '' },
    request: (values) => ({ systemid: ticket.systemid, id: ticket.ticketid, lines, ...values }),
    without: ['systemid', 'id', 'lines'],
    makesStale: [calls.tickets, cash.report],
    submitWhen: ({ donation }) =>
      !ticket.products.some(wrongOf) && (lines.length > 0 || Number(donation) > 0),
    // Some pieces may have been given back at a different till, or eaten.
    onFailure: ({ status }) => (status === 400 ? readAgain() : undefined),
    onSuccess: ({ data }) => {
      isGivenBack.current = true
      onRefunded(data)
    },
  })
  const isUnsaved = () => !isGivenBack.current && (lines.length > 0 || of.isUnsaved())
  useHeldForm(
    held,
    { pending: of.pending, isUnsaved },
    { title: 'Give back', detail: ticket.receipt_number, parameter },
  )
  const cancel = useAskedClose(() => held.current, onCancel)
  const donation = Number(of.form.values.donation) || 0
  const pieces = ticket.products.map((line) => ({ ...line, qty: wrongOf(line) ? 0 : back[line.id] || 0 }))
  const undoing = undoingOf(paid, pieces, donation) ?? []
  const [inCash, byUpi] = [-totalIn(undoing, 'CASH'), -totalIn(undoing, 'UPI')]
  const submit: typeof of.submit = (event) => {
    // The field of the UTR disappears when nothing goes back by UPI; a UTR typed earlier must not be sent.
    if (byUpi === 0) of.form.setFieldValue('utr', '')
    of.submit(event)
  }
  return (
    <CallForm
      of={{ ...of, submit }}
      autoFocus
      submitLabel="Give back"
      actions={
        <Button variant="default" disabled={of.pending} onClick={() => void cancel()}>
          {t('Cancel')}
        </Button>
      }
    >
      <Text fw={700} fz="lg">
        {ticket.receipt_number}
        {ticket.name !== null && ` · ${ticket.name}`}
      </Text>
      {ticket.products.map((line, at) => (
        <RefundLine
          key={line.id}
          line={line}
          back={back[line.id] ?? 0}
          onChange={(qty) => setBack({ ...back, [line.id]: qty })}
          error={wrongOf(line)}
          isFirst={at === 0}
        />
      ))}
      {/* One row where it fits, so that the amount stays visible. */}
      <Group align="flex-end" gap="md">
        {additional > 0 && (
          <NumberField
            label={t('Additional Bhent to give back')}
            {...of.form.getInputProps('donation')}
            {...moneyInput}
            max={additional}
            size="lg"
            flex="1 1 18rem"
          />
        )}
        <TextInput
          label={t('Reason')}
          maxLength={200}
          {...of.form.getInputProps('reason')}
          size="lg"
          flex="1 1 18rem"
        />
        <UtrBack upi={byUpi} {...of.form.getInputProps('utr')} flex="1 1 18rem" />
      </Group>
      <div role="status">
        <Text fz="xl" fw={700}>
          {t('To give back')}: {rupees(onWire(exact(totalOfLines(pieces)).plus(donation)))}
        </Text>
        <PartsBack cash={inCash} upi={byUpi} paidWith={utrsBack(undoing)} />
      </div>
    </CallForm>
  )
}

type LineProps = {
  line: Line
  /** The pieces to give back. */
  back: number | ''
  onChange: (qty: number | '') => void
  error: ReactNode
  isFirst: boolean
}

/** A line of the ticket, and the field for the pieces of it that are given back. */
function RefundLine({ line, back, onChange, error, isFirst }: LineProps) {
  const t = useText()
  const { rupees } = useFormat()
  const days = useSoldDays()
  const left = leftOf(line)
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text>
          {line.productname}
          {days(line)} · {rupees(lineTotal({ ...line, qty: 1 }))}
        </Text>
        <Text size="sm" c="dimmed">
          {t('{{left}} of {{sold}} can still be given back', { left, sold: line.qty })}
          {line.eaten > 0 && ` · ${t('{{eaten}} eaten', { eaten: line.eaten })}`}
        </Text>
      </div>
      <NumberField
        aria-label={t('Quantity of {{name}} returned', { name: line.productname })}
        value={back}
        onChange={onChange}
        min={0}
        max={left}
        {...whole}
        error={error}
        data-autofocus={isFirst || undefined}
        size="md"
        w="8rem"
      />
    </Group>
  )
}
