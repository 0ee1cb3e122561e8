import { Button, Group, Stack, Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text as TextWithValues } from '@nivas/contract/texts.ts'
import { type RefObject, useRef, useState } from 'react'
import { useAnswerOnOpening, useCall } from '../api/hooks.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { keptOf } from '../outbox/sending.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { showUnread } from '../ui/form/places.ts'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import { useHeldForm } from '../ui/form/use-held-form.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { ReadingsTable } from './readings-table.tsx'
import { type KeptPage, saveAgain } from './save-page.ts'
import { staleReadings } from './stale.ts'
import {
  isSameTyped,
  nothingTyped,
  type TypedByHouse,
  toSend,
  typedFrom,
  wrongTyped,
} from './typed-reading.ts'
import { errorsOf } from './use-readings.ts'

type Props = { item: KeptPage | undefined; onClose: () => void }

/** The dialog of a refused page of readings: its houses as they are now, with the typed readings. */
export function EditKeptPage({ item, onClose }: Props) {
  return item ? <OfPage item={item} onClose={onClose} /> : null
}

function OfPage({ item, onClose }: { item: KeptPage; onClose: () => void }) {
  const t = useText()
  const { month: readingMonth, year: readingYear, line } = item.request.readingMonth
  // The month may have closed while the page waited, so the server decides by the day on which the page was made.
  const [kept] = useState(() => keptOf(item))
  const answer = useAnswerOnOpening(calls.readings, { readingMonth, readingYear, line, kept })
  const read = new Set(item.request.readings.map(({ nonfixed }) => nonfixed.id))
  const rows = answer.data?.data.filter(({ id }) => read.has(id))
  const gone = item.request.readings.filter(({ nonfixed }) => !rows?.some(({ id }) => id === nonfixed.id))
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  return (
    <Dialog title="House Readings" onClose={close} size="wide">
      <Stack gap="sm">
        {!rows && <FormLoading answer={answer} />}
        {rows && gone.length > 0 && (
          <Text role="status">
            {t(
              'House {{houses}} no longer needs a reading: another reading was saved, or the house moved to another line.',
              {
                houses: gone.map(({ nonfixed }) => nonfixed.houseno ?? nonfixed.id).join(', '),
              },
            )}
          </Text>
        )}
        {rows && rows.length > 0 && (
          <Rows item={item} rows={rows} held={held} onCancel={close} onClose={onClose} />
        )}
        {rows?.length === 0 && (
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('Close')}</Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  )
}

type RowsProps = {
  item: KeptPage
  rows: readonly ReadingRow[]
  /** Receives this form, so that the dialog can ask before it closes. */
  held: RefObject<Closable | undefined>
  /** Closes the dialog, after a question if something was typed. */
  onCancel: () => void
  onClose: () => void
}

function Rows({ item, rows, held, onCancel, onClose }: RowsProps) {
  const t = useText()
  const language = useLanguage()
  const refusal = useRefusal({ typed: true })
  const table = useRef<HTMLTableElement>(null)
  const [before] = useState<TypedByHouse>(() =>
    Object.fromEntries(item.request.readings.map(({ nonfixed }) => [nonfixed.id, typedFrom(nonfixed)])),
  )
  const [typed, setTyped] = useState(before)
  const [errors, setErrors] = useState<Readonly<Record<number, TextWithValues | undefined>>>({})
  const save = useCall(calls.saveReadings, {
    makesStale: staleReadings,
    failsQuietly: true,
    by: saveAgain(item),
  })
  const typedOf = ({ id }: ReadingRow) => typed[id] ?? nothingTyped
  const isUnsaved = () => rows.some((row) => !isSameTyped(typedOf(row), before[row.id] ?? nothingTyped))
  const { month, year } = item.request.readingMonth
  useHeldForm(
    held,
    { pending: save.isPending, isUnsaved },
    { title: 'House Readings', detail: formatPeriod(monthOf(year, month), 'Monthly', language) },
  )
  /** Shows these errors beside their houses and focuses the first. */
  const showWrong = (texts: typeof errors) => {
    setErrors(texts)
    const first = rows.find(({ id }) => texts[id])
    table.current?.querySelector<HTMLInputElement>(`input[data-reading="${first?.id}"]`)?.focus()
  }
  const submit = async () => {
    // Ignores a second Enter on the last house while the page is being sent.
    if (save.isPending) return
    refusal.dismiss()
    const filled = rows.filter((row) => typedOf(row).current !== '')
    const wrong = Object.fromEntries(filled.map((row) => [row.id, wrongTyped(row, typedOf(row))]))
    showWrong(wrong)
    if (filled.length === 0 || filled.some(({ id }) => wrong[id])) return
    if (table.current && showUnread(table.current).length > 0) return
    try {
      const readings = filled.map((row) => toSend(row, typedOf(row)))
      await save.mutateAsync({ readingMonth: item.request.readingMonth, readings })
      onClose()
    } catch (failure) {
      const fieldErrors = errorsOf(failure, filled)
      showWrong(fieldErrors)
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
        onChange={(row, next) => {
          setTyped((all) => ({ ...all, [row.id]: next }))
          setErrors((all) => ({ ...all, [row.id]: undefined }))
        }}
        onLast={() => void submit()}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={save.isPending}>
          {t('Cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => void submit()}>
          {t('Save')}
        </Button>
      </Group>
    </>
  )
}
