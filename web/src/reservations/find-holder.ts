import { ageOn } from '@nivas/contract/dates.ts'
import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { registry } from '@nivas/contract/registry/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { keyOf } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'

/**
 * Returns a function that finds the satsangi with a card in the registry, and their age today. It resolves to undefined
 * when there is none, and rejects when the call fails.
 */
export function useFindHolder() {
  const answers = useQueryClient()
  const today = useVenue()?.today
  return async (typed: string) => {
    const id_card_no = typed.trim()
    if (id_card_no === '' || isNoCard(id_card_no)) return undefined
    const { data } = await answers.fetchQuery({
      queryKey: keyOf(registry.customerWithCard, { id_card_no }),
      queryFn: () => send(registry.customerWithCard, { id_card_no }),
      staleTime: 60_000,
    })
    const [holder] = data
    return holder && { ...holder, age: holder.dob && today ? ageOn(holder.dob, today) : ('' as const) }
  }
}
