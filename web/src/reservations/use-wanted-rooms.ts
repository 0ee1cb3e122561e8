import { useEffect, useState } from 'react'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import type { useRoomChoice } from './room-choice.ts'

/** Rooms to select once the server confirms that they are free. `opens` also opens the booking form with them. */
type Wanted = { ids: readonly number[]; opens: boolean }

type Options = {
  /** The rooms of the address. */
  atFirst: readonly number[] | undefined
  onOpen: () => void
}

/**
 * Holds the rooms of a resumed booking, or of the address, until the free rooms are known. It then selects those that
 * are still free; a notice says how many have been taken.
 */
export function useWantedRooms(
  { available, select }: Pick<ReturnType<typeof useRoomChoice>, 'available' | 'select'>,
  { atFirst, onOpen }: Options,
) {
  const t = useText()
  const [wanted, setWanted] = useState<Wanted | undefined>(atFirst && { ids: atFirst, opens: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once the free rooms are known.
  useEffect(() => {
    if (!wanted || !available) return
    const free = available.filter(({ id }) => wanted.ids.includes(id))
    for (const room of free) select(room)
    if (free.length < wanted.ids.length)
      notify.failure(
        t('Selected rooms that were meanwhile taken: {{count}}.', {
          count: wanted.ids.length - free.length,
        }),
      )
    setWanted(undefined)
    if (wanted.opens) onOpen()
  }, [wanted, available])
  return { areKnown: wanted === undefined, select: (rooms: Wanted) => setWanted(rooms) }
}
