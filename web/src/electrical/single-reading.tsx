import { Button, Fieldset, Group, Select, Title } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { send } from '../api/client.ts'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { dayOr, idOrNone } from '../ui/address.ts'
import { Announced } from '../ui/announced.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { useAddress } from '../ui/use-address.ts'
import { EditReadingForm } from './edit-reading-form.tsx'
import { MonthSelect, monthParts } from './month-select.tsx'

/** In months: ten years. */
const MONTHS_BACK = 120

type Loaded = { rows: readonly EditRow[]; house: string; month: string; round: number }

/** Corrects the reading of one house and month. */
export default function SingleReading() {
  const today = useVenue()?.today
  return (
    <>
      <Heading />
      {today ? <Choice today={today} /> : <LoadingDay />}
    </>
  )
}

function Choice({ today }: { today: string }) {
  const t = useText()
  const answer = useAnswer(calls.readingProfiles, {})
  const houses = answer.data?.data
  const readers = useMemo(() => ({ house: idOrNone, month: dayOr(addMonths(today, 0)) }), [today])
  const [asked, ask] = useAddress(readers)
  const [house, setHouse] = useState<string | null>(asked.house || null)
  const [month, setMonth] = useState(addMonths(asked.month, 0))
  const [loaded, setLoaded] = useState<Loaded>()
  const [isSaving, setSaving] = useState(false)
  const refusal = useRefusal()
  /** What was asked for last: a late answer to an earlier question is not shown. */
  const latest = useRef(0)
  /** What the form asks before another choice takes its place. */
  const leaving = useRef<() => Promise<boolean>>(undefined)
  const houseField = useRef<HTMLInputElement>(null)
  /** A reading was saved: the next house is chosen. */
  const isNext = useRef(false)

  /** The reading on the screen is always that of the chosen house and month. */
  const clear = () => {
    latest.current += 1
    refusal.dismiss()
    setLoaded(undefined)
  }
  /** Another choice takes the form away, after a question if something is typed in it. */
  const choose = async (set: () => void) => {
    if ((await leaving.current?.()) === false) return
    clear()
    set()
  }
  const load = async () => {
    if (house === null || isSaving || (await leaving.current?.()) === false) return
    clear()
    // A reload, and a colleague with the link, see the same house and month.
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
  // A link names the house and the month.
  const isLinked = useRef(asked.house !== '')
  useEffect(() => {
    if (isLinked.current) void load()
    isLinked.current = false
  })
  // The field is disabled until the answer has come.
  useEffect(() => {
    if (!isNext.current || isSaving) return
    isNext.current = false
    houseField.current?.focus()
    houseField.current?.select()
  })
  const shown = houses?.find(({ id }) => String(id) === loaded?.house)
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void load()
        }}
      >
        <Fieldset variant="unstyled" disabled={isSaving}>
          <Group align="flex-end" mb="md">
            <Select
              ref={houseField}
              label={t('House No')}
              description={
                houses?.length === 0 && <SetUpFirst text="No house is read yet." to="/electrical/profiles" />
              }
              error={hasFailed(answer) && <LoadFailure of={answer} />}
              data={(houses ?? []).map(({ id, houseno, name }) => ({
                value: String(id),
                label: `${houseno} - ${name}`,
              }))}
              value={house}
              onChange={(next) => void choose(() => setHouse(next))}
              limit={100}
              searchable
              required
              autoFocus={asked.house === ''}
              w="20rem"
            />
            <MonthSelect
              today={today}
              back={MONTHS_BACK}
              value={month}
              onChange={(next) => void choose(() => setMonth(next))}
            />
            <Button type="submit" disabled={house === null}>
              {t('Submit')}
            </Button>
          </Group>
        </Fieldset>
      </form>
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      <Announced>{loaded?.rows.length === 0 && t('No Records Found for given criteria.')}</Announced>
      {loaded && loaded.rows.length > 0 && (
        <>
          {shown && (
            <Title order={2} mb="sm">
              {shown.houseno} · {shown.name}
            </Title>
          )}
          <EditReadingForm
            key={loaded.round}
            rows={loaded.rows}
            period={monthParts(loaded.month)}
            house={shown?.houseno ?? ''}
            leaving={leaving}
            onPending={setSaving}
            onSaved={() => {
              isNext.current = true
              setLoaded(undefined)
            }}
          />
        </>
      )}
    </>
  )
}
