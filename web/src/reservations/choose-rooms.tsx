import type { Preferences } from '@nivas/contract/reservations/preferences.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { CallFailure } from '../api/failure.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import type { useRoomChoice } from './room-choice.ts'
import { RoomDrillDown } from './room-drill-down.tsx'
import { SelectedRooms } from './selected-rooms.tsx'
import { matchingMakesStale } from './stale.ts'

type Choice = ReturnType<typeof useRoomChoice>

/**
 * The effects of a failed call that takes the chosen rooms: its refusal stays visible, and the free rooms are read again
 * before the next try, since another desk was faster.
 */
export function useTaking(choice: Choice) {
  const refusal = useRefusal()
  return {
    refusal: refusal.text,
    dismiss: refusal.dismiss,
    outcome: {
      makesStale: matchingMakesStale,
      failsQuietly: true,
      onFailure: async (failure: CallFailure) => {
        await choice.reloadAfter(failure)
        refusal.show(failure)
      },
    },
  }
}

type Props = {
  choice: Choice
  /** The number of people for the rooms. */
  people: number
  /** What the applicant prefers. */
  preferences: Preferences
  /** The room where the choice opens: one that is held already. */
  at?: Room | undefined
  taking: Pick<ReturnType<typeof useTaking>, 'refusal' | 'dismiss'>
}

/** The chosen rooms, and the free ones by building and floor. */
export function ChooseRooms({ choice, people, preferences, at, taking }: Props) {
  return (
    <>
      <Refusal text={taking.refusal} onDismiss={taking.dismiss} />
      <SelectedRooms rooms={choice.selected} people={people} total={choice.total} onDrop={choice.drop}>
        <RoomDrillDown
          rooms={choice.available}
          onSelect={choice.select}
          failed={choice.failed}
          onRetry={() => void choice.reload()}
          preferences={preferences}
          at={at}
        />
      </SelectedRooms>
    </>
  )
}
