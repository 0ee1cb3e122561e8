import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useVenue } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { LoadingDay } from '../../ui/loading-day.tsx'
import { DeviceRefused } from './device-refused.tsx'
import { TillTitle } from './header.tsx'
import { SellingTill } from './selling-till.tsx'
import { useTillLock } from './till-lock.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useSession } from './use-session.ts'

const notEnabled: PlainKey = 'This device is not enabled.'

/** The till of a shop, in the one tab of this browser that may sell; opens its session first. */
export function Till({ system }: { system: SystemId }) {
  const t = useText()
  const today = useVenue()?.today
  const isTill = useTillLock(system)
  const session = useSession(system, isTill === true)
  const { state, open } = session
  // Requested with the session, because a till of ten thousand books waits longer for it.
  const catalogue = useCatalogue(
    system,
    today,
    isTill === true && (state.is === 'opening' || state.is === 'open'),
  )
  if (isTill === false)
    return (
      <Stack>
        <TillTitle />
        <Alert color="orange" role="alert">
          {t('This till is open in another tab of this browser. Please sell there, or close it.')}
        </Alert>
      </Stack>
    )
  if (!today || isTill === undefined || state.is === 'opening')
    return (
      <Stack>
        <TillTitle />
        {today ? <Skeleton h="24rem" /> : <LoadingDay />}
      </Stack>
    )
  if (state.is === 'none' || state.is === 'closed')
    return (
      <Stack align="flex-start">
        <TillTitle />
        <Text role="status">
          {state.is === 'closed'
            ? t('The session is closed.')
            : state.why
              ? t(state.why)
              : t('Opening a session needs a connection. Please try again when the server answers.')}
        </Text>
        {state.is === 'none' && state.why?.key === notEnabled && <DeviceRefused />}
        <Button size="lg" onClick={() => void open()}>
          {t('Open session')}
        </Button>
      </Stack>
    )
  return (
    <SellingTill
      system={system}
      today={today}
      session={session}
      stored={state.stored}
      catalogue={catalogue}
    />
  )
}
