/** The kinds of records whose ids the audit replaces by names. */
export type NamedKind =
  | 'attribute'
  | 'bill line'
  | 'building'
  | 'category'
  | 'charge'
  | 'event'
  | 'floor'
  | 'gate'
  | 'group'
  | 'house'
  | 'line'
  | 'memorial visit'
  | 'permission'
  | 'plan line'
  | 'purpose'
  | 'reading'
  | 'reservation'
  | 'role'
  | 'room'
  | 'session'
  | 'ticket line'
  | 'user'
  | 'vaccine'

/**
 * The kind of record for each input field that holds an id or a list of ids: the audit shows names and numbers in place
 * of these ids. `lines.id` applies within the field or the call `lines`, and overrides `id`. `pos.lines.id` applies
 * only in the area `pos`, and overrides both.
 */
const kinds: Readonly<Record<string, NamedKind>> = {
  'attributes.id': 'attribute',
  building_id: 'building',
  building_ids: 'building',
  catid: 'category',
  'changeLine.id': 'plan line',
  'chargeTypes.id': 'charge',
  closes: 'memorial visit',
  'correctCharge.id': 'bill line',
  electricline: 'line',
  event_id: 'event',
  event_type_id: 'event',
  'fixed.id': 'charge',
  floor_id: 'floor',
  gate_id: 'gate',
  group_id: 'group',
  groupid: 'group',
  known_permission_ids: 'permission',
  known_role_ids: 'role',
  known_room_ids: 'room',
  like_room_id: 'room',
  'nonfixed.id': 'house',
  parentid: 'category',
  permission_ids: 'permission',
  'planning.lines.id': 'plan line',
  'pos.lines.id': 'ticket line',
  preferred_buildings: 'building',
  profile: 'house',
  purpose_id: 'purpose',
  readingId: 'bill line',
  'readingMonth.line': 'line',
  'readings.id': 'reading',
  reservation_id: 'reservation',
  reservation_ids: 'reservation',
  role_ids: 'role',
  room_id: 'room',
  room_ids: 'room',
  session_ids: 'session',
  to_room_id: 'room',
  user_id: 'user',
  user_ids: 'user',
  vtype: 'vaccine',
}

/**
 * Returns the kind of record for the ids of the field `name`, in a call of this area, within the field or the call
 * `within`.
 */
export const kindOfId = (area: string, within: string, name: string): NamedKind | undefined =>
  kinds[`${area}.${within}.${name}`] ?? kinds[`${within}.${name}`] ?? kinds[name]

/** The keys of `kinds`, exported for a test. */
export const namedFields = Object.keys(kinds)
