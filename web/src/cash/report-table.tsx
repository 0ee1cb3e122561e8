import { Table } from '@mantine/core'
import { byCategory, byTender, expectedCash, totalOf } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { tenderNames } from './words.ts'

/** The lines of an X or Z report, on the screen and on paper. */
export function ReportTable({ report }: { report: SessionReport }) {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  const { takings, movements, closing } = report
  const total = totalOf(takings)
  const lines: readonly (readonly [string, string | number])[] = [
    ...byTender(takings).map((line) => [t(tenderNames[line.of]), rupees(line.total)] as const),
    [t('Taken'), rupees(total.total)],
    ...byCategory(takings).map((line) => [word(line.of), rupees(line.total)] as const),
    [t('Receipts'), report.tickets],
    [t('Refunds'), `${report.refunds} · ${rupees(total.given_back)}`],
    [t('Opening float'), rupees(report.opening_float)],
    ...movements.map(({ amount, reason }) => [reason, rupees(amount)] as const),
    [t('Expected in the drawer'), rupees(expectedCash(report))],
    ...(closing
      ? ([
          [t('Counted'), rupees(closing.counted)],
          [t('Difference'), rupees(closing.variance)],
          ...(closing.variance_reason ? [[t('Reason'), closing.variance_reason] as const] : []),
        ] as const)
      : []),
  ]
  return (
    <Table tabularNums aria-label={t(closing ? 'Z report' : 'X report')}>
      <Table.Tbody>
        {lines.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and their order is fixed.
          <Table.Tr key={at}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            <Table.Td ta="right">{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
