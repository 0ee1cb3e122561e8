import * as z from 'zod'
import { get, post } from '../call.ts'
import { id } from '../fields.ts'
import { billCalls } from './bill-calls.ts'
import {
  ChangeFamily,
  EditCharge,
  EditGroup,
  EditLine,
  EditProfile,
  NewCharge,
  NewGroup,
  NewLine,
  NewProfile,
  ProfilesQuery,
} from './forms.ts'
import { paymentCalls } from './payment-calls.ts'
import { readingCalls } from './reading-calls.ts'
import { reportCalls } from './report-calls.ts'
import { ChargeType, ElectricLine, Profile, ProfileCharge, ProfileToEdit, SatsangiGroup } from './schemas.ts'
import { usageCalls } from './usage-calls.ts'

const added = 'Record added successfully.'
const updated = 'Record updated successfully.'

const ofGroup = {
  permission: 'electrical-profiles',
  record: 'satsangi_group',
  returns: SatsangiGroup,
} as const
const ofLine = {
  permission: 'electrical-electric-lines',
  record: 'electric_line',
  returns: ElectricLine,
} as const
const ofCharge = {
  permission: 'electrical-bhaint-types',
  record: 'bhaint_type',
  returns: ChargeType,
} as const
const ofProfile = {
  permission: 'electrical-profiles',
  record: 'satsangi_profile',
  returns: ProfileToEdit,
} as const

export const electrical = {
  groups: get('/electrical/satsangiGroups', {
    permission: [
      'electrical-profiles',
      'electrical-bulk-readings',
      'electrical-group-overdues',
      'report-mails',
    ],
    summary: 'The satsangi groups, by name',
    returns: z.array(SatsangiGroup),
  }),
  addGroup: post('/electrical/satsangiGroup/addGroup', {
    ...ofGroup,
    summary: 'Add a satsangi group',
    body: NewGroup,
    message: added,
  }),
  updateGroup: post('/electrical/satsangiGroup/updateGroup', {
    ...ofGroup,
    summary: 'Rename a satsangi group',
    body: EditGroup,
    message: updated,
  }),

  lines: get('/electrical/electricLines', {
    permission: [
      'electrical-electric-lines',
      'electrical-profiles',
      'electrical-bulk-readings',
      'electrical-electric-lines-report',
    ],
    summary: 'The electric lines, by name',
    returns: z.array(ElectricLine),
  }),
  addLine: post('/electrical/electricLine/addElectricLine', {
    ...ofLine,
    summary: 'Add an electric line',
    body: NewLine,
    message: added,
  }),
  updateLine: post('/electrical/electricLine/updateElectricLine', {
    ...ofLine,
    summary: 'Change an electric line, or switch it off or on',
    body: EditLine,
    message: updated,
  }),

  chargeTypes: get('/electrical/chargeTypes', {
    permission: ['electrical-bhaint-types', 'electrical-profiles'],
    summary: 'The Bhaint types, by name',
    returns: z.array(ChargeType),
  }),
  addCharge: post('/electrical/chargeType/addChargeType', {
    ...ofCharge,
    summary: 'Add a Bhaint type',
    body: NewCharge,
    message: added,
  }),
  updateCharge: post('/electrical/chargeType/updateChargeType', {
    ...ofCharge,
    summary: 'Change a Bhaint type. What houses pay for it stays the same',
    body: EditCharge,
    message: updated,
  }),
  activeCharges: get('/electrical/chargeType/getActiveCharges', {
    permission: 'electrical-profiles',
    summary: 'The charges that a new profile starts from',
    returns: z.array(ProfileCharge),
  }),

  profiles: get('/electrical/profiles', {
    permission: 'electrical-profiles',
    summary: 'Houses with their charges, what they owe and their last payment, a page at a time',
    query: ProfilesQuery,
    returns: Profile,
    paged: true,
  }),
  profile: post('/electrical/profile/getProfile', {
    permission: 'electrical-profiles',
    summary: 'One house as it is edited',
    body: z.object({ id }),
    returns: ProfileToEdit,
    reads: true,
  }),
  profileCharges: post('/electrical/profile/getProfileCharges', {
    permission: 'electrical-profiles',
    summary: 'The charges of one house',
    body: z.object({ id }),
    returns: z.array(ProfileCharge),
    reads: true,
  }),
  addProfile: post('/electrical/profile/addProfile', {
    ...ofProfile,
    summary: 'Add a satsangi profile',
    body: NewProfile,
    message: added,
  }),
  updateProfile: post('/electrical/profile/updateProfile', {
    ...ofProfile,
    summary:
      'Change a satsangi profile, or switch it off or on. Changed charges apply from the next month that is read',
    body: EditProfile,
    message: updated,
  }),

  changeFamily: post('/electrical/profile/changeFamily', {
    ...ofProfile,
    summary: 'Close the account of a family that leaves its house, and open one for the next family',
    body: ChangeFamily,
    message: updated,
  }),

  ...readingCalls,
  ...billCalls,
  ...usageCalls,
  ...paymentCalls,
  ...reportCalls,
}
