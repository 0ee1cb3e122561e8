import { type AuditFields, before, word } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. */
export const planningFields: AuditFields = {
  agreed_places: 'Assign these rooms anyway?',
  building_ids: word('Buildings'),
  'changeLine.id': 'Reservation',
  from: 'From',
  keep: 'Stop and show the best so far',
  known_room_ids: before('Rooms'),
  lines: 'Proposed rooms',
  'lines.id': 'Reservation',
  may_move: 'Stays whose guests have not arrived may be moved',
  pinned: 'Pinned',
  pins_of: 'Plan again, keep pins',
  plan_id: 'Plan',
  room_ids: 'Rooms',
  to: 'To',
}
