import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { bind } from '../http/bind.ts'
import type { SealNumber } from '../identity/index.ts'
import { editVisit } from './edit-visit.ts'
import { dayEntries, entryReport } from './entry-report.ts'
import { handBack } from './hand-back.ts'
import { listInformation } from './list-information.ts'
import { listPending } from './list-pending.ts'
import { listUnclaimed } from './list-unclaimed.ts'
import { lookUp } from './look-up.ts'
import { listGenders, listIdProofs, listTourTypes } from './lookups.ts'
import { mobileSearch, readVisitor } from './mobile-search.ts'
import { printReceipt } from './print-receipt.ts'
import { readSettings } from './read-settings.ts'
import { setHours, setTrays } from './set-hours.ts'
import { updateStatus } from './status.ts'
import { undoExit } from './undo-exit.ts'
import { undoHandBack } from './undo-hand-back.ts'
import { recordVisit } from './visit.ts'

export { samadhDemo } from './demo/samadh-demo.ts'
export { figures as samadhFigures, samadhSite } from './figures.ts'
export { samadhWorkers } from './sum-visits.ts'

/** @param around the venue's time zone, and the sealing of identity numbers */
export function samadh(around: { timeZone: string; seal: SealNumber }) {
  const { timeZone, seal } = around
  return bind('samadh', calls, {
    idProofs: listIdProofs,
    tourTypes: listTourTypes,
    genders: listGenders,
    settings: readSettings,
    lookUp: lookUp(seal),
    mobileSearch,
    visitor: readVisitor,
    visit: recordVisit(around),
    editVisit,
    printReceipt,
    status: updateStatus(around),
    undoExit,
    handBack: handBack(timeZone),
    undoHandBack,
    unclaimed: listUnclaimed,
    updateHours: setHours,
    setTrays,
    pending: listPending,
    entryReport: entryReport(timeZone),
    dayEntries: dayEntries(timeZone),
    information: listInformation(timeZone),
  })
}
