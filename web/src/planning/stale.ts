import { planning as calls } from '@nivas/contract/planning/calls.ts'

/** The calls that a changed line makes stale. */
export const staleLines = [calls.get, calls.lines, calls.lineRooms]
