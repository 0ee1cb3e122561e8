import { Table } from '@mantine/core'
import { type ReportRow, reportRows } from '@nivas/contract/cash/report-rows.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Lead, type LeadsTo } from '../ui/board/lead.tsx'
import classes from './report-table.module.css'

type Props = {
  report: SessionReport
  /** Returns the link to the rows that a row of the report sums up; undefined on paper. */
  opens?: (sums: NonNullable<ReportRow['sums']>) => LeadsTo
}

/** The rows of an X or Z report, for screen and paper. */
export function ReportTable({ report, opens }: Props) {
  const t = useText()
  return (
    <Table tabularNums aria-label={t(report.closing ? 'Z report' : 'X report')}>
      {reportRows(report).map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name; their order never changes.
        <Table.Tbody key={at} className={classes.section}>
          {section.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal; their order never changes.
            <ReportTableRow key={line} row={row} opens={opens} />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  )
}

function ReportTableRow({ row, opens }: { row: ReportRow; opens: Props['opens'] }) {
  const t = useText()
  const { rupees } = useFormat()
  const { label, value, strong, sums } = row
  const weight = strong ? 700 : 400
  const text = 'rupees' in value ? rupees(value.rupees) : 'count' in value ? value.count : value.text
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={weight}>
        {'text' in label ? t(label.text) : label.name}
      </Table.Th>
      <Table.Td ta="right" fw={weight}>
        {sums && opens ? <Lead leads={[opens(sums)]}>{text}</Lead> : text}
      </Table.Td>
    </Table.Tr>
  )
}
