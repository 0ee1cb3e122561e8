import { Group, Stack, Switch } from '@mantine/core'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from '../api/store.ts'
import { useText } from '../languages/use-text.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { CardInput } from '../ui/visits/card-input.tsx'
import type { findParty as FindParty, Scanned } from './find-party.ts'
import classes from './gate-scan.module.css'
import { silent, sound } from './sound.ts'

const loadVerdict = () => import('./gate-verdict.tsx')
const GateVerdict = lazy(async () => ({ default: (await loadVerdict()).GateVerdict }))

/** What judges a scan comes with the first one: the list is there sooner. */
let judge: typeof FindParty | undefined

async function loadJudge() {
  const [{ findParty }] = await Promise.all([import('./find-party.ts'), loadVerdict()])
  judge = findParty
  return findParty
}

type Props = { today: string; onCheckIn: (party: Reservation) => void }

/**
 * One field for the code of a reservation, a card or a ticket: it says at once, over the whole width, whether
 * the party may come in, and why not.
 */
export function GateScan({ today, onCheckIn }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const refusal = useRefusal()
  const isSilent = useStore(silent)
  const [scanned, setScanned] = useState<Scanned>()
  /** The number of scans: the field is emptied for each. */
  const [read, setRead] = useState(0)
  const last = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the next scan has the focus.
  useEffect(() => field.current?.focus(), [read])

  const scan = async (number: string, said: string) => {
    last.current += 1
    const mine = last.current
    // The server is asked first: it answers while the field is emptied and drawn.
    const asked = judge
      ? judge(number, said, today)
      : loadJudge().then((findParty) => findParty(number, said, today))
    refusal.dismiss()
    setScanned(undefined)
    setRead(mine)
    try {
      const found = await asked
      if (mine !== last.current) return
      setScanned(found)
      sound(found.tone)
    } catch (failure) {
      refusal.show(failure)
    }
  }
  return (
    <Stack gap="xs" mb="sm">
      <Group align="flex-end" gap="md">
        <div className={classes.field}>
          <CardInput
            key={read}
            ref={field}
            label={t('Scan reservation code, card or ticket')}
            action="Search"
            onRead={({ number, shown }) => void scan(number, shown)}
          />
        </div>
        <Switch
          label={t('Sound')}
          checked={!isSilent}
          onChange={(event) => silent.set(!event.currentTarget.checked)}
          mb="xs"
        />
      </Group>
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      {scanned && (
        <Suspense>
          <GateVerdict of={scanned} onCheckIn={onCheckIn} onDismiss={() => setScanned(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}
