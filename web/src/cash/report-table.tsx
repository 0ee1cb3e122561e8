import { Table } from '@mantine/core'
import { type ReportRow, reportRows } from '@nivas/contract/cash/report-rows.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'

/** The rows of an X or Z report, on the screen and on A4. */
export function ReportTable({ report }: { report: SessionReport }) {
  const t = useText()
  return (
    <Table tabularNums aria-label={t(report.closing ? 'Z report' : 'X report')}>
      {reportRows(report).map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name, and their order is fixed.
        <Table.Tbody key={at}>
          {section.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike, and their order is fixed.
            <ReportTableRow key={line} {...row} />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  )
}

function ReportTableRow({ label, value, strong }: ReportRow) {
  const t = useText()
  const { rupees } = useFormat()
  const weight = strong ? 700 : 400
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={weight}>
        {'text' in label ? t(label.text) : label.name}
      </Table.Th>
      <Table.Td ta="right" fw={weight}>
        {'rupees' in value ? rupees(value.rupees) : 'count' in value ? value.count : value.text}
      </Table.Td>
    </Table.Tr>
  )
}
