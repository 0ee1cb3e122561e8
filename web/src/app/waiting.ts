import { createStore } from '../api/store.ts'

/** Items that wait in this browser to be sent, and those that the server refused. */
export type Waiting = { waiting: number; refused: number }

/** How many there are, by the name of their area: the outbox counts them, the shell shows them. */
export const waitingByArea = createStore<Readonly<Record<string, Waiting>>>({})
