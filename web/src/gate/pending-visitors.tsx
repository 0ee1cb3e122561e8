import { Badge, Button, Switch } from '@mantine/core'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { type Tone, toneOf } from '@nivas/contract/elapsed.ts'
import type { PendingVisitor } from '@nivas/contract/gate/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconClock,
  IconDoorExit,
  IconHourglass,
  IconPrinter,
  IconRefresh,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, useAnswer } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText, useWord } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useExit } from './use-exit.ts'
import { useGateReceipt } from './use-gate-receipt.ts'

/** The grid of the specification: 50 rows, refetched every 10 seconds. */
const PER_PAGE = 50
const EVERY = 10_000

/** The meaning of a row's colour, as a word and an icon beside it. */
const tones: Record<Tone, { text: PlainKey; color: string; Icon: typeof IconClock }> = {
  success: { text: 'Under 1 hour', color: 'paid', Icon: IconClock },
  warning: { text: '1 to 2 hours', color: 'hold', Icon: IconHourglass },
  breach: { text: 'Over 2 hours', color: 'red', Icon: IconAlertTriangle },
}

function Elapsed({ row }: { row: PendingVisitor }) {
  const t = useText()
  const { text, color, Icon } = tones[toneOf(row.entryMinutes)]
  return (
    <Badge color={color} leftSection={<Icon size="1.1em" aria-hidden />} size="lg">
      {row.timeElapsed} · {t(text)}
    </Badge>
  )
}

function Purpose({ name }: { name: string }) {
  const word = useWord()
  return word(name)
}

const columns: readonly ServerColumn<typeof calls.pending>[] = [
  { key: 'name', title: 'Visitor Name', filter: 'text', pinned: true },
  {
    key: 'entered_at',
    title: 'Time Elapsed',
    sortable: true,
    value: (row) => row.timeElapsed,
    render: (row) => <Elapsed row={row} />,
  },
  { key: 'people', title: 'People', kind: 'number' },
  { key: 'mobile', title: 'Visitor Mobile', value: (row) => row.visit_purpose.visitormobile },
  { key: 'visitingname', title: 'Satsangi Visiting', value: (row) => row.visit_purpose.visitingname },
  { key: 'houseno', title: 'Quarter No', value: (row) => row.visit_purpose.houseno },
  { key: 'satsangofficial', title: 'Satsang official', value: (row) => row.visit_purpose.satsangofficial },
  { key: 'otherpurpose', title: 'Other Purpose', value: (row) => row.visit_purpose.otherpurpose },
  {
    key: 'issatsangi',
    title: 'Satsangi',
    filter: {
      options: [
        { value: 'true', label: 'Satsangi' },
        { value: 'false', label: 'Non-satsangi' },
      ],
    },
  },
  {
    key: 'purpose',
    title: 'Purpose of visit',
    value: (row) => row.purpose,
    render: (row) => <Purpose name={row.purpose ?? ''} />,
    hiddenAtFirst: true,
  },
  { key: 'gate', title: 'Gate', value: (row) => row.gate?.name, hiddenAtFirst: true },
  { key: 'ticket', title: 'Ticket', value: (row) => row.id, kind: 'number', hiddenAtFirst: true },
]

/** The visitors inside who are not marked out yet, the longest first; guests who stay for days on request. */
export default function PendingVisitors() {
  const t = useText()
  const may = useMay()
  const answers = useQueryClient()
  const [guests, setGuests] = useState(false)
  const total = useAnswer(calls.pending, { per_page: 1 }, { refetchInterval: EVERY }).data?.meta.pagination
    .total
  const { receipt, printAgain } = useGateReceipt()
  const { marked, markOut, takeBack, pending } = useExit()
  const markedRow = (row: PendingVisitor) =>
    marked.find(({ id, state }) => id === row.id && state !== 'final')
  const mark = (row: PendingVisitor) =>
    markOut(row.id).then(
      ({ name, people }) =>
        notify.success(
          t('{{name}} was marked out, {{count}} people.', {
            name: name || t('Visitor'),
            count: people,
          }),
        ),
      notifyFailure,
    )
  const refresh = () => void answers.invalidateQueries({ queryKey: keyOf(calls.pending) })
  return (
    <>
      <Heading
        state={
          total === undefined
            ? undefined
            : t('{{count}} entries inside · read anew every 10 seconds', { count: total })
        }
        action={
          <Button variant="default" size="md" leftSection={<IconRefresh size="1.1em" />} onClick={refresh}>
            {t('Refresh')}
          </Button>
        }
      />
      <RePrint of={receipt} />
      <ServerTable
        call={calls.pending}
        request={guests ? {} : { staying: 'false' }}
        columns={columns}
        perPage={PER_PAGE}
        every={EVERY}
        name="gate-pending-visitors"
        label="Pending visitors"
        rowKey={(row) => row.id}
        rowTone={(row) => toneOf(row.entryMinutes)}
        stays={(row) => markedRow(row) !== undefined}
        rowActions={(row, gone) => {
          const out = markedRow(row)
          if (out?.state === 'out')
            return [{ label: 'Undo', icon: IconArrowBackUp, onClick: () => void takeBack(out) }]
          return [
            !gone &&
              may(calls.exit.permission) && {
                label: 'Update Exit Status',
                icon: IconDoorExit,
                disabled: pending,
                onClick: () => void mark(row),
              },
            !gone &&
              may(calls.printReceipt.permission) && {
                label: 'Print receipt',
                icon: IconPrinter,
                onClick: () => printAgain(row.id),
              },
          ]
        }}
        controls={
          <Switch
            size="md"
            label={t('Guests who stay longer too')}
            checked={guests}
            onChange={(event) => setGuests(event.currentTarget.checked)}
          />
        }
        empty={{ text: 'Nobody is inside. Who enters at a gate will be here until they leave.' }}
      />
    </>
  )
}
