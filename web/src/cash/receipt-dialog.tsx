import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { CashReceipt } from '@nivas/contract/cash/schemas.ts'
import { counterNames, kindNames, tenderNames } from '@nivas/contract/cash/words.ts'
import { useMemo, useState } from 'react'
import { findFailureText } from '../api/find-failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { listsOf } from '../app/record-lists.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Lead } from '../ui/board/lead.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { happened } from './happened.ts'

/** A receipt, by its id or by its printed number. */
export type OneReceipt = { id: number } | { number: string }

type Props = { of: OneReceipt; onClose: () => void }

/** The dialog of a receipt: its lines, its reversals, and the history of its record. */
export function ReceiptDialog({ of, onClose }: Props) {
  const [shown, setShown] = useState(of)
  const byId = useAnswer(calls.receipt, { id: 'id' in shown ? shown.id : 0 }, { enabled: 'id' in shown })
  const byNumber = useAnswer(
    calls.findReceipt,
    { number: 'number' in shown ? shown.number : '' },
    { enabled: 'number' in shown },
  )
  const answer = 'id' in shown ? byId : byNumber
  const receipt = answer.data?.data
  return (
    <Dialog title="Receipt" onClose={onClose} size="wide">
      {hasFailed(answer) ? (
        <LoadFailure of={answer} textOf={findFailureText} />
      ) : receipt ? (
        <Receipt receipt={receipt} onShow={(id) => setShown({ id })} />
      ) : (
        <Skeleton h="12rem" />
      )}
    </Dialog>
  )
}

type Row = CashReceipt['rows'][number]
type Happened = CashReceipt['history'][number]

function Receipt({ receipt, onShow }: { receipt: CashReceipt; onShow: (id: number) => void }) {
  const t = useText()
  const word = useWord()
  const { moment } = useFormat()
  const { number, counter, session, taken_at, taken_by, record, utr, reference, reason } = receipt
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'kind',
        title: 'What for',
        value: ({ kind, category }) => (category === null ? t(kindNames[kind]) : word(category)),
      },
      { key: 'tender', title: 'Paid by', value: ({ tender }) => t(tenderNames[tender]) },
      { key: 'amount', title: 'Amount', kind: 'money' },
      {
        key: 'other',
        title: 'Refunded',
        value: ({ undoes, undone_by }) => [undoes, ...undone_by].map((one) => one?.number).join(' '),
        render: ({ undoes, undone_by }) => (
          <>
            <Others of={undoes ? [undoes] : undone_by} onShow={onShow} />
            {undoes?.utr && `${t('UTR')} ${undoes.utr}`}
          </>
        ),
      },
    ],
    [t, word, onShow],
  )
  const history = useMemo(
    (): readonly Column<Happened>[] => [
      { key: 'at', title: 'When', kind: 'moment' },
      { key: 'call', title: 'What happened', value: ({ call }) => happened(call, t) },
      { key: 'user', title: 'Who' },
    ],
    [t],
  )
  return (
    <Stack gap="sm">
      <Text fz="h2" fw={700}>
        {t('Receipt {{number}}', { number })}
      </Text>
      <Text component="div" size="sm">
        <Lead leads={listsOf(record.type, { ...record, counter, receipt: number })}>{record.name}</Lead>
      </Text>
      <Text size="sm">
        {t(counterNames[counter])} · {t('Session {{number}}', { number: session.number })} ·{' '}
        {moment(taken_at)} · {taken_by}
      </Text>
      {utr && <Text size="sm">{`${t('UPI reference (UTR)')}: ${utr}`}</Text>}
      {reference && <Text size="sm">{reference}</Text>}
      {reason && <Text size="sm">{`${t('Reason')}: ${word(reason)}`}</Text>}
      <SmallTable label="Receipt lines" columns={columns} rows={receipt.rows} rowKey={({ id }) => id} />
      <Text fw={600}>{t('History')}</Text>
      <SmallTable
        label="History"
        columns={history}
        rows={receipt.history}
        rowKey={({ id }) => id}
        empty="Nothing is recorded about it yet."
      />
    </Stack>
  )
}

/** The receipts that refunded a row, or the receipt that this one refunds. */
function Others({
  of,
  onShow,
}: {
  of: readonly { receipt_id: number; number: string }[]
  onShow: (id: number) => void
}) {
  const t = useText()
  return (
    <Group gap="xs">
      {of.map(({ receipt_id, number }) => (
        <Anchor
          key={receipt_id}
          component="button"
          type="button"
          size="sm"
          onClick={() => onShow(receipt_id)}
        >
          {t('Receipt {{number}}', { number })}
        </Anchor>
      ))}
    </Group>
  )
}
