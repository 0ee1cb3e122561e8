import { Button, Group, Stack } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { useState } from 'react'
import { failureText } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Refusal } from './refusal.tsx'
import { useRoomChoice } from './room-choice.ts'
import { RoomDrillDown } from './room-drill-down.tsx'
import { SelectedRooms } from './selected-rooms.tsx'
import { Apart, Several } from './several.tsx'
import { matchingMakesStale, useFreshList } from './stale.ts'

type Props = { selected: readonly Reservation[]; onClose: () => void; onMatched: () => void }

/** Rooms of any buildings for several NEW reservations, which become one. */
export function MultipleManualMatching(props: Props) {
  const stay = combinedStay(props.selected)
  return (
    <Dialog title="Multiple Manual Matching" onClose={props.onClose} size="wide">
      <Stack gap="sm">
        <Several reservations={props.selected} />
        {stay ? <Matching {...props} stay={stay} /> : <Apart />}
      </Stack>
    </Dialog>
  )
}

function Matching({ selected, stay, onClose, onMatched }: Props & { stay: StayDates }) {
  const t = useText()
  const [refusal, setRefusal] = useState<string>()
  const choice = useRoomChoice(stay)
  const freshList = useFreshList()
  const hold = useCall(calls.multipleManual, {
    makesStale: matchingMakesStale,
    failsQuietly: true,
    onSuccess: () => {
      onClose()
      onMatched()
    },
    onFailure: (failure) => {
      setRefusal(t(failureText(failure)))
      freshList()
      void choice.reload()
    },
  })
  return (
    <>
      <Refusal text={refusal} onDismiss={() => setRefusal(undefined)} />
      <SelectedRooms rooms={choice.selected} total={choice.total} onDrop={choice.drop} />
      <RoomDrillDown
        rooms={choice.available}
        onSelect={choice.select}
        failed={choice.failed}
        onRetry={() => void choice.reload()}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          disabled={choice.selected.length === 0}
          loading={hold.isPending}
          onClick={() => {
            setRefusal(undefined)
            hold.mutate({
              reservation_ids: selected.map(({ id }) => id),
              room_ids: choice.selected.map(({ id }) => id),
            })
          }}
        >
          {t('Hold for Bhent')}
        </Button>
      </Group>
    </>
  )
}
