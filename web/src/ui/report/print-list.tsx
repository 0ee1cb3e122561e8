import type { Call, Data, ExportPart, Request } from '@nivas/contract/call.ts'
import { send } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { collect, MOST_PRINTED, PER_FETCH } from '../export/collect.ts'
import { type PrintedReport, PrintReport } from './print-report.tsx'

type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Props<C extends Call> = PrintedReport<Row<C>> & {
  call: C
  request: Request<C>
  rowKey: (row: Row<C>) => string | number
  /** The number of rows on all pages. */
  count: number
}

/** A button that prints every row of a list that the server pages, with the sums. */
export function PrintList<C extends Call>({ call, request, rowKey, ...report }: Props<C>) {
  const t = useText()
  const readAll = async () => {
    const read = async (page: number, forFile: ExportPart) => {
      const asked = { ...(request as object), page, per_page: PER_FETCH } as Request<C>
      const { data } = await send(call, asked, { forFile })
      // The call of a report answers a list. The type of an arbitrary call does not say so.
      return { rows: data as unknown as Row<C>[], total: report.count }
    }
    if (report.count <= MOST_PRINTED) {
      // Since the count, new rows may have come and moved others to the next page, so the limit is checked again.
      const rows = await collect(read, rowKey, () => undefined, new AbortController().signal, MOST_PRINTED)
      if (rows.length <= MOST_PRINTED) return rows
    }
    notify.failure(
      t(
        'At most {{count}} rows can be printed. Please choose fewer days, use a filter, or export the list.',
        {
          count: MOST_PRINTED,
        },
      ),
    )
    return undefined
  }
  return <PrintReport {...report} rows={readAll} />
}
