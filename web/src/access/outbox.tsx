import { Text } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { type Mail, mailStates } from '@nivas/contract/access/mail.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { whyNoText } from './why-no-text.ts'

const MakeLink = onDemand(async () => (await import('./make-link.tsx')).MakeLink)

const states: Record<Mail['state'], PlainKey> = {
  waiting: 'Sending',
  sent: 'Delivered',
  failed: 'Failed',
  expired: 'Too late to be useful',
  kept: 'Stored here',
}

const columns: readonly ServerColumn<typeof calls.mails>[] = [
  { key: 'id', title: 'Id', kind: 'number', sortable: true },
  { key: 'to', title: 'Recipient', filter: 'text', pinned: true },
  { key: 'subject', title: 'Subject', filter: 'text' },
  {
    key: 'state',
    title: 'State',
    stays: true,
    value: ({ state }) => states[state],
    filter: { options: mailStates.map((value) => ({ value, label: states[value] })) },
    render: (mail) => <State {...mail} />,
  },
  { key: 'tries', title: 'Tries', kind: 'number' },
  { key: 'created_at', title: 'Prepared', kind: 'moment' },
  { key: 'sent_at', title: 'Delivered', kind: 'moment', hiddenAtFirst: true },
]

/**
 * Shows the mails of the product, so that an administrator can check their delivery, or read them when there is no mail
 * server.
 */
export default function Outbox() {
  const t = useText()
  const may = useMay()
  const mayMake = may('manage-users') && may('manage-roles')
  const [making, setMaking] = useState<Mail>()
  const send = useCall(calls.sendMail, { makesStale: [calls.mails] })
  return (
    <>
      <Heading
        state={t('Mails of this server: password links, acknowledgements of applications, and reports.')}
      />
      <ServerTable
        call={calls.mails}
        columns={columns}
        name="outbox"
        label="Outbox"
        rowKey={({ id }) => id}
        expand={(mail) => <Details {...mail} />}
        rowActions={(mail) => [
          mail.state === 'failed' && { label: 'Send again', onClick: () => send.mutate({ id: mail.id }) },
          mail.state === 'kept' &&
            mail.kind === 'reset-link' && {
              label: 'Create link',
              refused: !mayMake && 'Only someone who manages both users and roles can create this link.',
              onClick: () => setMaking(mail),
            },
        ]}
        empty={{ text: 'Mails appear here when someone applies or requests a new password.' }}
      />
      {making && <MakeLink mail={making} onClose={() => setMaking(undefined)} />}
    </>
  )
}

function State({ state }: Mail) {
  const t = useText()
  return t(states[state])
}

function Details({ text, kind, state, last_error }: Mail) {
  const t = useText()
  return (
    <>
      {last_error !== null && (
        <Text size="sm">{t('The mail server answered: {{text}}', { text: last_error })}</Text>
      )}
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text ?? t(whyNoText({ kind, state }))}
      </Text>
      {state === 'kept' && (
        <Text size="sm">
          {t('There is no mail server. The operator of Nivas can set one with SMTP_URL.')}
        </Text>
      )}
    </>
  )
}
