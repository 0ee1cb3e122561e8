import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { send } from '../api/client.ts'
import { dayOr, idOrNone } from '../ui/address.ts'
import { useRefusal } from '../ui/refusal.tsx'
import { useAddress } from '../ui/use-address.ts'
import { monthParts } from './month-select.tsx'

type Loaded = { rows: readonly EditRow[]; house: string; month: string; round: number }

/** The house and month that were chosen or linked to, and their reading. */
export function useOneReading(today: string) {
  const readers = useMemo(() => ({ house: idOrNone, month: dayOr(addMonths(today, 0)) }), [today])
  const [asked, ask] = useAddress(readers)
  const [house, setHouse] = useState<string | null>(asked.house || null)
  const [month, setMonth] = useState(addMonths(asked.month, 0))
  const [loaded, setLoaded] = useState<Loaded>()
  const [isSaving, setSaving] = useState(false)
  const refusal = useRefusal()
  /** Counts the requests, so that a late answer to an earlier one is ignored. */
  const latest = useRef(0)
  /** Set by the form: asks whether a different choice may replace it. */
  const leaving = useRef<() => Promise<boolean>>(undefined)

  /** Removes the reading, which must always belong to the chosen house and month. */
  const clear = () => {
    latest.current += 1
    refusal.dismiss()
    setLoaded(undefined)
  }
  /** Makes a different choice, which removes the form; asks first if something was typed. */
  const choose = async (set: () => void) => {
    if ((await leaving.current?.()) === false) return
    clear()
    set()
  }
  const load = async () => {
    if (house === null || isSaving || (await leaving.current?.()) === false) return
    clear()
    // The address lets a reload, or a colleague with the link, show the same house and month.
    ask({ house, month }, { replace: true })
    const round = latest.current
    const { month: readingMonth, year: readingYear } = monthParts(month)
    try {
      const { data } = await send(calls.monthOfHouse, { readingMonth, readingYear, profile: Number(house) })
      if (round === latest.current) setLoaded({ rows: data, house, month, round })
    } catch (failure) {
      if (round === latest.current) refusal.show(failure)
    }
  }
  const wasLinked = asked.house !== ''
  const isLinked = useRef(wasLinked)
  useEffect(() => {
    if (isLinked.current) void load()
    isLinked.current = false
  })
  return {
    ...{ house, month, wasLinked, load, loaded, refusal, leaving, isSaving, setSaving },
    chooseHouse: (next: string | null) => void choose(() => setHouse(next)),
    chooseMonth: (next: string) => void choose(() => setMonth(next)),
    /** Removes the form after its reading is saved. */
    finish: () => setLoaded(undefined),
  }
}
