import { gate as calls } from '@nivas/contract/gate/calls.ts'

/** What an entry makes out of date. */
export const staleAfterEntry = [calls.pending, calls.nonSatsangi, calls.liveBoard]
