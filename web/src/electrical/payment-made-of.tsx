import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { tenderNames } from '@nivas/contract/cash/words.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { paymentWords } from './payment-words.ts'
import { usePrintDues } from './use-print-dues.tsx'

type Line = DuesPayment['lines'][number]

/** The details of a payment: who took it and how, the bill lines that it paid, and its receipt. */
export function PaymentMadeOf({ id }: { id: number }) {
  const t = useText()
  const language = useLanguage()
  const { moment, rupees } = useFormat()
  const answer = useAnswer(calls.payment, { id }, { staleTime: 0 })
  const { onA5, pending } = usePrintDues()
  const payment = answer.data?.data
  if (hasFailed(answer)) return <LoadFailure of={answer} />
  if (!payment) return <Skeleton h="6rem" />
  const columns: readonly Column<Line>[] = [
    { key: 'month', title: 'Month', value: (line) => formatPeriod(line.readingdate, 'Monthly', language) },
    { key: 'charge', title: 'Bhaint type', value: ({ chargename }) => chargename ?? t('Advance') },
    { key: 'amount', title: 'Amount', kind: 'money' },
  ]
  const { receipt_number, received, method, undoes, taken_at, taken_by } = payment
  const facts = [
    receipt_number && `${t('Receipt number')} ${receipt_number}`,
    rupees(received),
    method && t(tenderNames[method]),
    paymentWords(payment, { t, rupees }),
    `${t(undoes ? 'Reversed by' : 'Received by')} ${taken_by}`,
    moment(taken_at),
  ]
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
      <SmallTable rows={payment.lines} columns={columns} rowKey={(_, at) => at} label="Bills it paid" />
      {receipt_number !== null && (
        <Group>
          <Button size="compact-sm" variant="default" disabled={pending} onClick={() => onA5(id)}>
            {t('Print receipt')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
