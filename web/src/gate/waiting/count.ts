import { createStore } from '../../api/store.ts'
import type { Waiting } from '../../app/area.ts'

/** How many entries of this browser wait to be sent, and how many were refused. */
export const waitingCount = createStore<Waiting>({ waiting: 0, refused: 0 })
