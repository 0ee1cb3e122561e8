import { Button } from '@mantine/core'
import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import type { Call, Data, Request, Success } from '@nivas/contract/call.ts'
import { formatTotal } from '@nivas/contract/count.ts'
import { toneOf } from '@nivas/contract/elapsed.ts'
import type { CountedKey, PlainKey } from '@nivas/contract/texts.ts'
import { IconArrowBackUp, IconDoorExit, IconPrinter, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { connected } from '../../api/client.ts'
import { useAnswer } from '../../api/hooks.ts'
import { makeStale } from '../../api/make-stale.ts'
import { notify } from '../../api/notices.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { useStore } from '../../api/store.ts'
import { Heading } from '../../app/heading.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { RePrint } from '../../printing/re-print.tsx'
import { type FoundStore, useFound } from '../list-state.tsx'
import { type ServerColumn, ServerTable } from '../server-table.tsx'
import type { RowAction } from '../table/types.ts'
import type { Exited, Exits } from './use-exit.ts'
import type { VisitPrinting } from './use-visit-receipt.ts'
import classes from './visits.module.css'

/** The specification's grid has 50 rows and is refetched every 10 seconds. */
const PER_PAGE = 50
const EVERY = 10_000

type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never
type PagedCall = Call & { paged: true }

type Props<C extends PagedCall, V extends Exited> = {
  call: C
  /** The fixed part of the screen's request, in addition to the filters. */
  request?: Omit<Request<C>, 'page' | 'per_page' | 'sort' | 'order'>
  /** The text that counts the entries of this request. */
  counts?: CountedKey
  columns: readonly ServerColumn<C>[]
  name: ExportedList
  empty: PlainKey
  /** The screen's control, which comes after the search for a visitor. */
  control?: ReactNode
  exits: Exits<V>
  mayExit: boolean
  printing: VisitPrinting
  mayPrint: boolean
  /** Returns a further action for a visitor who is inside. */
  action?: ((row: Row<C>) => RowAction) | false
}

/** The visitors of a site who are not marked out yet, the longest inside first, with exit, Undo and receipt. */
export function PendingGrid<C extends PagedCall, V extends Exited>({
  call,
  request,
  counts = '{{count}} entries inside',
  columns,
  name,
  empty,
  control,
  exits,
  mayExit,
  printing,
  mayPrint,
  action,
}: Props<C, V>) {
  type Pending = Row<C> & { id: number; entryMinutes: number }
  const t = useText()
  const answers = useQueryClient()
  // Every paged call takes `per_page`. The type of an arbitrary call does not say so.
  const counted = useAnswer(call, { ...request, per_page: 1 } as unknown as Request<C>, {
    refetchInterval: EVERY,
  })
  const total = (counted.data as Success<PagedCall> | undefined)?.meta.pagination.total
  const found = useFound<Row<C>>()
  const fresh = useStore(connected) && !counted.error
  const { marked, markOut, takeBack, pending } = exits
  const markedRow = ({ id }: Pending) => marked.find((one) => one.id === id && one.state !== 'final')
  const mark = ({ id }: Pending) =>
    markOut(id).then(
      (out) =>
        notify.success(
          t('{{name}} was marked out, {{count}} people.', {
            name: out.name || t('Visitor'),
            count: out.people,
          }),
        ),
      notifyFailure,
    )
  const actionsOf = (row: Pending, gone: boolean): readonly (RowAction | false)[] => {
    const out = markedRow(row)
    if (out?.state === 'out')
      return [{ label: 'Undo', icon: IconArrowBackUp, onClick: () => void takeBack(out) }]
    // After Undo the row is in the list again at the next refetch. Until then the button keeps its place, so that it
    // keeps the focus.
    const isBack = out !== undefined
    const exit: RowAction = {
      label: 'Update Exit Status',
      icon: IconDoorExit,
      disabled: pending || gone,
      onClick: () => void mark(row),
    }
    const print: RowAction = {
      label: 'Print receipt',
      icon: IconPrinter,
      onClick: () => printing.printAgain(row.id),
    }
    return [
      (!gone || isBack) && mayExit && exit,
      !gone && mayPrint && print,
      !gone && action ? action(row) : false,
    ]
  }
  return (
    <>
      <Heading
        state={
          total !== undefined && (
            <Inside
              of={found}
              total={total}
              counts={counts}
              asOf={fresh ? undefined : counted.dataUpdatedAt}
            />
          )
        }
        action={
          <Button
            variant="default"
            size="md"
            leftSection={<IconRefresh size="1.1em" />}
            onClick={() => void makeStale(answers, call)}
          >
            {t('Refresh')}
          </Button>
        }
      />
      <RePrint of={printing.receipt} />
      <div className={classes.pending} data-fresh={fresh}>
        <ServerTable
          call={call}
          {...(request && { request })}
          columns={columns}
          perPage={PER_PAGE}
          every={EVERY}
          name={name}
          label="Pending visitors"
          found={found}
          rowKey={(row) => (row as Pending).id}
          rowTone={(row) => toneOf((row as Pending).entryMinutes)}
          stays={(row) => markedRow(row as Pending) !== undefined}
          rowActions={(row, gone) => actionsOf(row as Pending, gone)}
          seldom={control}
          empty={{ text: empty }}
        />
      </div>
    </>
  )
}

type InsideProps<R> = {
  of: FoundStore<R>
  /** The number of all entries of the request, and the text that counts them. */
  total: number
  counts: CountedKey
  /** When the entries were read, if they are no longer up to date. */
  asOf: number | undefined
}

/** Shows the sentence above the list. */
function Inside<R>({ of, total, counts, asOf }: InsideProps<R>) {
  const t = useText()
  const { time } = useFormat()
  const found = useStore(of)
  const inside = found?.isNarrowed
    ? t('{{found}} with these filters', {
        found: t('{{count}} entries inside', { count: formatTotal(found.total) }),
      })
    : t(counts, { count: formatTotal(total) })
  return asOf === undefined
    ? t('{{inside}} · updated every 10 seconds', { inside })
    : t('{{inside}} · as of {{time}}, not up to date', { inside, time: time(asOf) })
}
