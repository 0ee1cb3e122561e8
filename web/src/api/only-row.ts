import { createStore } from './store.ts'

/**
 * A filter for the next list of a counter. If it leaves only one row, the list does that row's likeliest action, as
 * after Enter.
 */
export const onlyRow = createStore<{ key: string; text: string } | undefined>(undefined)
