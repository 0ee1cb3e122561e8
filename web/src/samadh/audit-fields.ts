import { genders, idProofs, tourTypes } from '@nivas/contract/samadh/lookups.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type AuditFields, code, hidden } from '../app/audit-field.ts'

const namesOf = (choices: readonly { id: string | number; name: PlainKey }[]): Record<string, PlainKey> =>
  Object.fromEntries(choices.map(({ id, name }) => [id, name]))

/** How the audit shows the fields of this area's calls. */
export const samadhFields: AuditFields = {
  birthYear: 'Birth Year',
  children: 'Children',
  closes: 'Close that visit',
  country: 'Country',
  district: 'District',
  earlier: hidden,
  fatherHus: 'Father/Husband',
  fromTime: 'From Time',
  gender: code('Gender', namesOf(genders)),
  gents: 'Gents',
  idProof: code('Id Proof', namesOf(idProofs)),
  isSecurity: 'Security',
  known_set_at: hidden,
  ladies: 'Ladies',
  location: 'Location',
  mobilesCollected: 'Mobile(s) Collected',
  name: 'Name',
  outsideHours: 'Outside the visit hours',
  postcode: 'PostCode',
  state: 'Home state',
  toTime: 'To Time',
  totalPeople: 'People',
  tourType: code('Tour Type', namesOf(tourTypes)),
  tray: 'Tray',
  trayRequired: 'Tray Required',
  trays: 'Number of trays',
  vehicleNo: 'VehicleNo',
  visitorname: 'Name',
}
