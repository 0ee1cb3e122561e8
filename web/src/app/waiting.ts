import { createStore } from '../api/store.ts'

/** Items that wait in this browser to be sent, and those that the server refused. */
export type Waiting = { waiting: number; refused: number }

/** The counts by the name of their area: the outbox writes them, the shell shows them. */
export const waitingByArea = createStore<Readonly<Record<string, Waiting>>>({})

/** The same by `area.name` of their call. */
export const waitingByCall = createStore<Readonly<Record<string, Waiting>>>({})

/** Sales that this browser has and the server has not, by the counter of their shop: written and read like the next. */
export const unsentByCounter = createStore<Readonly<Record<string, number>>>({})

/** Sales that are parked at this till, by the counter of their shop: the tills write it, the closing asks it. */
export const parkedByCounter = createStore<Readonly<Record<string, number>>>({})
