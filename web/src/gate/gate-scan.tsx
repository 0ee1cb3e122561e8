import { Group, Stack, Switch } from '@mantine/core'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { createStore, type Store, useStore } from '../api/store.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { Announced } from '../ui/announced.tsx'
import { AT_ONCE } from '../ui/at-once.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { CardInput } from '../ui/visits/card-input.tsx'
import type { findParty as FindParty, Scanned } from './find-party.ts'
import classes from './gate-scan.module.css'
import { silent, sound } from './sound.ts'

const loadVerdict = async () => (await import('./gate-verdict.tsx')).GateVerdict
const GateVerdict = onDemand(loadVerdict)

/** The code that judges scans. It is loaded with the first scan, so that the list appears sooner. */
let judge: typeof FindParty | undefined

async function loadJudge() {
  const [{ findParty }] = await Promise.all([import('./find-party.ts'), loadVerdict()])
  judge = findParty
  return findParty
}

/** A verdict with the number of its scan. */
type Judged = Scanned & { scan: number }

type Props = {
  today: string
  /** The party that was checked in last. */
  arrived: Reservation | undefined
  onCheckIn: (party: Reservation) => void
}

/**
 * The field for the code of a reservation, a card or a ticket. It shows over the whole width whether the party may come
 * in, and otherwise why not.
 */
export function GateScan({ today, arrived, onCheckIn }: Props) {
  const t = useText()
  const may = useMay()
  const field = useRef<HTMLInputElement>(null)
  const refusal = useRefusal()
  const isSilent = useStore(silent)
  const [verdict] = useState(() => createStore<Judged | undefined>(undefined))
  const last = useRef(0)
  useEffect(() => field.current?.focus(), [])

  const scan = async (number: string, shown: string) => {
    last.current += 1
    const mine = last.current
    const by = { today, seesInside: may(['gate-pending-visitor', 'gate-pending-visit-status-update']) }
    const asked = judge
      ? judge(number, shown, by)
      : loadJudge().then((findParty) => findParty(number, shown, by))
    refusal.dismiss()
    // A quick verdict replaces the last one directly, so that the page is drawn once instead of twice.
    const late = setTimeout(() => mine === last.current && verdict.set(undefined), AT_ONCE)
    try {
      const found = await asked
      if (mine !== last.current) return
      verdict.set({ ...found, scan: mine })
      sound(found.tone)
    } catch (failure) {
      if (mine !== last.current) return
      verdict.set(undefined)
      refusal.show(failure)
    } finally {
      clearTimeout(late)
    }
  }
  /** Clears the last scan for the next person. */
  const clear = () => {
    last.current += 1
    refusal.dismiss()
    verdict.set(undefined)
    field.current?.focus()
  }
  // The check-in of a party removes its verdict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each party.
  useEffect(() => {
    if (arrived && verdict.get()?.party?.id === arrived.id) clear()
  }, [arrived])
  return (
    <Stack gap="xs" mb="sm">
      <Group align="flex-end" gap="md">
        <div className={classes.field}>
          <CardInput
            ref={field}
            label={t('Scan reservation code, card or ticket')}
            action="Search"
            atCounter
            onRead={({ number, shown }) => void scan(number, shown)}
            onGarbled={clear}
          />
        </div>
        <Switch
          label={t('Sound')}
          checked={!isSilent}
          onChange={(event) => {
            silent.set(!event.currentTarget.checked)
            field.current?.focus()
          }}
          mb="xs"
        />
      </Group>
      <Refusal text={refusal.text} onDismiss={clear} />
      <LastVerdict
        of={verdict}
        // While the next code is looked up, F4 must not check in the previous party.
        onCheckIn={(party) => verdict.get()?.scan === last.current && onCheckIn(party)}
        onDismiss={clear}
      />
    </Stack>
  )
}

type LastVerdictProps = {
  of: Store<Judged | undefined>
  onCheckIn: (party: Reservation) => void
  onDismiss: () => void
}

/** Renders the verdict without the field above it, whose components would take longer. */
function LastVerdict({ of, onCheckIn, onDismiss }: LastVerdictProps) {
  const judged = useStore(of)
  const verdict = judged && (
    <GateVerdict key={judged.scan} of={judged} onCheckIn={onCheckIn} onDismiss={onDismiss} />
  )
  return (
    <>
      <Announced gap="xs">{judged?.tone !== 'red' && verdict}</Announced>
      {judged?.tone === 'red' && verdict}
    </>
  )
}
