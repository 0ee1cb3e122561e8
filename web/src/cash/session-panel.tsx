import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { cashMoved, totalOf } from '@nivas/contract/cash/report.ts'
import type { CashSession, SessionReport } from '@nivas/contract/cash/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'
import { parkedByCounter, unsentSales } from '../app/waiting.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { CloseForm } from './close-form.tsx'
import { FloatForm } from './float-form.tsx'
import { MovementForm } from './movement-form.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useClosedReport } from './use-closed-elsewhere.ts'

type Props = {
  session: CashSession
  /** Called when a dialog of the panel opens. */
  onWork?: () => void
  /** Called with the Z report, also of a session that was closed elsewhere. */
  onClosed: (report: SessionReport) => void
}
type Open = 'float' | 'movement' | 'report' | 'close'

/** An open session and its actions. Only the X report shows the expected amount of the drawer. */
export function SessionPanel({ session, onWork, onClosed }: Props) {
  const t = useText()
  const { moment, rupees } = useFormat()
  const [open, setOpen] = useState<Open>()
  const answer = useAnswer(calls.report, { id: session.id }, { staleTime: 0 })
  const report = answer.data?.data
  const closed = useClosedReport(report, onClosed)
  const unfinished = useUnfinished(session)
  if (!report) return <FormLoading answer={answer} h="12rem" />
  const moved = cashMoved(report)
  const show = (dialog: Open) => {
    onWork?.()
    setOpen(dialog)
  }
  const close = () => setOpen(undefined)
  return (
    <Stack gap="md">
      <Text fz="h1" fw={700}>
        {t('Total')}: {rupees(totalOf(report.takings).total)}
      </Text>
      <Text size="sm">
        {t('Opened {{moment}}', { moment: moment(report.opened_at) })} · {t('Opening float')}{' '}
        {rupees(report.opening_float)} · {t('Receipts')} {report.tickets} · {t('Refunds')} {report.refunds}
        {moved !== undefined && ` · ${t('Cash in or out')} ${rupees(moved)}`}
      </Text>
      <Group gap="sm">
        {report.tickets + report.refunds === 0 && (
          <Button size="md" variant="default" onClick={() => show('float')}>
            {t('Enter the float')}
          </Button>
        )}
        <Button size="md" variant="default" onClick={() => show('movement')}>
          {t('Cash in or out')}
        </Button>
        <Button size="md" variant="default" onClick={() => show('report')}>
          {t('X report')}
        </Button>
        <Button size="md" disabled={unfinished !== undefined} onClick={() => show('close')}>
          {t('Close session')}
        </Button>
      </Group>
      {unfinished && (
        <Text size="sm" c="dimmed" role="status">
          {t(unfinished)}{' '}
          {unfinished === unsentFirst && (
            <Anchor inherit renderRoot={(props) => <Link {...props} to="/pos-waiting" />}>
              {t('Sales to be sent')}
            </Anchor>
          )}
        </Text>
      )}
      {open === 'float' && <FloatForm session={report} onClose={close} />}
      {open === 'movement' && <MovementForm session={report} onClose={close} />}
      {open === 'report' && <ReportDialog report={report} onClose={close} />}
      {open === 'close' && <CloseForm session={session} onClosed={closed} onClose={close} />}
    </Stack>
  )
}

const unsentFirst: PlainKey =
  'Sales of this till are waiting to be sent. The session can be closed when the server has them.'

/** Returns why a session of this browser cannot be closed yet. */
function useUnfinished({ counter, here }: CashSession): PlainKey | undefined {
  const unsent = useStore(unsentSales).filter((sale) => sale.counter === counter).length
  const parked = useStore(parkedByCounter)[counter] ?? 0
  if (!here || counter === 'bhent' || counter === 'electricity') return undefined
  if (unsent > 0) return unsentFirst
  return parked > 0 ? 'Please finish or clear the parked sales before you close the session.' : undefined
}
