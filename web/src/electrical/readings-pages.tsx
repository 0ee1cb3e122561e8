import { Button, Group, Pagination, Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { Text as Said } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { keepReadings, keptReadings } from './kept-readings.ts'
import { ReadingsTable } from './readings-table.tsx'
import { nothingTyped, oddTyped, type TypedReading, toSend, workedOut, wrongTyped } from './typed-reading.ts'

const PER_PAGE = 50

type Props = { rows: readonly ReadingRow[]; readingMonth: { month: number; year: number; line: number } }
type Errors = Readonly<Record<number, Said | undefined>>

/** The texts of a refusal by their house. */
function errorsOf(failure: unknown, sent: readonly ReadingRow[]): Errors {
  if (!(failure instanceof CallFailure)) return {}
  return Object.fromEntries(
    Object.entries(failure.fields).flatMap(([path, texts]) => {
      const row = sent[Number(/^readings\.(\d+)\./.exec(path)?.[1] ?? -1)]
      return row ? [[row.id, texts[0]]] : []
    }),
  )
}

/** Pages of houses to read. Each page is saved once, whole or not at all, and then the next page follows. */
export function ReadingsPages({ rows, readingMonth }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const confirm = useConfirm()
  const refusal = useRefusal()
  const [page, setPage] = useState(1)
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const [typed, setTyped] = useState<Readonly<Record<number, TypedReading>>>(() => keptReadings(readingMonth))
  const [errors, setErrors] = useState<Errors>({})
  const table = useRef<HTMLTableElement>(null)
  const save = useCall(calls.saveReadings, {
    makesStale: [calls.profiles, calls.monthOfHouse],
    failsQuietly: true,
  })
  const pages = Math.ceil(rows.length / PER_PAGE)
  const shown = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const typedOf = ({ id }: ReadingRow) => typed[id] ?? nothingTyped
  const isTyped = (row: ReadingRow) => typedOf(row).current !== '' || typedOf(row).newMeter
  const filled = shown.filter(isTyped)
  const worked = shown.flatMap((row) => workedOut(row, typedOf(row)) ?? [])
  useLeaveGuard(() => filled.length > 0 && !saved.has(page))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that opens begins at its first house.
  useEffect(() => {
    table.current?.querySelector<HTMLInputElement>('input[data-reading]')?.focus()
  }, [page])

  const keep = (all: Readonly<Record<number, TypedReading>>) => {
    setTyped(all)
    keepReadings(readingMonth, all)
  }
  const change = (row: ReadingRow, next: TypedReading) => {
    keep({ ...typed, [row.id]: next })
    setErrors((all) => ({ ...all, [row.id]: undefined }))
  }
  const turnTo = (next: number) => {
    if (saved.has(next)) notify.failure(t('This page has already been saved.'))
    else setPage(next)
  }
  const focusOn = (row: ReadingRow | undefined) =>
    table.current?.querySelector<HTMLInputElement>(`input[data-reading="${row?.id}"]`)?.focus()

  const submit = async () => {
    refusal.dismiss()
    const wrong = Object.fromEntries(
      filled.flatMap((row) => {
        const text = wrongTyped(row, typedOf(row))
        return text ? [[row.id, text]] : []
      }),
    )
    setErrors(wrong)
    const first = filled.find(({ id }) => wrong[id])
    if (first) return focusOn(first)
    if (filled.length === 0) return notify.failure(t('Please enter a reading first.'))
    const odd = filled.filter((row) => oddTyped(row, typedOf(row)))
    const facts = odd.map(
      (row) => [`${row.houseno} ${row.name}`, t(oddTyped(row, typedOf(row)) as Said)] as const,
    )
    if (
      odd.length > 0 &&
      !(await confirm({
        title: 'Are these readings right?',
        text: 'They differ from what these houses mostly use.',
        facts,
        action: 'Save them',
      }))
    )
      return focusOn(odd[0])
    try {
      await save.mutateAsync({ readingMonth, readings: filled.map((row) => toSend(row, typedOf(row))) })
    } catch (failure) {
      const told = errorsOf(failure, filled)
      setErrors(told)
      const at = filled.find(({ id }) => told[id])
      if (at) focusOn(at)
      else refusal.show(failure)
      return
    }
    const sent = new Set(filled.map(({ id }) => id))
    keep(Object.fromEntries(Object.entries(typed).filter(([id]) => !sent.has(Number(id)))))
    const done = new Set([...saved, page])
    setSaved(done)
    const rest = Array.from({ length: pages }, (_, at) => at + 1).filter((one) => !done.has(one))
    setPage(rest.find((one) => one > page) ?? rest[0] ?? page)
  }

  if (saved.size === pages)
    return (
      <Text role="status">{t('All pages are saved. Press Submit to see the houses that are left.')}</Text>
    )
  return (
    <>
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      <ReadingsTable
        ref={table}
        rows={shown}
        typedOf={typedOf}
        errors={errors}
        onChange={change}
        onLast={() => void submit()}
      />
      <Group justify="space-between" mt="sm">
        <Text size="sm">
          {t('{{count}} of {{total}} read, {{units}} units, {{amount}}', {
            count: filled.length,
            total: shown.length,
            units: onWire(sum(worked.map(({ units }) => units))),
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
        <Button onClick={() => void submit()} loading={save.isPending}>
          {t('Save and Next')}
        </Button>
      </Group>
    </>
  )
}
