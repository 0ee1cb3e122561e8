import { Alert, Button } from '@mantine/core'
import { readReceiptNumber } from '@nivas/contract/cash/numbers.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { useStore } from '../../api/store.ts'
import { waitingByCall } from '../../app/waiting.ts'
import { useFormat } from '../../format/use-format.ts'
import { addSingulars } from '../../languages/en.ts'
import { useText } from '../../languages/use-text.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { moveToOpen } from './resend-refused.ts'
import { ticketsHere } from './tickets-here.ts'
import { fetchSession } from './use-session.ts'

type Tickets = Awaited<ReturnType<typeof ticketsHere>>

const isClosed: PlainKey = 'This session is closed. Nothing can be added to it.'

/** Returns the tickets of each session that the server refused as closed, with those that wait behind them. */
function ofClosedSessions(tickets: Tickets): Tickets[] {
  const closed = tickets.filter(({ item }) => item.refusal?.text.key === isClosed)
  const sessions = new Set(closed.map(({ sale }) => sale.session))
  return [...sessions].map((session) => tickets.filter(({ sale }) => sale.session === session))
}

/** The unsent sales of closed sessions, which can be recorded together in the session that is open now. */
export function ClosedSales() {
  const counts = useStore(waitingByCall)
  const [tickets, setTickets] = useState<Tickets>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the counts change
  useEffect(() => {
    let here = true
    // The screen around it reports a storage that cannot be read.
    ticketsHere().then(
      (read) => here && setTickets(read),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [counts])
  return ofClosedSessions(tickets).map((own) => <OneSession key={own[0]?.sale.session} tickets={own} />)
}

function OneSession({ tickets }: { tickets: Tickets }) {
  const t = useText()
  const { rupees } = useFormat()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const [first] = tickets
  if (!first) return null
  const { systemid, session: closed, printed } = first.sale
  const count = tickets.length
  const session = readReceiptNumber(printed ?? '')?.series ?? ''
  const paid = tickets.map(({ sale }) => sale.paymentoptions)
  const total = sum(paid.map(({ totalamount }) => Number(totalamount)))
  const cash = total.minus(sum(paid.map(({ upiamount }) => Number(upiamount ?? 0))))

  const record = async (): Promise<void> => {
    const { session: now } = await fetchSession(systemid)
    const yes = await confirm({
      title: 'Record these sales in the open session?',
      text: say(
        'The closed session takes no more sales. They count in {{session}}, where {{cash}} more cash is expected. Cash that was counted in the closed session was a surplus there, and is missing here.',
        { session: now.series, cash: { rupees: onWire(cash) } },
      ),
      facts: [
        [t('Sold in'), session],
        [t('Recorded in'), now.series],
        [t('Sales'), `${count} · ${rupees(onWire(total))}`],
      ],
      action: 'Record all',
    })
    // Another session was opened during the question.
    if (yes && !(await moveToOpen(systemid, closed, now.id))) await record()
  }
  const press = () => {
    setBusy(true)
    record()
      .catch((failure: unknown) => notify.failure(t(failureText(failure))))
      .finally(() => setBusy(false))
  }
  return (
    <Alert
      role="group"
      aria-label={session}
      color="orange"
      icon={<IconAlertTriangle />}
      title={t('{{count}} sales of the closed session {{session}} are not recorded yet.', { count, session })}
    >
      <Button size="md" loading={busy} onClick={press}>
        {t('Record all ({{count}})', { count })}
      </Button>
    </Alert>
  )
}

addSingulars({
  '{{count}} sales of the closed session {{session}} are not recorded yet._one':
    '{{count}} sale of the closed session {{session}} is not recorded yet.',
})
