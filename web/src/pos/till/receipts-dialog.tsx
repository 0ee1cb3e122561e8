import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import type { FoundTicket, Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { connected } from '../../api/client.ts'
import { useAnswer } from '../../api/hooks.ts'
import { useStore } from '../../api/store.ts'
import { useMay } from '../../app/session.tsx'
import { useText } from '../../languages/use-text.ts'
import { RePrint } from '../../printing/re-print.tsx'
import type { Printing } from '../../printing/use-receipt.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { countedPrint } from './print-ticket.ts'
import { ReceiptSearch } from './receipt-search.tsx'
import { RefundForm } from './refund-form.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketTable } from './ticket-table.tsx'
import { ToLookAt } from './to-look-at.tsx'
import { useUnsent } from './unsent.ts'
import { useFoundTicket } from './use-found-ticket.ts'
import { useRefunding } from './use-refunding.ts'

type Props = {
  system: SystemId
  session: number | undefined
  /** Whether the dialog opens with the receipts that need a look. */
  toLookAt?: boolean
  receipt: Printing
  onClose: () => void
}

/** Finds a ticket by its number or among the last ones of this session, to print it again or give it back. */
export function ReceiptsDialog({ system, session, toLookAt = false, receipt, onClose }: Props) {
  const t = useText()
  const may = useMay()
  const there = useStore(connected)
  const { waiting, refused } = useUnsent(system)
  const [onlyToLookAt, setOnlyToLookAt] = useState(toLookAt)
  /** The search field. It takes the focus when the focused button disappears, ready for the next number. */
  const field = useRef<HTMLInputElement>(null)
  const toField = () => field.current?.focus()
  const refunding = useRefunding(field, onClose)
  const found = useFoundTicket(system)
  const { ticket, problem, setTicket } = found
  const last = useAnswer(
    calls.tickets,
    {
      ...{ systemid: system, per_page: 10 },
      ...(onlyToLookAt ? { look: '1' as const } : session !== undefined && { session }),
    },
    { staleTime: 0, enabled: there },
  )
  const find = (number: string) => {
    refunding.setOpen(false)
    void found.find(number)
  }
  const isTrusted = may(systems[system].refund)
  return (
    <Dialog title={say('Receipts')} size="wide" onClose={refunding.close}>
      <Stack gap="md">
        <ReceiptSearch
          field={field}
          there={there}
          onSearch={(number, clear) =>
            refunding.instead(() => {
              clear()
              find(number)
            })
          }
        >
          {isTrusted && (
            <Button
              size="lg"
              variant={onlyToLookAt ? 'light' : 'default'}
              aria-pressed={onlyToLookAt}
              disabled={!there}
              onClick={() =>
                refunding.instead(() => {
                  found.dropAnswer()
                  refunding.setOpen(false)
                  setTicket(undefined)
                  setOnlyToLookAt(!onlyToLookAt)
                })
              }
            >
              {t('To review')}
            </Button>
          )}
        </ReceiptSearch>
        {!there && <Text role="status">{t('Receipts need a connection.')}</Text>}
        {problem && (
          <Alert color="red" role="alert" title={problem.number}>
            {t(problem.text)}
          </Alert>
        )}
        <RePrint of={receipt} />
        {ticket && !refunding.isOpen && (
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
              found.dropAnswer()
              refunding.setOpen(true)
            }}
          />
        )}
        {ticket && refunding.isOpen && (
          <RefundForm
            found={ticket}
            held={refunding.held}
            onCancel={() => refunding.setOpen(false)}
            onRefunded={(refund) => {
              receipt.print(countedPrint(system, refund.ticketid))
              refunding.setOpen(false)
              setTicket({ ...refund, paid: [] })
              void last.refetch()
            }}
          />
        )}
        {!ticket && (
          <LastReceipts
            last={last}
            there={there}
            onlyToLookAt={onlyToLookAt}
            ofAnyDay={onlyToLookAt || session === undefined}
            onOpen={(number) => {
              toField()
              find(number)
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}

type LastProps = {
  last: ReturnType<typeof useAnswer<typeof calls.tickets>>
  there: boolean
  onlyToLookAt: boolean
  ofAnyDay: boolean
  onOpen: (number: string) => void
}

/** The last receipts of this session, or those that need a look. */
function LastReceipts({ last, there, onlyToLookAt, ofAnyDay, onOpen }: LastProps) {
  const t = useText()
  const tickets = last.data?.data
  return (
    <>
      {there && <LoadFailure of={last} />}
      {onlyToLookAt && tickets?.length === 0 && <Text role="status">{t('No receipts to review.')}</Text>}
      {tickets && tickets.length > 0 && (
        <TicketTable
          tickets={tickets}
          label={onlyToLookAt ? 'To review' : 'Latest receipts'}
          ofAnyDay={ofAnyDay}
          onOpen={onOpen}
        />
      )}
    </>
  )
}

type FoundProps = {
  ticket: FoundTicket
  /** Whether the user may give back, and note that a receipt was looked at. */
  isTrusted: boolean
  /** False while sales wait on this computer, which must be sent first. */
  mayRefundNow: boolean
  onLooked: (ticket: Ticket) => void
  onPrint: () => void
  onRefund: () => void
}

/** The receipt that was found, and its actions. */
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
