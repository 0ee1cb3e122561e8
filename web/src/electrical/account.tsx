import { Button, Group, Stack, Text } from '@mantine/core'
import { addDays } from '@nivas/contract/dates.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { StatementRow } from '@nivas/contract/electrical/payment-schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import type { DayPair } from '../ui/fields/range.ts'
import { LoadingDay } from '../ui/loading-day.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { print } from '../ui/print/print.ts'
import { ReportPaper } from '../ui/report/report-paper.tsx'
import type { AnyColumn, Column } from '../ui/table/columns.ts'
import { BillOfMonth } from './bill-of-month.tsx'
import { PaymentMadeOf } from './payment-made-of.tsx'
import { Payments } from './payments.tsx'

type Row = StatementRow & { at: number }
type House = { id: number; houseno: string; name: string }

const kinds = {
  BILL: 'Bill',
  CORRECTION: 'Correction',
  PAYMENT: 'Payment',
  TAKEN_BACK: 'Reversed',
} as const

type Props = {
  house: House
  /** The range of days at first; by default the last year. */
  days?: { from: string; to: string } | undefined
  onClose: () => void
}

/** The dialog with the account of a house in a range of days, and its payments. A row opens its bill or payment. */
export function Account({ house, days, onClose }: Props) {
  const today = useVenue()?.today
  return (
    <Dialog title="Account" onClose={onClose} size="wide">
      {today ? (
        <Shown house={house} begins={days ?? { from: addDays(today, -365), to: today }} />
      ) : (
        <LoadingDay />
      )}
    </Dialog>
  )
}

function Shown({ house, begins }: { house: House; begins: { from: string; to: string } }) {
  const t = useText()
  const { rupees } = useFormat()
  const [days, setDays] = useState<DayPair>(begins)
  const [asked, setAsked] = useState(begins)
  const answer = useAnswer(calls.statement, { id: house.id, ...asked }, { staleTime: 0 })
  const search = (range: typeof begins) => {
    if (range.from === asked.from && range.to === asked.to) void answer.refetch()
    setAsked(range)
  }
  const account = answer.data?.data
  const rows = (account?.rows ?? []).map((row, at) => ({ ...row, at }))
  const columns: readonly Column<Row>[] = [
    { key: 'day', title: 'Date', kind: 'day' },
    { key: 'kind', title: 'What', value: ({ kind }) => t(kinds[kind]) },
    {
      key: 'name',
      title: 'Description',
      value: ({ name, isEstimate, undoes }) => {
        if (undoes) return t('{{number}}, reverses {{receipt}}', { number: name ?? '', receipt: undoes })
        return isEstimate ? t('{{name}} (estimate)', { name: name ?? '' }) : (name ?? '')
      },
    },
    { key: 'amount', title: 'Amount', kind: 'money', stays: true },
    { key: 'balance', title: 'Balance', kind: 'money', stays: true },
  ]
  const ends =
    account &&
    t('Opening balance: {{opening}}. Owed at the end: {{closing}}', {
      opening: rupees(account.opening),
      closing: rupees(account.closing),
    })
  const paper = () =>
    print(
      <ReportPaper
        label="Account"
        asked={asked}
        columns={columns as readonly AnyColumn<Row>[]}
        rows={rows}
        totals={{ balance: account?.closing ?? 0 }}
      >
        <p>
          {house.houseno} · {house.name}
        </p>
        {/* The opening balance, with which the balances of the rows begin. */}
        <p>{ends}</p>
      </ReportPaper>,
      { size: 'A4', name: `account-${house.houseno}` },
    )
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="lg" fw={600} miw={0}>
          {house.houseno} · {house.name}
        </Text>
        {ends && <Text>{ends}</Text>}
      </Group>
      <LocalTable
        rows={{ ...answer, data: account && { data: rows } }}
        columns={columns}
        name="account"
        label="Account"
        rowKey={({ at }) => at}
        expand={({ month, payment }) =>
          payment === null ? (
            month && <BillOfMonth house={house.id} month={month} />
          ) : (
            <PaymentMadeOf id={payment} />
          )
        }
        empty={{ text: 'Bills and payments of these days appear here.' }}
        controls={
          <>
            <DateRange
              kind="days"
              value={days}
              onChange={setDays}
              onSearch={search}
              pending={answer.isFetching}
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size="1.1em" />}
              onClick={() => void paper()}
              disabled={rows.length === 0}
            >
              {t('Print')}
            </Button>
          </>
        }
      />
      <Payments house={house} />
    </Stack>
  )
}
