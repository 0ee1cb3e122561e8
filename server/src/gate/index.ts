import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { listColony } from '../electrical/index.ts'
import { bind } from '../http/bind.ts'
import type { SealNumber } from '../identity/index.ts'
import { createEntry } from './create-entry.ts'
import { createVisitorEntry } from './create-visitor-entry.ts'
import { editVisit } from './edit-visit.ts'
import { entryReport } from './entry-report.ts'
import type { GateFeed } from './feed.ts'
import { findSatsangi } from './find-satsangi.ts'
import { listNonSatsangi } from './list-non-satsangi.ts'
import { listPending } from './list-pending.ts'
import { listCountries, listGates, listPurposes } from './lookups.ts'
import { markExit } from './mark-exit.ts'
import { printReceipt } from './print-receipt.ts'
import { setCeiling } from './set-ceiling.ts'
import { undoExit } from './undo-exit.ts'

export { countEntries, countVisits } from './count-entries.ts'
export { gateDemo } from './demo/gate-demo.ts'
export { type GateFeed, gateFeed } from './feed.ts'
export { visitorFinder } from './finder.ts'
export { registerGateStream } from './stream.ts'
export { gateWorkers } from './sum-entries.ts'

/** Binds the calls of this area that are reports, for reports by mail. */
export const gateReports = (timeZone: string) =>
  bind('gate', { nonSatsangi: calls.nonSatsangi }, { nonSatsangi: listNonSatsangi(timeZone) })

type Around = { timeZone: string; board: GateFeed; seal: SealNumber }

export const gate = ({ timeZone, board, seal }: Around) =>
  bind('gate', calls, {
    validateSatsangi: findSatsangi,
    createVisitorEntry: createVisitorEntry({ timeZone, seal }),
    createEntry: createEntry({ timeZone, seal }),
    printReceipt,
    purposes: listPurposes,
    pending: listPending(timeZone),
    exit: markExit({ timeZone, seal }),
    undoExit: undoExit(seal),
    editVisit,
    entryReport: entryReport(timeZone),
    nonSatsangi: listNonSatsangi(timeZone),
    houses: listColony,
    countries: listCountries,
    gates: listGates,
    liveBoard: () => board.read(),
    setCeiling,
  })
