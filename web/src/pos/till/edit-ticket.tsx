import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { type Text as Said, say } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { resend } from '../../outbox/keep.ts'
import type { ItemOf } from '../../outbox/outbox-of.ts'
import { Dialog } from '../../ui/dialog.tsx'
import outbox from './outbox.ts'
import { tillStore } from './store.ts'
import { saleOf } from './ticket-call.ts'
import { fetchSession, keepNext } from './use-session.ts'

type Waits = ItemOf<'pos', typeof outbox.own>

/** The number on the paper of a ticket, when its session is still known here. */
async function paperOf({ request }: Waits): Promise<string | null> {
  const { systemid, session, number, printed } = saleOf(request)
  if (printed) return printed
  const kept = await (await tillStore()).get('sessions', systemid)
  if (!number) return null
  return kept?.session.id === session
    ? receiptNumber({ series: kept.session.series, number })
    : `${session}-${number}`
}

/** Books a refused ticket in the session that is open now; the number on its paper stays with it. */
async function bookNow(item: Waits): Promise<void> {
  const sale = saleOf(item.request)
  const printed = await paperOf(item)
  const kept = await fetchSession(sale.systemid)
  const moved = { ...sale, session: kept.session.id, number: null, printed }
  const corrected = item.call === 'pos.createOfficeTicket' ? { officesale: moved } : moved
  const done = await resend(outbox, item as never, corrected as never)
  if (!('keptHere' in done)) await keepNext(sale.systemid, kept, (done.data as { number: number }).number + 1)
}

/** A refused ticket: what was sold, and the way to book it all the same. */
export function EditTicket({ item, onClose }: { item: Waits | undefined; onClose: () => void }) {
  const t = useText()
  const { rupees } = useFormat()
  const [problem, setProblem] = useState<Said>()
  const [busy, setBusy] = useState(false)
  if (!item) return null
  const { ticketlines, paymentoptions } = saleOf(item.request)
  const book = () => {
    setBusy(true)
    bookNow(item)
      .then(
        () => {
          notify.success(t('Ticket Created successfully.'))
          onClose()
        },
        (failure: unknown) => setProblem(failureText(failure)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Dialog title={say('Ticket')} onClose={onClose} busy={busy}>
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {t(problem)}
          </Alert>
        )}
        {ticketlines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket stay as they are
          <Text key={at}>
            {line.qty} × {line.productname} · {rupees(line.total)}
          </Text>
        ))}
        <Text fw={700}>{rupees(paymentoptions.totalamount)}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button loading={busy} onClick={book}>
            {t('Book it in the open session')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
