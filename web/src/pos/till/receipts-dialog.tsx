import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import type { FoundTicket, Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { say, type Text as TextWithValues } from '@nivas/contract/texts.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { findFailureText } from '../../api/failure.ts'
import { useAnswer } from '../../api/hooks.ts'
import { useStore } from '../../api/store.ts'
import { useMay } from '../../app/session.tsx'
import { useText } from '../../languages/use-text.ts'
import { RePrint } from '../../printing/re-print.tsx'
import type { Printing } from '../../printing/use-receipt.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../../ui/form/use-asked-close.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { countedPrint } from './print-ticket.ts'
import { RefundForm } from './refund-form.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketTable } from './ticket-table.tsx'
import { ToLookAt } from './to-look-at.tsx'
import { useUnsent } from './unsent.ts'

type Props = {
  system: SystemId
  session: number | undefined
  /** Opens with the receipts that need a look. */
  toLookAt?: boolean
  receipt: Printing
  onClose: () => void
}

/** Finds a ticket by its number, typed or scanned, or among the last of this session; prints it again, gives it back. */
export function ReceiptsDialog({ system, session, toLookAt = false, receipt, onClose }: Props) {
  const t = useText()
  const may = useMay()
  const there = useStore(connected)
  const { waiting, refused } = useUnsent(system)
  const [number, setNumber] = useState('')
  const [ticket, setTicket] = useState<FoundTicket>()
  const [problem, setProblem] = useState<{ number: string; text: TextWithValues }>()
  const [isRefund, setRefund] = useState(false)
  const [onlyToLookAt, setOnlyToLookAt] = useState(toLookAt)
  /** It takes the focus of buttons that are removed: the next number is typed or scanned here. */
  const field = useRef<HTMLInputElement>(null)
  const toField = () => field.current?.focus()
  const wasRefund = useRef(false)
  useEffect(() => {
    if (wasRefund.current && !isRefund) field.current?.focus()
    wasRefund.current = isRefund
  }, [isRefund])
  const refunding = useRef<Closable>(undefined)
  const close = useAskedClose(() => refunding.current, onClose)
  const next = useRef(() => {})
  const leaveRefund = useAskedClose(
    () => refunding.current,
    () => next.current(),
  )
  /** Takes the place of a refund, after a question if something is typed for it. */
  const instead = (show: () => void) => {
    next.current = show
    void leaveRefund()
  }
  const last = useAnswer(
    calls.tickets,
    {
      ...{ systemid: system, per_page: 10 },
      ...(onlyToLookAt ? { look: '1' as const } : session !== undefined && { session }),
    },
    { staleTime: 0, enabled: there },
  )
  /** Counts what was asked to be on the screen: a late answer to an earlier wish replaces nothing. */
  const wish = useRef(0)
  const find = async (wanted: string) => {
    wish.current += 1
    const mine = wish.current
    setProblem(undefined)
    setRefund(false)
    try {
      const { data } = await send(calls.ticket, { systemid: system, number: wanted })
      if (mine === wish.current) setTicket(data)
    } catch (failure) {
      if (mine !== wish.current) return
      setTicket(undefined)
      setProblem({ number: wanted, text: findFailureText(failure) })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return setNumber('')
    instead(() => {
      setNumber('')
      void find(number)
    })
  }
  const isTrusted = may(systems[system].refund)
  return (
    <Dialog title={say('Receipts')} size="wide" onClose={() => void close()}>
      <Stack gap="md">
        <form onSubmit={submit}>
          <Group align="flex-end" gap="sm">
            <TextInput
              ref={field}
              label={t('Receipt number')}
              value={number}
              onChange={(event) => setNumber(event.currentTarget.value)}
              autoComplete="off"
              data-autofocus
              size="lg"
            />
            <Button type="submit" size="lg" disabled={!there}>
              {t('Search')}
            </Button>
            {isTrusted && (
              <Button
                size="lg"
                variant={onlyToLookAt ? 'light' : 'default'}
                aria-pressed={onlyToLookAt}
                disabled={!there}
                onClick={() =>
                  instead(() => {
                    wish.current += 1
                    setRefund(false)
                    setTicket(undefined)
                    setOnlyToLookAt(!onlyToLookAt)
                  })
                }
              >
                {t('Need a look')}
              </Button>
            )}
          </Group>
        </form>
        {!there && <Text role="status">{t('Receipts need a connection.')}</Text>}
        {problem && (
          <Alert color="red" role="alert" title={problem.number}>
            {t(problem.text)}
          </Alert>
        )}
        <RePrint of={receipt} />
        {ticket && !isRefund && (
          <Found
            ticket={ticket}
            isTrusted={isTrusted}
            mayRefundNow={waiting + refused === 0}
            onLooked={(looked) => {
              toField()
              setTicket((now) => (now?.ticketid === looked.ticketid ? { ...now, ...looked } : now))
            }}
            onPrint={() => receipt.print(countedPrint(system, ticket.ticketid))}
            onRefund={() => {
              wish.current += 1
              setRefund(true)
            }}
          />
        )}
        {ticket && isRefund && (
          <RefundForm
            ticket={ticket}
            held={refunding}
            onCancel={() => setRefund(false)}
            onRefunded={(refund) => {
              receipt.print(countedPrint(system, refund.ticketid))
              setRefund(false)
              setTicket({ ...refund, paid: [] })
              void last.refetch()
            }}
          />
        )}
        {!ticket && there && <LoadFailure of={last} />}
        {!ticket && onlyToLookAt && last.data?.data.length === 0 && (
          <Text role="status">{t('No receipt needs a look.')}</Text>
        )}
        {!ticket && last.data && last.data.data.length > 0 && (
          <TicketTable
            tickets={last.data.data}
            label={onlyToLookAt ? 'Need a look' : 'The last receipts'}
            ofAnyDay={onlyToLookAt || session === undefined}
            onOpen={(number) => {
              toField()
              void find(number)
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}

type FoundProps = {
  ticket: FoundTicket
  /** Whether this person may give back, and note that a receipt was looked at. */
  isTrusted: boolean
  /** Sales that wait on this computer go first. */
  mayRefundNow: boolean
  onLooked: (ticket: Ticket) => void
  onPrint: () => void
  onRefund: () => void
}

/** A receipt that was found, with what can be done for it. */
function Found({ ticket, isTrusted, mayRefundNow, onLooked, onPrint, onRefund }: FoundProps) {
  const t = useText()
  return (
    <Stack gap="xs">
      <TicketFacts ticket={ticket} />
      <ToLookAt ticket={ticket} mayLook={isTrusted} onLooked={onLooked} />
      <Group gap="sm">
        <Button size="md" onClick={onPrint}>
          {t(ticket.prints > 0 ? 'Re-Print' : 'Print Receipt')}
        </Button>
        {isTrusted && ticket.undoes === null && (
          <Button size="md" variant="default" disabled={!mayRefundNow} onClick={onRefund}>
            {t('Give back')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
