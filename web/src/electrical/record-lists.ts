import { byName, byNumber, type RecordLists } from '../app/record-list.ts'

export const electricalRecords: RecordLists = {
  bhaint_type: byName('/electrical/bhaint-types'),
  dues_payment: byNumber('/electrical/profiles', 'payment'),
  electric_line: byName('/electrical/electric-lines', 'lineName'),
  satsangi_group: byName('/electrical/satsangi-groups'),
  satsangi_profile: byNumber('/electrical/profiles', 'account'),
}
