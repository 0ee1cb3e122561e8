import { Button, Collapse } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Happening } from '@nivas/contract/reservations/schemas.ts'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { happened, inputShortly } from './happenings.ts'
import { usePrintBhent } from './use-print-bhent.tsx'
import { usePrintMealCards } from './use-print-meal-cards.tsx'

/** The history of a reservation, fetched when it is opened. */
export function History({ id }: { id: number }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconHistory size="1.1em" />}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('History')}
      </Button>
      <Collapse expanded={open} id={list}>
        {open && <Happenings id={id} />}
      </Collapse>
    </div>
  )
}

const columns: readonly Column<Happening>[] = [
  { key: 'at', title: 'When', kind: 'moment' },
  { key: 'call', title: 'What happened', render: (row) => <What row={row} /> },
  { key: 'user', title: 'Who' },
  { key: 'said', title: 'Details', value: () => '', render: (row) => <Shortly row={row} /> },
]

function What({ row }: { row: Happening }) {
  const word = useWord()
  return word(happened(row))
}

function Shortly({ row }: { row: Happening }) {
  return inputShortly(row, useText(), useFormat()).join(', ')
}

/** Prints the paper of a history entry again. */
function PrintAgain({ id, row }: { id: number; row: Happening }) {
  const t = useText()
  const may = useMay()
  const bhent = usePrintBhent()
  const cards = usePrintMealCards()
  const { receipt } = row
  if (receipt && may(calls.printReceipt.permission))
    return (
      <Button
        size="compact-xs"
        variant="light"
        disabled={bhent.pending}
        aria-label={t('Print receipt {{number}}', { number: receipt.receipt_number })}
        onClick={() => bhent.onA6({ id, payment_id: receipt.id })}
      >
        {t('Print receipt')}
      </Button>
    )
  if (row.call === 'reservations.ticket' && may(calls.ticket.permission))
    return (
      <Button
        size="compact-xs"
        variant="light"
        disabled={cards.pending}
        onClick={() => cards.print(id, false)}
      >
        {t('Print Ticket')}
      </Button>
    )
  return null
}

function Happenings({ id }: { id: number }) {
  const answer = useAnswer(calls.history, { id })
  const box = useRef<HTMLDivElement>(null)
  // The history is the last part of a row's details, often below the visible area. Later changes do not scroll.
  const rows = answer.data?.data
  const isThere = rows !== undefined
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  if (hasFailed(answer)) return <LoadFailure of={answer} />
  return (
    <div ref={box}>
      <SmallTable
        label="History"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty="Nothing is recorded about it yet."
        action={(row) => <PrintAgain id={id} row={row} />}
      />
    </div>
  )
}
