import { planning as calls } from '@nivas/contract/planning/calls.ts'

/** What a changed line makes out of date. */
export const staleLines = [calls.get, calls.lines, calls.lineRooms]
