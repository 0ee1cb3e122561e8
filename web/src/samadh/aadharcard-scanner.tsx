import { Paper, Stack, Text } from '@mantine/core'
import { timeIn } from '@nivas/contract/dates.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { isOpenAt } from '@nivas/contract/samadh/hours.ts'
import type { SiteSettings, VisitReceipt } from '@nivas/contract/samadh/schemas.ts'
import { useEffect, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue, useVenueAnswer, useZone } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { Announced } from '../ui/announced.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { PrintAgainButton } from './print-again-button.tsx'
import { Things } from './things.tsx'
import { timeLater } from './time-later.ts'
import { useSamadhReceipt } from './use-samadh-receipt.ts'
import { VisitForm } from './visit-form.tsx'

/** The interval at which the hours are read again, in ms; a different counter may change them. */
const EVERY = 60_000
/** The interval at which the heading checks the time, in ms. */
const TICK = 5_000

/** The entry of the memorial site: scans a card, records the visit, prints its ticket. */
export default function AadharcardScanner() {
  const t = useText()
  const today = useVenue()?.today
  const settings = useAnswer(calls.settings, {}, { refetchInterval: EVERY })
  const failure = hasFailed(settings) ? <LoadFailure of={settings} /> : undefined
  const state = settings.data ? <Hours settings={settings.data.data} /> : failure
  const [last, setLast] = useState<VisitReceipt>()
  const { receipt, print } = useSamadhReceipt()
  return (
    <>
      <Heading state={state} />
      <RePrint of={receipt} />
      <Stack gap="sm">
        {today === undefined ? (
          <LoadingDay />
        ) : (
          <VisitForm
            today={today}
            onEntered={(visit) => {
              setLast(visit)
              print(visit)
            }}
            actions={
              !receipt.failed && (
                <PrintAgainButton disabled={!receipt.mayRepeat} onPrint={() => receipt.again()} />
              )
            }
          />
        )}
        <Announced gap="sm">
          {last && (
            <Paper withBorder p="md">
              <Text fz="h2" fw={700} data-testid="entered">
                {last.visitorname} · {t('{{count}} people', { count: last.totalPeople })} ·{' '}
                {t('Ticket {{id}}', { id: last.uid })}
              </Text>
              <Things {...last} />
            </Paper>
          )}
        </Announced>
      </Stack>
    </>
  )
}

/** The hours of visits, and the number of free trays. */
function Hours({ settings: { hours, trays, traysHeld } }: { settings: SiteSettings }) {
  const t = useText()
  const now = useTimeOfDay()
  const free = t('{{free}} of {{trays}} trays are free.', { free: trays - traysHeld, trays })
  if (!hours) return free
  const { fromTime: from, toTime: to } = hours
  const isOpen = isOpenAt(hours, now)
  return (
    <>
      {isOpen
        ? t('Visits are from {{from}} to {{to}}. Entry closes at {{to}}.', { from, to })
        : t('Visits are from {{from}} to {{to}}. Entry is closed now.', { from, to })}{' '}
      {free}
    </>
  )
}

/**
 * Returns the time of day at the venue, `HH:mm`, by the server's clock if it is known. It needs a timer, because
 * unchanged settings do not cause a render.
 */
function useTimeOfDay(): string {
  const zone = useZone()
  const { data, dataUpdatedAt } = useVenueAnswer()
  const [, redraw] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => redraw((times) => times + 1), TICK)
    return () => clearInterval(timer)
  }, [])
  // An answer that was stored here has no time.
  return data && dataUpdatedAt > 0 ? timeLater(data.data, Date.now() - dataUpdatedAt) : timeIn(zone)
}
