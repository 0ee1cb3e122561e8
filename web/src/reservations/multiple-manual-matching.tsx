import { Button, Group, Stack } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { capacityOf, peopleOf } from '@nivas/contract/reservations/capacity.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import { commonPreferences } from '@nivas/contract/reservations/preferences.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type StayDates, shownDays } from '@nivas/contract/reservations/stay.ts'
import { type RefObject, useRef } from 'react'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import { useHeldForm } from '../ui/form/use-held-form.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { ChooseRooms, useTaking } from './choose-rooms.tsx'
import { usePlacesQuestion } from './places.tsx'
import { useRoomChoice } from './room-choice.ts'
import { selectAgain } from './select-again.ts'
import { Apart, Several } from './several.tsx'

type Props = {
  selected: readonly Reservation[]
  onClose: () => void
  onSelect: (rows: Reservation[]) => void
  onHeld?: ((held: Reservation) => void) | undefined
}

const TITLE = 'Multiple Manual Matching'

/** Manual matching of several NEW reservations to rooms of any buildings; combines them into one reservation. */
export function MultipleManualMatching(props: Props) {
  const stay = combinedStay(props.selected)
  const choosing = useRef<Closable>(undefined)
  const close = useAskedClose(() => choosing.current, props.onClose)
  return (
    <Dialog title={TITLE} onClose={close} size="wide">
      <Stack gap="sm">
        <Several reservations={props.selected} />
        {stay ? <Matching {...props} stay={stay} choosing={choosing} onCancel={close} /> : <Apart />}
      </Stack>
    </Dialog>
  )
}

type MatchingProps = Props & {
  stay: StayDates
  /** Gives the dialog the choice, so that it asks before chosen rooms are lost. */
  choosing: RefObject<Closable | undefined>
  onCancel: () => void
}

function Matching({ selected, stay, choosing, onCancel, onClose, onSelect, onHeld }: MatchingProps) {
  const t = useText()
  const choice = useRoomChoice(stay)
  const taking = useTaking(choice)
  const places = usePlacesQuestion()
  const people = selected.reduce((sum, { members_count }) => sum + peopleOf(members_count), 0)
  const hold = useCall(calls.multipleManual, {
    ...taking.outcome,
    onFailure: async (failure) => {
      await taking.outcome.onFailure(failure)
      selectAgain(failure, { selected, onSelect, onClose })
    },
    onSuccess: ({ data }) => {
      onClose()
      onSelect([])
      onHeld?.(data)
    },
  })
  const names = selected.map(({ applicant_name }) => applicant_name).join(', ')
  const isUnsaved = () => choice.isChanged
  useHeldForm(choosing, { pending: hold.isPending, isUnsaved }, { title: TITLE, detail: names })
  const holdRooms = async () => {
    const agreement = await places.settle(names, capacityOf(people, choice.selected))
    if (!agreement) return
    taking.dismiss()
    hold.mutate({
      reservation_ids: selected.map(({ id }) => id),
      room_ids: choice.selected.map(({ id }) => id),
      ...shownDays(stay),
      ...agreement,
    })
  }
  return (
    <>
      <KeepOpen when={hold.isPending} />
      <ChooseRooms
        choice={choice}
        people={people}
        preferences={commonPreferences(selected)}
        taking={taking}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={hold.isPending}>
          {t('Cancel')}
        </Button>
        <Button disabled={choice.selected.length === 0} loading={hold.isPending} onClick={holdRooms}>
          {t('Hold for Bhent')}
        </Button>
      </Group>
    </>
  )
}
