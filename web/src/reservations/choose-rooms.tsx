import type { CallFailure } from '../api/failure.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import type { useRoomChoice } from './room-choice.ts'
import { RoomDrillDown } from './room-drill-down.tsx'
import { SelectedRooms } from './selected-rooms.tsx'
import { matchingMakesStale, useFreshList } from './stale.ts'

type Choice = ReturnType<typeof useRoomChoice>

/**
 * What a call that takes the chosen rooms does beside succeeding: its refusal stays to be read, and list and rooms are
 * loaded anew, since another desk was faster.
 */
export function useTaking(choice: Choice) {
  const refusal = useRefusal()
  const freshList = useFreshList()
  return {
    refusal: refusal.text,
    dismiss: refusal.dismiss,
    outcome: {
      makesStale: matchingMakesStale,
      failsQuietly: true,
      onFailure: (failure: CallFailure) => {
        refusal.show(failure)
        freshList()
        void choice.reload()
      },
    },
  }
}

type Props = {
  choice: Choice
  /** How many the rooms are for. */
  people: number
  taking: Pick<ReturnType<typeof useTaking>, 'refusal' | 'dismiss'>
}

/** The rooms that were chosen, and those to choose from by building and floor. */
export function ChooseRooms({ choice, people, taking }: Props) {
  return (
    <>
      <Refusal text={taking.refusal} onDismiss={taking.dismiss} />
      <SelectedRooms rooms={choice.selected} people={people} total={choice.total} onDrop={choice.drop} />
      <RoomDrillDown
        rooms={choice.available}
        onSelect={choice.select}
        failed={choice.failed}
        onRetry={() => void choice.reload()}
      />
    </>
  )
}
