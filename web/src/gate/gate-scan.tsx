import { Button, Group, Paper, Stack, Switch, Text } from '@mantine/core'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../api/store.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { CardInput } from '../ui/visits/card-input.tsx'
import { findParty, type Scanned } from './find-party.ts'
import classes from './gate-scan.module.css'
import { keepSilent, silent, sound } from './sound.ts'

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
    refusal.dismiss()
    setScanned(undefined)
    setRead(mine)
    try {
      const found = await findParty(number, said, today)
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
          onChange={(event) => keepSilent(!event.currentTarget.checked)}
          mb="xs"
        />
      </Group>
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      {scanned && <Shown of={scanned} onCheckIn={onCheckIn} onDismiss={() => setScanned(undefined)} />}
    </Stack>
  )
}

const icons = { green: IconCircleCheck, amber: IconAlertTriangle, red: IconCircleX }

type ShownProps = {
  of: Scanned
  onCheckIn: (party: Reservation) => void
  onDismiss: () => void
}

function Shown({ of: { tone, reason, said, party, visitor }, onCheckIn, onDismiss }: ShownProps) {
  const t = useText()
  const may = useMay()
  const Icon = icons[tone]
  const name = party?.applicant_name ?? visitor?.name ?? said
  const mayCheckIn = party?.checkin_status === 'No' && may(reservations.checkIn.permission)
  return (
    <Paper p="sm" className={classes.verdict} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      <Group gap="md" wrap="nowrap">
        <Icon size="2.5rem" aria-hidden />
        <div className={classes.words}>
          <Text fz="h2" fw={700}>
            {name}
          </Text>
          <Text>
            {party &&
              `${party.application_number} · ${t('{{count}} people', { count: party.members_count })} · `}
            {t(reason)}
          </Text>
        </div>
        {mayCheckIn && party && (
          <KeyButton hotkey="F4" size="md" onClick={() => onCheckIn(party)}>
            {t('Check In')}
          </KeyButton>
        )}
        <Button variant="default" size="md" onClick={onDismiss}>
          {t('Dismiss')}
        </Button>
      </Group>
    </Paper>
  )
}
