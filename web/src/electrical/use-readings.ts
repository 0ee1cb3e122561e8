import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { CallFailure } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useRefusal } from '../ui/refusal.tsx'
import { type ReadingMonth, takeOffList } from './line-list.ts'
import { readingsDraft, storeReadingsDraft } from './readings-draft.ts'
import { savePage } from './save-page.ts'
import { staleReadings } from './stale.ts'
import {
  nothingTyped,
  oddTyped,
  switchMeter,
  type TypedByHouse,
  type TypedReading,
  toSend,
  withoutSaved,
  wrongTyped,
} from './typed-reading.ts'

type Errors = Readonly<Record<number, Text | undefined>>

/** Returns the errors of a refusal by house. */
export function errorsOf(failure: unknown, sent: readonly ReadingRow[]): Errors {
  if (!(failure instanceof CallFailure)) return {}
  return Object.fromEntries(
    Object.entries(failure.fields).flatMap(([path, texts]) => {
      const row = sent[Number(/^readings\.(\d+)\./.exec(path)?.[1] ?? -1)]
      return row ? [[row.id, texts[0]]] : []
    }),
  )
}

/**
 * The result of a submission: saved, with `isLeft` for houses whose input has changed since; or not saved, with the
 * first house that needs a look, undefined if the refusal is about all.
 */
type Submitted =
  | { saved: true; isLeft: (row: ReadingRow) => boolean }
  | { saved: false; at?: ReadingRow | undefined }

const isFilled = ({ current, newMeter }: TypedReading) => current !== '' || newMeter

/**
 * The input for the houses of a line. It is stored for the signed-in user, checked, and saved for some houses at a
 * time, now or when the connection is back.
 */
export function useReadings(readingMonth: ReadingMonth) {
  const t = useText()
  const confirm = useConfirm()
  const refusal = useRefusal({ typed: true })
  const [typed, setTyped] = useState(() => readingsDraft(readingMonth))
  const [errors, setErrors] = useState<Errors>({})
  const busy = useRef(false)
  /** The number of the house if it is saved separately, as on a phone, which then shows the next one. */
  const alone = useRef('')
  const save = useCall(calls.saveReadings, {
    makesStale: staleReadings,
    failsQuietly: true,
    by: savePage,
    subject: () => alone.current,
  })
  const typedOf = ({ id }: ReadingRow) => typed[id] ?? nothingTyped

  /** Changes the latest input, which may be newer than the rendered one. */
  const keep = (changed: (all: TypedByHouse) => TypedByHouse) => {
    setTyped(changed)
    storeReadingsDraft(readingMonth, changed(readingsDraft(readingMonth)))
  }
  const type = ({ id, houseno }: ReadingRow, next: TypedReading) =>
    keep((all) => ({ ...all, [id]: { ...next, houseno } }))
  const isSure = async (rows: readonly ReadingRow[]) => {
    const facts = rows.flatMap((row) => {
      const odd = oddTyped(row, typedOf(row))
      return odd ? [[`${row.houseno} ${row.name}`, t(odd)] as const] : []
    })
    return (
      facts.length === 0 ||
      confirm({
        title: 'Are these readings right?',
        text: 'They differ from the usual use of these houses.',
        facts,
        action: 'Save them',
        doubtful: true,
      })
    )
  }

  const checkAndSend = async (rows: readonly ReadingRow[]): Promise<Submitted> => {
    refusal.dismiss()
    const wrong = Object.fromEntries(
      rows.flatMap((row) => {
        const text = wrongTyped(row, typedOf(row))
        return text ? [[row.id, text]] : []
      }),
    )
    setErrors(wrong)
    const first = rows.find(({ id }) => wrong[id])
    if (first) return { saved: false, at: first }
    if (!(await isSure(rows))) return { saved: false, at: rows.find((row) => oddTyped(row, typedOf(row))) }
    alone.current = rows.length === 1 ? (rows[0]?.houseno ?? '') : ''
    const sent = Object.fromEntries(rows.map((row) => [row.id, typedOf(row)]))
    try {
      await save.mutateAsync({ readingMonth, readings: rows.map((row) => toSend(row, typedOf(row))) })
    } catch (failure) {
      const fieldErrors = errorsOf(failure, rows)
      setErrors(fieldErrors)
      const at = rows.find(({ id }) => fieldErrors[id])
      if (!at) refusal.show(failure)
      return { saved: false, at }
    }
    keep((all) => withoutSaved(all, sent))
    await takeOffList(readingMonth, new Set(rows.map(({ id }) => id)))
    return { saved: true, isLeft: ({ id }) => isFilled(readingsDraft(readingMonth)[id] ?? nothingTyped) }
  }
  const submit = async (rows: readonly ReadingRow[]): Promise<Submitted> => {
    // Ignores a second Enter while the first submission asks a question or is being sent.
    if (busy.current) return { saved: false }
    busy.current = true
    try {
      return await checkAndSend(rows)
    } finally {
      busy.current = false
    }
  }

  return {
    typedOf,
    isTyped: (row: ReadingRow) => isFilled(typedOf(row)),
    errors,
    change: (row: ReadingRow, next: TypedReading) => {
      type(row, next)
      setErrors((all) => ({ ...all, [row.id]: undefined }))
    },
    switchMeter: (row: ReadingRow, newMeter: boolean) => {
      const { next, wrong } = switchMeter(row, typedOf(row), newMeter)
      if (next) type(row, next)
      setErrors((all) => ({ ...all, [row.id]: wrong }))
    },
    submit,
    refusal,
    pending: save.isPending,
  }
}
