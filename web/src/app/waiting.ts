import { createStore } from '../api/store.ts'

/** The numbers of items that wait in this browser to be sent, and of items that the server refused. */
export type Waiting = { waiting: number; refused: number }

/** The numbers by area. The outbox writes them, and the shell shows them. */
export const waitingByArea = createStore<Readonly<Record<string, Waiting>>>({})

/** The numbers by the `area.name` of their call. */
export const waitingByCall = createStore<Readonly<Record<string, Waiting>>>({})

/**
 * The counter and the session of each sale that this browser has and the server does not have. Written and read as the
 * next store is.
 */
export const unsentSales = createStore<readonly { counter: string; session: number }[]>([])

/**
 * The numbers of sales that are parked at this till, by the counter of their shop. The tills write them, and the
 * closing of a session reads them.
 */
export const parkedByCounter = createStore<Readonly<Record<string, number>>>({})
