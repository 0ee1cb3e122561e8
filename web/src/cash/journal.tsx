import { Button, Group } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { byTender, totalOf } from '@nivas/contract/cash/report.ts'
import type { BookRow } from '@nivas/contract/cash/schemas.ts'
import { tenderNames } from '@nivas/contract/cash/words.ts'
import { IconReceipt, IconSum } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { anyText, dayOr, idOrNone } from '../ui/address.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PrintList } from '../ui/report/print-list.tsx'
import { ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { useJournalChoice } from './journal-choice.ts'
import { columnFilters, journalColumns } from './journal-columns.ts'
import { JournalFilters } from './journal-filters.tsx'
import type { OneReceipt } from './receipt-dialog.tsx'
import { ReceiptDialog } from './receipt-on-demand.ts'
import { takingsOf } from './takings-of.ts'

const TotalsDialog = onDemand(async () => (await import('./totals-dialog.tsx')).TotalsDialog)

/** The receipt in the address, by its number. */
const oneReceipt = { receipt: anyText }

/** The cash book of all counters: receipts and refunds in a range of days, with totals. */
export default function CashJournal() {
  const today = useVenue()?.today
  return today ? <Journal key={today} today={today} /> : <LoadingScreen />
}

function Journal({ today }: { today: string }) {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  const [receipt, setReceipt] = useState<OneReceipt>()
  /** The search for which the totals are open. Choosing a total narrows the search, and so closes them. */
  const [totalsOf, setTotalsOf] = useState<string>()
  const readers = useMemo(
    () => ({
      from: dayOr(today),
      to: dayOr(today),
      user_id: idOrNone,
      session_id: idOrNone,
      category: anyText,
      closing: dayOr(''),
    }),
    [today],
  )
  const [values, change] = useAddress(readers)
  const [filters] = useAddress(columnFilters)
  const [{ receipt: wanted }, want] = useAddress(oneReceipt)
  const choice = useJournalChoice({ ...values, ...filters })
  const request = {
    from: values.from,
    to: values.to,
    ...(values.user_id && { user_id: Number(values.user_id) }),
    ...(values.session_id && { session_id: Number(values.session_id) }),
    ...(values.category && { category: values.category }),
    ...(values.closing && { closing: values.closing }),
  }
  const narrowed = {
    ...request,
    ...Object.fromEntries(Object.entries(filters).filter(([, one]) => one !== '')),
  }
  const search = Object.fromEntries(Object.entries({ ...values, ...filters }).filter(([, one]) => one !== ''))
  const searched = JSON.stringify(search)
  const sums = useAnswer(calls.journalTotals, narrowed, { staleTime: 0 })
  const totals = sums.data?.data
  const columns = useMemo(() => journalColumns(t, word), [t, word])
  const takings = totals && takingsOf(totals)
  const state = takings && [
    t('Total: {{amount}}', { amount: rupees(totalOf(takings).total) }),
    ...byTender(takings).map((line) => `${t(tenderNames[line.of])} ${rupees(line.total)}`),
  ]
  const rowActions = (row: BookRow) => [
    { label: 'Receipt' as const, icon: IconReceipt, onClick: () => setReceipt({ id: row.receipt.id }) },
  ]
  return (
    <>
      <Heading
        state={hasFailed(sums) ? <LoadFailure of={sums} /> : state?.join(' · ')}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconSum size="1.1em" />}
              disabled={!totals}
              onClick={() => setTotalsOf(searched)}
            >
              {t('Totals')}
            </Button>
            <PrintList
              call={calls.journal}
              asked={values}
              choice={choice}
              request={{ ...narrowed, order: 'asc' }}
              rowKey={({ id }) => id}
              columns={columns}
              count={totals?.reduce((sum, { rows }) => sum + rows, 0) ?? 0}
              name="cash-journal"
              label="Cash journal"
              persons
            >
              {async (rows) => {
                const { JournalSums } = await import('./journal-sums.tsx')
                return <JournalSums rows={rows} />
              }}
            </PrintList>
          </Group>
        }
      />
      <ServerTable
        call={calls.journal}
        request={request}
        columns={columns}
        name="cash-journal"
        label="Cash journal"
        rowKey={({ id }) => id}
        rowTone={({ amount }) => (amount < 0 ? 'warning' : undefined)}
        rowActions={rowActions}
        totals={takings && { amount: totalOf(takings).total }}
        controls={<JournalFilters values={values} change={change} onFind={(receipt) => want({ receipt })} />}
        clearControls={
          Boolean(values.user_id || values.session_id || values.category || values.closing) &&
          ((how) => change({ user_id: '', session_id: '', category: '', closing: '' }, how))
        }
        empty={{ text: 'Receipts and refunds of these days appear here.' }}
      />
      {receipt && <ReceiptDialog of={receipt} onClose={() => setReceipt(undefined)} />}
      {wanted !== '' && (
        <ReceiptDialog key={wanted} of={{ number: wanted }} onClose={() => want({ receipt: '' })} />
      )}
      {totalsOf === searched && totals && (
        <TotalsDialog totals={totals} search={search} onClose={() => setTotalsOf(undefined)} />
      )}
    </>
  )
}
