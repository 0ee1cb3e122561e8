import type { Call, Data, Request } from '@nivas/contract/call.ts'
import { send } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { type PrintedReport, PrintReport } from './print-report.tsx'

/** More rows belong into a file, not on paper. */
const MOST_ROWS = 1000
const PER_PAGE = 200

type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Props<C extends Call> = PrintedReport<Row<C>> & {
  call: C
  request: Request<C>
  /** The rows of all pages. */
  count: number
}

/** Prints every row of a list that the server pages, with the sums. */
export function PrintList<C extends Call>({ call, request, ...report }: Props<C>) {
  const t = useText()
  const readAll = async () => {
    const rows: Row<C>[] = []
    // Rows may have come since they were counted: the last page is the one that is not full.
    for (let page = 1; Math.max(rows.length, report.count) <= MOST_ROWS; page += 1) {
      const answer = await send(call, { ...(request as object), page, per_page: PER_PAGE } as Request<C>, {
        forFile: true,
      })
      const data = answer.data as unknown as Row<C>[]
      rows.push(...data)
      if (data.length < PER_PAGE && rows.length <= MOST_ROWS) return rows
    }
    notify.failure(t('At most {{count}} rows are printed. Please choose fewer days.', { count: MOST_ROWS }))
    return undefined
  }
  return <PrintReport {...report} rows={readAll} />
}
