import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useCall } from '../api/hooks.ts'
import { print } from '../ui/print/print.ts'
import { MealCards } from './meal-card.tsx'

/** Prints the meal cards of a PAID reservation. Generates a missing ticket if `generate` is true. */
export function usePrintMealCards(onPrinted?: () => void) {
  const ticket = useCall(calls.ticket, {
    makesStale: [calls.byRange, calls.list, calls.history],
    onSuccess: ({ data: { data } }) =>
      print(<MealCards reservation={data} />, {
        size: 'A6',
        name: `meal-card-${data.application_number}`,
      }).then((isPrinted) => isPrinted && onPrinted?.()),
  })
  return {
    print: (reservation_id: number, generate: boolean) => ticket.mutate({ reservation_id, generate }),
    pending: ticket.isPending,
  }
}
