import { Button, Group, Text, Title } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { connected } from '../api/client.ts'
import { useAnswer } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { dayOr, idOrNone } from '../ui/address.ts'
import { Announced } from '../ui/announced.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { useAddress } from '../ui/use-address.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import { HouseByHouse } from './house-by-house.tsx'
import { loadList } from './line-list.ts'
import { MonthSelect, monthParts } from './month-select.tsx'
import { draftsAreRead } from './readings-draft.ts'
import { ReadingsPages } from './readings-pages.tsx'
import { UnlistedReadings } from './unlisted-readings.tsx'

/** Enters the readings of a month and a line, fifty houses a page. */
export default function BulkReadings() {
  const today = useVenue()?.today
  return (
    <>
      <Heading />
      {today ? <Entry today={today} /> : <LoadingDay />}
    </>
  )
}

/** The loaded list; `stored` means that it comes from this browser, because there is no connection. */
type Loaded = {
  rows: ReadingRow[]
  stored: boolean
  listed: ReadonlySet<number> | undefined
  month: string
  line: number
  round: number
}

function Entry({ today }: { today: string }) {
  const t = useText()
  const lines = useAnswer(calls.lines, {})
  const readers = useMemo(
    () => ({ month: dayOr(addMonths(today, 0)), line: idOrNone, house: idOrNone }),
    [today],
  )
  const [address, ask] = useAddress(readers)
  const [month, setMonth] = useState(addMonths(address.month, 0))
  const [line, setLine] = useState<number | ''>(Number(address.line) || '')
  const [loaded, setLoaded] = useState<Loaded>()
  const [pending, setPending] = useState(false)
  const refusal = useRefusal()
  const isThere = useStore(connected)
  const Houses = useNarrow() ? HouseByHouse : ReadingsPages

  const load = async () => {
    if (line === '' || pending) return
    setPending(true)
    refusal.dismiss()
    setLoaded(undefined)
    try {
      const { rows, stored, listed } = await loadList({ ...monthParts(month), line })
      await draftsAreRead()
      setLoaded({ rows, stored, listed, month, line, round: Date.now() })
    } catch (failure) {
      refusal.show(failure)
    }
    setPending(false)
  }
  // After a reload, even without a network, the reader continues at the same house.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, with the address at which the screen opens.
  useEffect(() => void load(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask({ month, line: String(line), house: '' }, { replace: true })
    void load()
  }
  /** The button Submit, which gets the focus when all are saved and then shows the houses that are left. */
  const again = useRef<HTMLButtonElement>(null)
  const keepPlace = useCallback((house: number) => ask({ house: String(house) }, { replace: true }), [ask])

  return (
    <>
      <form onSubmit={submit}>
        <Group align="flex-end" mb="md">
          <MonthSelect today={today} back={12} value={month} onChange={setMonth} />
          <NamedSelect
            label={t('Electric line')}
            placeholder={t('Please select Line to filter')}
            from={lines}
            setUp={<SetUpFirst text="No electric line is in use yet." to="/electrical/electric-lines" />}
            options={lines.data?.data
              .filter(({ isEnabled }) => isEnabled > 0)
              .map(({ id, lineName }) => ({ id, name: lineName }))}
            value={line}
            onChange={setLine}
            searchable
            required
            autoFocus={address.line === ''}
            w="16rem"
          />
          <Button ref={again} type="submit" loading={pending} disabled={line === ''}>
            {t('Submit')}
          </Button>
        </Group>
      </form>
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      {loaded && (
        <>
          <Title order={2} mb="sm">
            {t('Readings for {{month}}/{{year}}', monthParts(loaded.month))}
          </Title>
          {loaded.stored && !isThere && (
            <Text size="sm" mb="sm" role="status">
              {t(
                'No connection: this is the last list that this computer received. Readings are stored here.',
              )}
            </Text>
          )}
          {loaded.listed && (
            <UnlistedReadings
              key={`typed ${loaded.round}`}
              readingMonth={{ ...monthParts(loaded.month), line: loaded.line }}
              listed={loaded.listed}
            />
          )}
          {loaded.rows.length > 0 && (
            <Houses
              key={loaded.round}
              rows={loaded.rows}
              readingMonth={{ ...monthParts(loaded.month), line: loaded.line }}
              begins={Number(address.house)}
              onPlace={keepPlace}
              onAllSaved={() => again.current?.focus()}
            />
          )}
        </>
      )}
      <Announced>
        {loaded?.rows.length === 0 && t('All readings are up to date for selected month and line.')}
      </Announced>
    </>
  )
}
