import { isDate } from '@nivas/contract/dates.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { Received } from '@nivas/contract/electrical/report-calls.ts'
import { useMemo } from 'react'
import type * as z from 'zod'
import { useAnswerAtOnce } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { dayOr } from '../ui/address.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { useNarrowing } from '../ui/use-address.ts'
import { ChoiceReport } from './choice-report.tsx'
import { accountOf, paymentOf } from './overdue-columns.ts'

type Row = z.output<typeof Received>

/** The payments received on a day. */
export default function DailyCollection() {
  const today = useVenue()?.today
  return today ? <OfDay today={today} /> : <LoadingScreen />
}

function OfDay({ today }: { today: string }) {
  const t = useText()
  const { rupees } = useFormat()
  const language = useLanguage()
  const readers = useMemo(() => ({ day: dayOr(today) }), [today])
  const [{ day }, ask] = useNarrowing(readers)
  const answer = useAnswerAtOnce(calls.dailyCollection, { paymentDate: day })
  const columns: readonly ReportColumn<Row>[] = [
    {
      key: 'houseno',
      title: 'House No',
      pinned: true,
      opens: ({ profile, houseno }) => accountOf({ id: profile, houseno }),
    },
    { key: 'profilename', title: 'Satsangi Name', sortable: true, filter: 'text' },
    { key: 'chargename', title: 'Bhaint type', value: ({ chargename }) => chargename ?? t('Advance') },
    {
      key: 'readingdate',
      title: 'Month',
      value: ({ readingdate }) => formatPeriod(readingdate, 'Monthly', language),
    },
    {
      key: 'amount',
      title: 'Amount',
      kind: 'money',
      total: true,
      sortable: true,
      opens: ({ payment, profile, houseno }) => paymentOf(payment, { id: profile, houseno }),
    },
  ]
  return (
    <ChoiceReport
      answer={answer}
      rows={answer.data?.data}
      columns={columns}
      state={(sum) => t('{{amount}} received', { amount: rupees(sum('amount')) })}
      rowKey={({ id }) => id}
      name="daily-collection"
      label="Payments Received By Date"
      days={{ from: day, to: day }}
      controls={
        <DateField
          label={t('Payment date')}
          value={day}
          onChange={(chosen) => chosen && isDate(chosen) && ask({ day: chosen })}
        />
      }
    />
  )
}
