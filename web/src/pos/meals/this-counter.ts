import { MOST_COUNTERS } from '@nivas/contract/pos/meal-calls.ts'
import { useStore } from '../../api/store.ts'
import { createStoredState } from '../../api/stored-value.ts'

/** Whether the number is valid for a counter. */
export const isCounter = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= MOST_COUNTERS

const chosen = createStoredState(
  'nivas.meal-counter',
  (text) => (isCounter(Number(text)) ? Number(text) : 1),
  String,
)

/** The number of this meal counter, as chosen on this machine; 1 by default. */
export const useThisCounter = (): number => useStore(chosen)

export function storeCounter(number: number): void {
  if (isCounter(number)) chosen.set(number)
}
