import { Button, Stack } from '@mantine/core'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { useState } from 'react'
import { useMay } from '../app/session.tsx'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import type { Link, ReportColumn } from '../ui/report/columns.ts'
import { useLinked } from '../ui/report/use-linked.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { readingColumns } from './bill-columns.ts'
import { CorrectChargeForm } from './correct-charge-form.tsx'
import { accountOf, duesOf } from './overdue-columns.ts'

type Charge = Bill['charges'][number]
type Row = {
  name: string
  units: number | null
  rate: number | null
  amount: number
  opens?: Link
  /** The charge of this row; undefined for the sums below the charges. */
  charge?: Charge
}

const columns: readonly ReportColumn<Row>[] = [
  { key: 'name', title: 'Description' },
  { key: 'units', title: 'Total Units', kind: 'number' },
  { key: 'rate', title: 'Rate', kind: 'money' },
  { key: 'amount', title: 'Amount', kind: 'money', opens: ({ opens }) => opens },
]

/**
 * The parts of a bill: its reading, the charges of its month, the amount paid, and the dues of other months. A charge
 * that was billed wrongly can be corrected here.
 */
export function BillMadeOf({ bill }: { bill: Bill }) {
  const t = useText()
  const language = useLanguage()
  const mayCorrect = useMay()('electrical-profiles')
  const [correcting, setCorrecting] = useState<Charge>()
  const plain = (name: string, amount: number, opens: Link): Row => ({
    name,
    units: null,
    rate: null,
    amount,
    opens,
  })
  const account = accountOf(bill.profile)
  const dues = duesOf('all')(bill.profile)
  const all: Row[] = [
    ...bill.charges.map((charge) => ({
      ...{ name: charge.name, rate: charge.rate, amount: charge.amount, charge },
      units: charge.rate === null ? null : bill.units,
    })),
    plain(t('Paid of this month'), -bill.paid, account),
    plain(t('Dues of other months'), bill.others, dues),
    plain(t('Credits'), bill.credits, dues),
    plain(t('Please pay'), bill.owed, dues),
  ]
  const rows = all.filter(({ charge, amount }, at) => charge || amount !== 0 || at === all.length - 1)
  const ofMonth = { from: bill.month, to: bill.month, period: 'Monthly' } as const
  const linked = useLinked(readingColumns(bill, formatPeriod(bill.month, 'Monthly', language)), ofMonth)
  const parts = useLinked(columns, ofMonth)
  return (
    <Stack gap="xs">
      <SmallTable rows={[bill]} columns={linked} rowKey={({ id }) => id} label="Meter reading" wide />
      <SmallTable
        rows={rows}
        columns={parts}
        rowKey={(_, at) => at}
        label="Electricity bill"
        {...(mayCorrect && {
          action: ({ charge }: Row) =>
            charge && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('Correct {{name}}', { name: charge.name })}
                onClick={() => setCorrecting(charge)}
              >
                {t('Correct')}
              </Button>
            ),
        })}
      />
      {correcting && (
        <CorrectChargeForm bill={bill} charge={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </Stack>
  )
}
