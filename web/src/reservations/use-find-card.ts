import type { Request } from '@nivas/contract/call.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useMemo, useState } from 'react'
import { counterPatience, send } from '../api/client.ts'
import type { TakeCard } from '../ui/table/columns.ts'
import { isCodeOf } from './is-code-of.ts'

type Found = { asked: string; shown: string; ids: readonly number[] }

/**
 * Finds the guests of a scanned code in the list of this request. Only the server can compare a whole Aadhaar number;
 * without its answer, and after a reload, all guests are found whose numbers end alike.
 */
export function useFindCard(request: Request<typeof calls.byRange>) {
  const [found, setFound] = useState<Found>()
  const asked = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the request
  return useMemo(() => {
    const takeCard: TakeCard = async (id_card_no, shown) => {
      const answer = send(calls.byRange, { ...request, id_card_no }, { signal: counterPatience() })
      const ids = await answer.then(
        ({ data }) => data.map(({ id }) => id),
        () => undefined,
      )
      setFound(ids && { asked, shown, ids })
    }
    const alsoFoundBy = (row: Reservation, text: string) =>
      found?.asked === asked && found.shown === text ? found.ids.includes(row.id) : isCodeOf(row, text)
    return { takeCard, alsoFoundBy }
  }, [found, asked])
}
