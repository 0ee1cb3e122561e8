import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import type { Delivery } from '@nivas/contract/schedules/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { say } from '@nivas/contract/texts.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'

const states = {
  waiting: 'Sending',
  sent: 'Delivered',
  failed: 'Failed',
  refused: 'Not sent',
  kept: 'Stored here',
} as const satisfies Record<Delivery['state'], PlainKey>

type Props = { id: number; title: string; onClose: () => void }

/** The dialog with the deliveries of a report: when, to whom, and the reason if a mail was not sent. */
export function DeliveriesDialog({ id, title, onClose }: Props) {
  const t = useText()
  const { day } = useFormat()
  const columns: readonly ServerColumn<typeof calls.deliveries>[] = [
    { key: 'made_at', title: 'Prepared', kind: 'moment', sortable: true },
    { key: 'user', title: 'Recipient', value: ({ user }) => user.name },
    {
      key: 'range',
      title: 'Days',
      value: ({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    },
    { key: 'state', title: 'State', value: ({ state }) => t(states[state]) },
    { key: 'sent_at', title: 'Delivered', kind: 'moment' },
    {
      key: 'why',
      title: 'Reason',
      value: ({ refused, last_error, state }) =>
        refused ? t(refused) : state === 'kept' ? t('No mail server is set up') : last_error,
    },
    { key: 'asked_by', title: 'Sent manually by' },
  ]
  return (
    <Dialog title={say('Deliveries: {{report}}', { report: title })} size="wide" onClose={onClose}>
      <ServerTable
        call={calls.deliveries}
        request={{ id }}
        columns={columns}
        keep="here"
        name="report-mail-deliveries"
        label="Deliveries"
        rowKey={(row) => row.id}
        empty={{ text: 'Nothing sent yet.' }}
      />
    </Dialog>
  )
}
