import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import { useEffect, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { GRACE } from '../use-grace.ts'
import type { Holder } from './card-input.tsx'

/** A visit that was marked out, as the call of its site answers it. */
export type Exited = { id: number; name: string; people: number; entryMinutes: number }

/** The same visit on this screen. `at` is the time of the exit by `performance.now()`. */
export type MarkedOut<V extends Exited = Exited> = V & { at: number; state: 'out' | 'final' | 'inside again' }

/** The most visits that are kept: more than a guard marks out in two minutes. */
const MOST = 200

const ageOf = ({ at }: { at: number }): number => performance.now() - at

type Calls<V> = {
  /** Marks a visit out, by its ticket or a card, or by its id in a list. */
  exit: (idNumber: string | number, holder?: Holder) => Promise<V>
  undo: (id: number) => Promise<{ name: string }>
  /** Whether a call is pending. */
  exiting: boolean
  undoing: boolean
}

/** The exits of a counter. Each one can be undone for two minutes. */
export type Exits<V extends Exited> = {
  /** The newest first. */
  marked: readonly MarkedOut<V>[]
  markOut: (idNumber: string | number, holder?: Holder) => Promise<V>
  /** Undoes an exit. Resolves to whether the visitors are inside again. */
  takeBack: (visit: MarkedOut<V>) => Promise<boolean>
  /** Updates a visit that has changed since. */
  update: (visit: V) => void
  /** Makes a visit that was marked out before the last one again. */
  recall: (visit: V) => void
  pending: boolean
}

/** Marks visitors out with the calls of a site, and offers Undo for two minutes. */
export function useExit<V extends Exited>({ exit, undo, exiting, undoing }: Calls<V>): Exits<V> {
  const t = useText()
  const [marked, setMarked] = useState<readonly MarkedOut<V>[]>([])

  const turn = (id: number, state: MarkedOut['state']) =>
    setMarked((before) => before.map((visit) => (visit.id === id ? { ...visit, state } : visit)))

  const oldest = marked.findLast(({ state }) => state === 'out')
  useEffect(() => {
    if (!oldest) return
    const timer = setTimeout(() => turn(oldest.id, 'final'), UNDO_WITHIN * 1000 - ageOf(oldest))
    return () => clearTimeout(timer)
  })

  const markOut = async (idNumber: string | number, holder?: Holder): Promise<V> => {
    const data = await exit(idNumber, holder)
    const visit: MarkedOut<V> = { ...data, at: performance.now(), state: 'out' }
    setMarked((before) => [visit, ...before.filter(({ id }) => id !== data.id)].slice(0, MOST))
    return data
  }
  /** Undoes an exit, but ignores the second half of the double click that marked the visitors out. */
  const takeBack = async (visit: MarkedOut<V>): Promise<boolean> => {
    if (ageOf(visit) <= GRACE || undoing) return false
    return undo(visit.id).then(
      (data) => {
        turn(visit.id, 'inside again')
        notify.success(t('{{name}} is inside again.', { name: data.name || t('Visitor') }))
        return true
      },
      () => false,
    )
  }
  const update = (visit: V) =>
    setMarked((before) => before.map((one) => (one.id === visit.id ? { ...one, ...visit } : one)))
  const recall = (visit: V) =>
    setMarked((before) => {
      const known = before.find(({ id }) => id === visit.id)
      const last = { at: performance.now(), state: 'final' as const, ...known, ...visit }
      return [last, ...before.filter(({ id }) => id !== visit.id)].slice(0, MOST)
    })
  return { marked, markOut, takeBack, update, recall, pending: exiting }
}
