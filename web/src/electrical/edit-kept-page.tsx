import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text as TextWithValues } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { failureText } from '../api/failure.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeepOpen } from '../ui/keep-open.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { ReadingsTable } from './readings-table.tsx'
import { type KeptPage, saveAgain } from './save-page.ts'
import { staleReadings } from './stale.ts'
import { nothingTyped, type TypedReading, toSend, typedFrom, wrongTyped } from './typed-reading.ts'
import { errorsOf } from './use-readings.ts'

type Props = { item: KeptPage | undefined; onClose: () => void }

/** A page of readings that was refused: its houses as they are now, with what was read. */
export function EditKeptPage({ item, onClose }: Props) {
  return item ? <OfPage item={item} onClose={onClose} /> : null
}

function OfPage({ item, onClose }: { item: KeptPage; onClose: () => void }) {
  const t = useText()
  const { month: readingMonth, year: readingYear, line } = item.request.readingMonth
  const answer = useAnswer(calls.readings, { readingMonth, readingYear, line }, { staleTime: 0, gcTime: 0 })
  const kept = new Map(item.request.readings.map(({ nonfixed }) => [nonfixed.id, nonfixed]))
  const rows = answer.data?.data.filter(({ id }) => kept.has(id))
  const gone = item.request.readings.filter(({ nonfixed }) => !rows?.some(({ id }) => id === nonfixed.id))
  return (
    <Dialog title="House Readings" onClose={onClose} size="wide">
      <Stack gap="sm">
        {answer.error && <Text role="alert">{t(failureText(answer.error))}</Text>}
        {!rows && !answer.error && <Skeleton h="10rem" />}
        {rows && gone.length > 0 && (
          <Text role="status">
            {t('House {{houses}} is not left to be read: another reading is there, or it moved.', {
              houses: gone.map(({ nonfixed }) => nonfixed.houseno ?? nonfixed.id).join(', '),
            })}
          </Text>
        )}
        {rows && rows.length > 0 && <Rows item={item} rows={rows} onClose={onClose} />}
        {rows?.length === 0 && (
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('Close')}</Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  )
}

function Rows({ item, rows, onClose }: { item: KeptPage; rows: readonly ReadingRow[]; onClose: () => void }) {
  const t = useText()
  const refusal = useRefusal()
  const table = useRef<HTMLTableElement>(null)
  const [typed, setTyped] = useState<Readonly<Record<number, TypedReading>>>(() =>
    Object.fromEntries(item.request.readings.map(({ nonfixed }) => [nonfixed.id, typedFrom(nonfixed)])),
  )
  const [errors, setErrors] = useState<Readonly<Record<number, TextWithValues | undefined>>>({})
  const save = useCall(calls.saveReadings, {
    makesStale: staleReadings,
    failsQuietly: true,
    by: saveAgain(item),
  })
  const typedOf = ({ id }: ReadingRow) => typed[id] ?? nothingTyped
  const submit = async () => {
    refusal.dismiss()
    const filled = rows.filter((row) => typedOf(row).current !== '')
    const wrong = Object.fromEntries(filled.map((row) => [row.id, wrongTyped(row, typedOf(row))]))
    setErrors(wrong)
    if (filled.length === 0 || filled.some(({ id }) => wrong[id])) return
    try {
      const readings = filled.map((row) => toSend(row, typedOf(row)))
      await save.mutateAsync({ readingMonth: item.request.readingMonth, readings })
      onClose()
    } catch (failure) {
      const fieldErrors = errorsOf(failure, filled)
      setErrors(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) refusal.show(failure)
    }
  }
  return (
    <>
      <KeepOpen when={save.isPending} />
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      <ReadingsTable
        ref={table}
        rows={rows}
        typedOf={typedOf}
        errors={errors}
        onChange={(row, next) => setTyped((all) => ({ ...all, [row.id]: next }))}
        onLast={() => void submit()}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={save.isPending}>
          {t('Cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => void submit()}>
          {t('Save')}
        </Button>
      </Group>
    </>
  )
}
