import { timeIn } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { mealAt } from '@nivas/contract/pos/meal-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { failureText } from '../../api/failure.ts'
import { makeStale } from '../../api/make-stale.ts'
import { notify } from '../../api/notices.ts'
import { newUuid } from '../../api/submission.ts'
import { useZone } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { AT_ONCE } from '../../ui/at-once.ts'
import { createJustScanned } from './just-scanned.ts'
import { type Again, keptText, type Outcome, outcomeOf, portionsOf, type Scan } from './outcome.ts'
import { forgetScan } from './scan-memory.ts'

/** The value of `newest` when the screen shows no scan; scans are numbered from 1. */
const NONE = 0

/** A scan and its outcome so far. */
type Serving = { number: number; scan: Scan; outcome: Outcome; repeated?: Outcome['repeated'] }

/** Returns the outcome to show, with a note if the code was scanned again too soon. */
function viewOf({ outcome, repeated, scan }: Serving): Outcome {
  if (!repeated || outcome.kind === 'refused') return outcome
  const isLast =
    outcome.kind === 'served' ? outcome.meal.eaten >= outcome.meal.of : portionsOf(scan.code) === 1
  return { ...outcome, repeated, ...(!isLast && { again: { scan } }) }
}

/** Serves the scanned codes. Only the newest scan has the verdict; a late failure of an earlier one is a notice. */
export function useServe() {
  const t = useText()
  const answers = useQueryClient()
  const zone = useZone()
  const [last, setLast] = useState<Outcome>()
  const scans = useRef(0)
  /** The number of the scan that has the verdict. */
  const newest = useRef(NONE)
  const [justScanned] = useState(() => createJustScanned<Serving>())
  const undoing = useRef(new Set<number>())
  const refresh = () => void makeStale(answers, calls.mealBoard)
  // After the user has left this screen, a late answer is a notice.
  useEffect(
    () => () => {
      newest.current = NONE
    },
    [],
  )

  /** Removes the outcome of the last scan from the screen. */
  const clear = () => {
    newest.current = NONE
    setLast(undefined)
  }

  const show = (serving: Serving) => {
    const { number, outcome } = serving
    if (number === newest.current) setLast(viewOf(serving))
    else notifyOf(outcome)
  }
  const notifyOf = (outcome: Outcome) => {
    if (outcome.kind === 'refused') notify.failure(`${outcome.shown}: ${t(outcome.why)}`)
    if (outcome.kind === 'kept') notify.failure(`${outcome.shown}: ${t(keptText)}`)
  }

  /** Serves a scan. With `again`, it does so even if this machine served the code before. */
  const serve = async (scan: Scan, again?: Again) => {
    const { code, shown, meal, counter } = scan
    const name = `${meal ?? mealAt(timeIn(zone))} ${code.trim().toUpperCase()}`
    const earlier = again ? undefined : justScanned.readAgain(name)
    if (earlier) {
      const { serving, isSameRead, seconds } = earlier
      // The same guest is still here: shows the first verdict, and that the second scan gives no second portion.
      if (!isSameRead) serving.repeated = { seconds }
      newest.current = serving.number
      setLast(viewOf(serving))
      return
    }
    scans.current += 1
    const number = scans.current
    newest.current = number
    const serving: Serving = { number, scan, outcome: { number, shown, kind: 'checking' } }
    justScanned.begin(name, serving)
    // Skips 'checking' when the verdict arrives quickly, so that the page is drawn once instead of twice.
    const late = setTimeout(() => show(serving), AT_ONCE)
    serving.outcome = await outcomeOf({ number, shown }, { code, meal, counter }, again, zone)
    clearTimeout(late)
    if (serving.outcome.kind === 'refused') justScanned.ended(number)
    else justScanned.served(serving)
    show(serving)
    refresh()
  }

  /** Whether an outcome is of the newest scan; buttons and keys act only then. */
  const isNewest = (of: Outcome) => of.number === newest.current

  /** Serves the shown code again. */
  const serveAgain = (of: Outcome) => {
    if (of.again && isNewest(of)) void serve(of.again.scan, of.again)
  }

  /** Takes back the shown portion; a second call does nothing. */
  const undo = async (of: Outcome) => {
    if (of.kind !== 'served' || of.undo === 'done' || !isNewest(of)) return
    const { meal, shown, number } = of
    if (undoing.current.has(meal.id)) return
    undoing.current.add(meal.id)
    const late = setTimeout(() => isNewest(of) && setLast({ ...of, undo: 'pending' }), AT_ONCE)
    try {
      await send(calls.undoMeal, { id: meal.id }, { idempotencyKey: newUuid(), inBackground: true })
      await forgetScan({ code: meal.paper, meal: meal.meal }).catch(() => undefined)
      justScanned.ended(number)
      if (isNewest(of)) setLast({ number, shown, kind: 'served', meal, undo: 'done' })
      else notify.success(`${shown}: ${t('The meal was taken back.')}`)
    } catch (failure) {
      const refused: Outcome = { number, shown, kind: 'refused', why: failureText(failure) }
      if (isNewest(of)) setLast(refused)
      else notifyOf(refused)
    }
    clearTimeout(late)
    undoing.current.delete(meal.id)
    refresh()
  }
  return { serve, serveAgain, undo, clear, last }
}
