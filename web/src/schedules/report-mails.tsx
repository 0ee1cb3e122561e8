import { Button } from '@mantine/core'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { hourOfDay } from '@nivas/contract/schedules/hour-of-day.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { IconMailForward, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { RowAction } from '../ui/table/types.ts'

const DeliveriesDialog = onDemand(async () => (await import('./deliveries-dialog.tsx')).DeliveriesDialog)
const ScheduleForm = onDemand(async () => (await import('./schedule-form.tsx')).ScheduleForm)

type Open = { is: 'form'; schedule?: Schedule } | { is: 'deliveries'; schedule: Schedule }

/** The interval of polls in ms, so that the screen shows when a mail has been sent. */
const EVERY = 15_000

/** The reports by mail: how often and to whom they are sent, and the results of the last deliveries. */
export default function ReportMails() {
  const t = useText()
  const { moment } = useFormat()
  const answer = useAnswer(calls.list, {}, { refetchInterval: EVERY })
  const [open, setOpen] = useState<Open>()
  const makesStale = [calls.list, calls.deliveries]
  const turn = useCall(calls.switch, { makesStale })
  const send = useCall(calls.sendNow, { makesStale })

  const titleOf = ({ report, event, group }: Schedule) => {
    const known = reportNamed(report)
    const title = known ? t(known.title) : report
    const about = event ?? group
    return about ? `${title}: ${about.name}` : title
  }
  const stateOf = ({ is_active, gone }: Schedule) =>
    gone ? t(gone) : t(is_active ? 'Switched on' : 'Switched off')
  const failureOf = ({ last_failure: failed }: Schedule) =>
    failed &&
    `${moment(failed.made_at)}, ${failed.user.name}: ${failed.refused ? t(failed.refused) : (failed.last_error ?? '')}`
  const columns: readonly Column<Schedule>[] = [
    { key: 'report', title: 'Report', pinned: true, sortable: true, value: titleOf },
    { key: 'every', title: 'How often', sortable: true, value: ({ every }) => t(every) },
    { key: 'hour', title: 'From this hour', value: ({ hour }) => hourOfDay(hour) },
    { key: 'state', title: 'State', stays: true, sortable: true, value: stateOf },
    // This column comes before the receivers, so that a failed mail is visible at 1366 pixels.
    { key: 'last_failure', title: 'Last not sent', value: failureOf },
    {
      key: 'last_sent',
      title: 'Last sent',
      value: ({ last_sent }) => (last_sent?.sent_at ? moment(last_sent.sent_at) : null),
    },
    {
      key: 'receivers',
      title: 'Recipients',
      value: ({ receivers }) =>
        receivers.map(({ name, refused }) => (refused ? `${name} (${t(refused)})` : name)).join(', '),
    },
    { key: 'created_by', title: 'Set up by', hiddenAtFirst: true },
  ]
  const rowActions = (schedule: Schedule): RowAction[] => [
    {
      label: 'Send now',
      icon: IconMailForward,
      disabled: send.isPending || !schedule.is_active,
      onClick: () => send.mutate({ id: schedule.id }),
    },
    { label: 'Deliveries', onClick: () => setOpen({ is: 'deliveries', schedule }) },
    { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ is: 'form', schedule }) },
    {
      label: schedule.is_active ? 'Switch mails off' : 'Switch mails on',
      disabled: turn.isPending,
      onClick: () => turn.mutate({ id: schedule.id, is_active: !schedule.is_active }),
    },
  ]
  const add = <Button onClick={() => setOpen({ is: 'form' })}>{t('Add a report by mail')}</Button>
  const close = () => setOpen(undefined)
  return (
    <>
      <Heading
        state={t('Each report covers the previous day, week or month, and shows what its recipient may see.')}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name="report-mails"
        label="Reports by mail"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={rowActions}
        empty={{ text: 'Reports sent by mail appear here.', action: add }}
      />
      {open?.is === 'form' && <ScheduleForm schedule={open.schedule} onClose={close} />}
      {open?.is === 'deliveries' && (
        <DeliveriesDialog id={open.schedule.id} title={titleOf(open.schedule)} onClose={close} />
      )}
    </>
  )
}
