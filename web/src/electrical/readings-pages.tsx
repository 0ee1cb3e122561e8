import { Group, Pagination, Text } from '@mantine/core'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../api/notices.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { showUnread } from '../ui/form/places.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { Refusal } from '../ui/refusal.tsx'
import type { ReadingMonth } from './line-list.ts'
import { ReadingsTable } from './readings-table.tsx'
import { workedOut } from './typed-reading.ts'
import { useReadings } from './use-readings.ts'

const PER_PAGE = 50

type Props = {
  rows: readonly ReadingRow[]
  readingMonth: ReadingMonth
  /** The id of the house to begin at; the first house if it is not in the list. */
  begins: number
  /** Called with the id of each house whose reading is typed. */
  onPlace: (house: number) => void
  /** Called when every page is saved. */
  onAllSaved: () => void
}

/** Enters readings page by page. A page is saved as a whole or not at all; then the next page follows. */
export function ReadingsPages({ rows, readingMonth, begins, onPlace, onAllSaved }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const { typedOf, isTyped, errors, change, submit: save, refusal, pending } = useReadings(readingMonth)
  const first = useRef(rows.findIndex(({ id }) => id === begins))
  const [page, setPage] = useState(() => Math.floor(Math.max(0, first.current) / PER_PAGE) + 1)
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  /** The ids of saved houses of a page that stays open, because others were typed while it was being saved. */
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const table = useRef<HTMLTableElement>(null)
  const pages = Math.ceil(rows.length / PER_PAGE)
  const shown = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE).filter(({ id }) => !read.has(id))
  const filled = shown.filter(isTyped)
  const worked = shown.flatMap((row) => workedOut(row, typedOf(row)) ?? [])
  useLeaveGuard(() => filled.length > 0 && !saved.has(page))

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a page opens.
  useEffect(() => {
    const fields = table.current?.querySelectorAll<HTMLInputElement>('input[data-reading]')
    fields?.[Math.max(0, first.current % PER_PAGE)]?.focus()
    first.current = 0
  }, [page])

  const turnTo = (next: number) => {
    if (saved.has(next)) notify.failure(t('This page has already been saved.'))
    else setPage(next)
  }
  const focusOn = (row: ReadingRow | undefined) =>
    table.current?.querySelector<HTMLInputElement>(`input[data-reading="${row?.id}"]`)?.focus()

  const submit = async () => {
    if (filled.length === 0) return notify.failure(t('Please enter a reading first.'))
    if (table.current && showUnread(table.current).length > 0) return
    const done = await save(filled)
    if (!done.saved) return done.at && focusOn(done.at)
    if (shown.some(done.isLeft))
      return setRead(
        (all) => new Set([...all, ...filled.filter((row) => !done.isLeft(row)).map(({ id }) => id)]),
      )
    const now = new Set([...saved, page])
    setSaved(now)
    if (now.size === pages) onAllSaved()
    const rest = Array.from({ length: pages }, (_, at) => at + 1).filter((one) => !now.has(one))
    const next = rest.find((one) => one > page) ?? rest[0] ?? page
    // If the reader has turned to a different page in the meantime, they stay there.
    setPage((open) => (open === page ? next : open))
  }

  if (saved.size === pages)
    return <Text role="status">{t('All pages are saved. Press Submit to see the remaining houses.')}</Text>
  return (
    <>
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      <ReadingsTable
        ref={table}
        rows={shown}
        typedOf={typedOf}
        errors={errors}
        onChange={(row, next) => {
          change(row, next)
          if (row.id !== begins) onPlace(row.id)
        }}
        onLast={() => void submit()}
      />
      <Group justify="space-between" mt="sm">
        <Text size="sm">
          {t('{{count}} of {{total}} read, {{units}}, {{amount}}', {
            count: worked.length,
            total: shown.length,
            units: t('{{count}} units', { count: onWire(sum(worked.map(({ units }) => units))) }),
            amount: rupees(onWire(sum(worked.map(({ balance }) => balance)))),
          })}
        </Text>
        {pages > 1 && (
          <Pagination
            total={pages}
            value={page}
            onChange={turnTo}
            getItemProps={(one) => ({ 'aria-label': t('Page {{page}}', { page: one }) })}
            getControlProps={(control) => ({
              'aria-label': t(control === 'next' ? 'Next page' : 'Previous page'),
            })}
          />
        )}
        <KeyButton hotkey="F2" onClick={() => void submit()} loading={pending}>
          {t('Save and Next')}
        </KeyButton>
      </Group>
    </>
  )
}
