import { Text } from '@mantine/core'
import { type DueAge, isOfAge } from '@nivas/contract/electrical/age.ts'
import { bucketTitles } from '@nivas/contract/electrical/age-titles.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useAnswer } from '../api/hooks.ts'
import { useVenueAnswer } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { type ReportColumn, totalsOf } from '../ui/report/columns.ts'
import type { Column } from '../ui/table/columns.ts'
import { BillOfMonth } from './bill-of-month.tsx'

const ages = {
  all: 'All dues',
  current: 'Current dues (up to 4 months)',
  older: 'Older dues',
  ...bucketTitles,
} as const satisfies Record<DueAge, PlainKey>

type Props = { house: { id: number; houseno: string; name: string }; age: DueAge; onClose: () => void }

/** The dialog with the unsettled bill lines of a house of an age. A line opens the bill of its month. */
export function Dues({ house, age, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const venue = useVenueAnswer()
  const today = venue.data?.data.today
  const answer = useAnswer(calls.readingsBalance, { id: house.id }, { staleTime: 0 })
  const lines =
    today === undefined
      ? undefined
      : answer.data?.data.filter(({ readingdate }) => isOfAge(age, readingdate, today))
  const columns: readonly ReportColumn<ReadingBalance>[] = [
    {
      key: 'readingdate',
      title: 'Month',
      pinned: true,
      value: ({ readingdate }) => formatPeriod(readingdate, 'Monthly', language),
      sortBy: ({ readingdate }) => readingdate,
    },
    { key: 'chargename', title: 'Bhaint type', value: ({ chargename }) => chargename ?? t('Advance') },
    { key: 'amount', title: 'Billed', kind: 'money' },
    { key: 'balance', title: 'Balance', kind: 'money', total: true },
  ]
  return (
    <Dialog title="Dues" onClose={onClose} size="wide">
      <Text size="lg" fw={600} mb="sm">
        {house.houseno} · {house.name} · {t(ages[age])}
      </Text>
      <LocalTable
        rows={{ ...(today === undefined ? venue : answer), data: lines && { data: lines } }}
        columns={columns as readonly Column<ReadingBalance>[]}
        name="house-dues"
        label="Dues"
        rowKey={({ id }) => id}
        expand={({ readingdate }) => <BillOfMonth house={house.id} month={readingdate} />}
        totals={lines && lines.length > 0 ? totalsOf(columns, lines) : undefined}
        empty={{ text: 'Nothing is owed for these months.' }}
      />
    </Dialog>
  )
}
