import { useEffect, useState } from 'react'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import type { useRoomChoice } from './room-choice.ts'

/** Rooms to select as soon as it is known that they are free; `opens` the form with them. */
type Wanted = { ids: readonly number[]; opens: boolean }

type Options = {
  /** Rooms of the address. */
  atFirst: readonly number[] | undefined
  onOpen: () => void
}

/**
 * The rooms of a resumed booking, or those of the address, until it is known which of them are still free: these are
 * selected then, and a notice says how many have been taken.
 */
export function useWantedRooms(
  { available, select }: Pick<ReturnType<typeof useRoomChoice>, 'available' | 'select'>,
  { atFirst, onOpen }: Options,
) {
  const t = useText()
  const [wanted, setWanted] = useState<Wanted | undefined>(atFirst && { ids: atFirst, opens: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the free rooms are known.
  useEffect(() => {
    if (!wanted || !available) return
    const free = available.filter(({ id }) => wanted.ids.includes(id))
    for (const room of free) select(room)
    if (free.length < wanted.ids.length)
      notify.failure(
        t('Of the selected rooms others have been taken meanwhile: {{count}}.', {
          count: wanted.ids.length - free.length,
        }),
      )
    setWanted(undefined)
    if (wanted.opens) onOpen()
  }, [wanted, available])
  return { areKnown: wanted === undefined, select: (rooms: Wanted) => setWanted(rooms) }
}
