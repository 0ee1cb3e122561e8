import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { UNDO_EXIT_WITHIN } from '@nivas/contract/elapsed.ts'
import type { ExitedVisit } from '@nivas/contract/gate/schemas.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import { GRACE } from '../ui/use-grace.ts'

/** A visit that was marked out here; `at` is the time, by `performance.now()`. */
export type MarkedOut = ExitedVisit & { at: number; state: 'out' | 'final' | 'inside again' }

/** The number of stored visits: more than a guard marks out in two minutes. */
const MOST = 200

const makesStale = [calls.pending, calls.liveBoard, calls.nonSatsangi]

const ageOf = ({ at }: MarkedOut): number => performance.now() - at

/** Marks visitors out, and offers Undo for two minutes. */
export function useExit() {
  const t = useText()
  const [marked, setMarked] = useState<readonly MarkedOut[]>([])
  const exit = useCall(calls.exit, { makesStale, quiet: true, failsQuietly: true })
  const undo = useCall(calls.undoExit, { makesStale, quiet: true })

  const turn = (id: number, state: MarkedOut['state']) =>
    setMarked((before) => before.map((visit) => (visit.id === id ? { ...visit, state } : visit)))

  const oldest = marked.findLast(({ state }) => state === 'out')
  useEffect(() => {
    if (!oldest) return
    const timer = setTimeout(() => turn(oldest.id, 'final'), UNDO_EXIT_WITHIN * 1000 - ageOf(oldest))
    return () => clearTimeout(timer)
  })

  const markOut = async (idNumber: string | number): Promise<ExitedVisit> => {
    const { data } = await exit.mutateAsync({ idNumber })
    const visit: MarkedOut = { ...data, at: performance.now(), state: 'out' }
    setMarked((before) => [visit, ...before.filter(({ id }) => id !== data.id)].slice(0, MOST))
    return data
  }
  /** Ignores the second half of the double click that marked them out. */
  const takeBack = async (visit: MarkedOut): Promise<void> => {
    if (ageOf(visit) <= GRACE || undo.isPending) return
    await undo.mutateAsync({ id: visit.id }).then(
      ({ data }) => {
        turn(visit.id, 'inside again')
        notify.success(t('{{name}} is inside again.', { name: data.name || t('Visitor') }))
      },
      () => undefined,
    )
  }
  return { marked, markOut, takeBack, pending: exit.isPending }
}
