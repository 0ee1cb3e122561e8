import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { bind } from '../http/bind.ts'
import type { OpenSealed, SealNumber } from '../identity/index.ts'
import { createEntry } from './create-entry.ts'
import { createVisitorEntry } from './create-visitor-entry.ts'
import { editVisit } from './edit-visit.ts'
import { entryReport } from './entry-report.ts'
import type { GateFeed } from './feed.ts'
import { findSatsangi } from './find-satsangi.ts'
import { listNonSatsangi } from './list-non-satsangi.ts'
import { listPending } from './list-pending.ts'
import { listCountries, listGates, listHouses, listPurposes } from './lookups.ts'
import { markExit } from './mark-exit.ts'
import { setCeiling } from './set-ceiling.ts'
import { undoExit } from './undo-exit.ts'

export { type GateFeed, gateFeed } from './feed.ts'
export { registerGateStream } from './stream.ts'

type Around = { seal: SealNumber; opener: OpenSealed; timeZone: string; board: GateFeed }

/** The area of one server: it seals identity numbers with this server's key. */
export const gate = ({ seal, opener, timeZone, board }: Around) =>
  bind('gate', calls, {
    validateSatsangi: findSatsangi(seal),
    createVisitorEntry: createVisitorEntry(seal, opener, timeZone),
    createEntry: createEntry(seal, opener),
    purposes: listPurposes,
    pending: listPending,
    exit: markExit(seal, timeZone),
    undoExit,
    editVisit,
    entryReport: entryReport(timeZone),
    nonSatsangi: listNonSatsangi,
    houses: listHouses,
    countries: listCountries,
    gates: listGates,
    sealingKey: async () => opener.publicKey,
    liveBoard: () => board.read(),
    setCeiling,
  })
