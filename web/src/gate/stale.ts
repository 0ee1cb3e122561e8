import { gate as calls } from '@nivas/contract/gate/calls.ts'

/** The calls that an entry makes stale. */
export const staleAfterEntry = [calls.pending, calls.nonSatsangi, calls.liveBoard]
