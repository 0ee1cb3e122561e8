import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { bind } from '../http/bind.ts'
import { addAdvance } from './add-advance.ts'
import { addChargeType } from './add-charge-type.ts'
import { addGroup } from './add-group.ts'
import { addLine } from './add-line.ts'
import { addProfile } from './add-profile.ts'
import { applyPayment } from './apply-payment.ts'
import { changeFamily } from './change-family.ts'
import { correctCharge } from './correct-charge.ts'
import { editReading } from './edit-reading.ts'
import { getConsumption } from './get-consumption.ts'
import { getProfile, getProfileCharges } from './get-profile.ts'
import { getStatement } from './get-statement.ts'
import { listBills } from './list-bills.ts'
import { activeCharges, listChargeTypes } from './list-charge-types.ts'
import { listGroups } from './list-groups.ts'
import { listLines } from './list-lines.ts'
import { listProfiles } from './list-profiles.ts'
import { listReadingProfiles } from './list-reading-profiles.ts'
import { listReadings } from './list-readings.ts'
import { monthOfHouse } from './month-of-house.ts'
import { oddReadings } from './odd-readings.ts'
import { printReceipt } from './print-receipt.ts'
import { getPayment, listPayments } from './read-payments.ts'
import { paymentMethods, readingsBalance } from './readings-balance.ts'
import { dailyCollection } from './report-collection.ts'
import { lineAccounts } from './report-line-accounts.ts'
import { lineLoad } from './report-line-load.ts'
import { groupOverdues, overdues, periodOverdues } from './report-overdues.ts'
import { saveReadings } from './save-readings.ts'
import { undoPayment } from './undo-payment.ts'
import { updateChargeType } from './update-charge-type.ts'
import { updateGroup } from './update-group.ts'
import { updateLine } from './update-line.ts'
import { updateProfile } from './update-profile.ts'

export { duesDemo } from './demo/dues-demo.ts'
export { electricalDemo } from './demo/electric-demo.ts'
export { figures as electricalFigures } from './figures.ts'
export { housesImport } from './import-houses.ts'
export { readingsImport } from './import-readings.ts'
export { listColony } from './list-colony.ts'

/** The area of one server; days are days of the venue. */
export const electrical = ({ timeZone }: { timeZone: string }) =>
  bind('electrical', calls, {
    groups: listGroups,
    addGroup,
    updateGroup,
    lines: listLines,
    addLine,
    updateLine,
    chargeTypes: listChargeTypes,
    addCharge: addChargeType,
    updateCharge: updateChargeType,
    activeCharges,
    profiles: listProfiles,
    profile: getProfile,
    profileCharges: getProfileCharges,
    addProfile,
    updateProfile,
    changeFamily,
    readings: listReadings(timeZone),
    saveReadings: saveReadings(timeZone),
    readingProfiles: listReadingProfiles,
    monthOfHouse,
    bills: listBills,
    correctCharge,
    oddReadings,
    consumption: getConsumption,
    lineAccounts: lineAccounts(timeZone),
    editReading,
    readingsBalance,
    paymentMethods,
    applyPayment,
    addAdvance,
    undoPayment,
    payments: listPayments,
    payment: getPayment,
    printReceipt,
    statement: getStatement(timeZone),
    overdues,
    groupOverdues,
    lineLoad,
    periodOverdues,
    dailyCollection,
  })
