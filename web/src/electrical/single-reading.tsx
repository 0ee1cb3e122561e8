import { Button, Fieldset, Group, Title } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { useEffect, useRef } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { Announced } from '../ui/announced.tsx'
import { Select } from '../ui/fields/select.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { EditReadingForm } from './edit-reading-form.tsx'
import { MonthSelect, monthParts } from './month-select.tsx'
import { useOneReading } from './use-one-reading.ts'

/** How far back the list of months goes: ten years. */
const MONTHS_BACK = 120

/** Corrects the reading of a house for a month. */
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
  const one = useOneReading(today)
  const { house, loaded, refusal, isSaving } = one
  const houseField = useRef<HTMLInputElement>(null)
  /** Whether a reading was saved, so that the focus goes to the choice of the next house. */
  const isNext = useRef(false)
  // The field is disabled until the answer arrives.
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
          void one.load()
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
              onChange={one.chooseHouse}
              limit={100}
              searchable
              required
              autoFocus={!one.wasLinked}
              w="20rem"
            />
            <MonthSelect today={today} back={MONTHS_BACK} value={one.month} onChange={one.chooseMonth} />
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
            leaving={one.leaving}
            onPending={one.setSaving}
            onSaved={() => {
              isNext.current = true
              one.finish()
            }}
          />
        </>
      )}
    </>
  )
}
