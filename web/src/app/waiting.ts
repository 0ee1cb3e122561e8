import { createStore } from '../api/store.ts'

/** Items that wait in this browser to be sent, and those that the server refused. */
export type Waiting = { waiting: number; refused: number }

/** The counts by the name of their area: the outbox writes them, the shell shows them. */
export const waitingByArea = createStore<Readonly<Record<string, Waiting>>>({})
