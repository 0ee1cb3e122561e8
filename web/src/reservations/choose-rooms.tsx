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
 * Handles a refusal of the chosen rooms: keeps its text visible and reads the free rooms again before the next try,
 * because another desk may have taken some.
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
  /** The room at which the choice opens: one that the reservation holds. */
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
