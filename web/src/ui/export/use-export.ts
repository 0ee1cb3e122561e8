import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import { noteExport } from '@nivas/contract/access/note-export.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { useVenue } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { keepFocus } from '../keep-focus.ts'
import type { AnyColumn } from '../table/columns.ts'
import type { Days, TableProps, TableSource } from '../table/types.ts'
import { MOST_PRINTED } from './collect.ts'
import { notifyOrReload, reachForFiles } from './reach-for-files.ts'
import type { FileKind } from './write-file.ts'

/** The most rows of a file or a paper. A spreadsheet cannot hold more. */
const MOST_ROWS: Record<FileKind | 'paper', number> = {
  csv: Number.POSITIVE_INFINITY,
  xlsx: 1_048_575,
  paper: MOST_PRINTED,
}

export type ExportProps<Row> = {
  name: ExportedList
  /** The name of the file. The default is the name of the list and today's date. */
  file?: string | undefined
  /**
   * The rows are about persons. The export then asks for the password, unless the user has typed it recently, and is
   * audited.
   */
  persons: boolean
  columns: readonly AnyColumn<Row>[]
  /** The days, the filter and the title on the paper, for a list that can be printed. */
  paper?: { days: Days; choice?: string | undefined; title: PlainKey }
  all: TableSource<Row>['all']
  /** The sums that the list shows. */
  totals?: TableProps<Row>['totals']
  /** `all` reads the rows again from the server. */
  readAnew?: boolean | undefined
}

/**
 * Runs one export at a time: fetches the rows, then writes and downloads a file, or prints. Leaving the screen cancels
 * it.
 */
export function useExport<Row>({
  name,
  file: fileName,
  persons,
  columns,
  paper,
  all,
  totals,
  readAnew = false,
}: ExportProps<Row>) {
  const t = useText()
  const venue = useVenue()
  const running = useRef<AbortController>(null)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (kind: FileKind | 'paper') => {
    const mine = new AbortController()
    running.current = mine
    const focused = document.activeElement
    setProgress({ done: 0, total: 0 })
    try {
      if (persons) await send(noteExport, { list: name, file: kind })
      mine.signal.throwIfAborted()
      const rows = await all((done, total) => setProgress({ done, total }), mine.signal)
      if (rows.length > MOST_ROWS[kind]) throw new TooMany()
      await reachForFiles()
      mine.signal.throwIfAborted()
      if (kind === 'paper') {
        const { printRows } = await import('./print-rows.tsx')
        mine.signal.throwIfAborted()
        if (paper) void printRows({ ...paper, name, columns, rows })
        return
      }
      const headings = columns.map(({ title }) => t(title))
      const words = { yes: t('Yes'), no: t('No') }
      // Loads the writer on demand: every list has this menu, but few lists are exported.
      const { download, writeFile } = await import('./write-file.ts')
      const zone = venue?.time_zone ?? 'UTC'
      const last = totals && { shown: totals, readAnew, word: t('Total') }
      const file = await writeFile(kind, { columns, headings, rows, totals: last, words, zone })
      mine.signal.throwIfAborted()
      const day = venue?.today ?? new Date().toISOString().slice(0, 10)
      download(file, `${fileName ?? `${name}-${day}`}.${kind}`)
    } catch (failure) {
      if (mine.signal.aborted) return
      if (failure instanceof TooMany) notify.failure(t(tooMany[kind], { count: MOST_ROWS[kind] }))
      else await notifyOrReload(failure)
    } finally {
      setProgress(undefined)
      keepFocus(focused)
    }
  }
  return { run, progress, cancel: () => running.current?.abort() }
}

class TooMany extends Error {}

const tooManyForFile = 'This list has more rows than a spreadsheet can hold. Please export it as CSV.'
const tooMany = {
  csv: tooManyForFile,
  xlsx: tooManyForFile,
  paper: 'At most {{count}} rows can be printed. Please choose fewer days, use a filter, or export the list.',
} as const
