import { createStore } from './store.ts'

/** The next counter's list that has this filter does its only row's likeliest action, as after Enter. */
export const onlyRow = createStore<{ key: string; text: string } | undefined>(undefined)
