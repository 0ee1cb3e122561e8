import { nights, type StayDates, stayTotal } from '@nivas/contract/reservations/stay.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useMemo, useState } from 'react'
import { type CallFailure, wasLost } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'

const NONE: readonly Room[] = []

/**
 * The choice of rooms for a stay: the selected rooms, and the other free ones. `held` are the rooms that the
 * reservation holds: they count as free for it, at the agreed price. Without a stay there are no rooms.
 */
export function useRoomChoice(stay: StayDates | undefined, held: readonly Room[] = NONE) {
  const answer = useAnswer(
    venue.availableRooms,
    { arrival: stay?.arrival_date ?? '', departure: stay?.departure_date ?? '' },
    { enabled: stay !== undefined },
  )
  const [chosen, setSelected] = useState(held)
  const free = stay && answer.data?.data

  /** The selected rooms at their present Bhent, which may have changed since they were selected. */
  const selected = useMemo(() => {
    const known = new Map([...(free ?? NONE), ...held].map((room) => [room.id, room]))
    return chosen.map((room) => known.get(room.id) ?? room)
  }, [chosen, free, held])

  const available = useMemo(() => {
    if (!free) return undefined
    const ids = new Set(selected.map((room) => room.id))
    return [...held, ...free].filter((room) => !ids.has(room.id))
  }, [free, held, selected])

  /** Refetches the free rooms, and removes taken rooms from the selection. */
  const reload = async () => {
    // A refusal may already be fetching them.
    const { data } = await answer.refetch({ cancelRefetch: false })
    if (!data) return
    const still = new Set([...held, ...data.data].map((room) => room.id))
    setSelected((rooms) => rooms.filter((room) => still.has(room.id)))
  }

  /**
   * Keeps a refused call pending until the taken rooms are removed, so that the next try is for the rooms on the
   * screen. Does not wait without a connection.
   */
  const reloadAfter = async (failure: CallFailure) => {
    const reloaded = reload()
    if (!wasLost(failure)) await reloaded
  }

  return {
    available,
    selected,
    /** Whether the selection differs from the rooms that the reservation holds. */
    isChanged: chosen.length !== held.length || chosen.some(({ id }) => !held.some((room) => room.id === id)),
    failed: answer.isError && !free,
    reload,
    reloadAfter,
    select: (room: Room) => setSelected((rooms) => [...rooms.filter((one) => one.id !== room.id), room]),
    drop: (room: Room) => setSelected((rooms) => rooms.filter((one) => one.id !== room.id)),
    clear: () => setSelected(NONE),
    /** The Bhent of the whole stay, in rupees. */
    total: stay
      ? stayTotal(
          selected.map((room) => room.price),
          nights(stay),
        )
      : 0,
  }
}
