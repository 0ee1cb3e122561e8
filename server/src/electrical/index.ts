import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { bind } from '../http/bind.ts'
import { addChargeType } from './add-charge-type.ts'
import { addGroup } from './add-group.ts'
import { addLine } from './add-line.ts'
import { addProfile } from './add-profile.ts'
import { editReading } from './edit-reading.ts'
import { getProfile, getProfileCharges } from './get-profile.ts'
import { activeCharges, listChargeTypes } from './list-charge-types.ts'
import { listGroups } from './list-groups.ts'
import { listLines } from './list-lines.ts'
import { listProfiles } from './list-profiles.ts'
import { listReadingProfiles } from './list-reading-profiles.ts'
import { listReadings } from './list-readings.ts'
import { monthOfHouse } from './month-of-house.ts'
import { saveReadings } from './save-readings.ts'
import { updateChargeType } from './update-charge-type.ts'
import { updateGroup } from './update-group.ts'
import { updateLine } from './update-line.ts'
import { updateProfile } from './update-profile.ts'

export const electrical = () =>
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
    readings: listReadings,
    saveReadings,
    readingProfiles: listReadingProfiles,
    monthOfHouse,
    editReading,
  })
