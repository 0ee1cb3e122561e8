import { activeStatuses, idCardReasons, type Reservation } from '@nivas/contract/reservations/schemas.ts'
import { AllotmentCancelled, StatusBadge } from '../ui/status-badge.tsx'
import type { Column } from '../ui/table/columns.ts'
import { RoomsInShort } from './rooms-in-short.tsx'
import { roomsText } from './stay-facts.ts'

/** Returns the id card number, or the reason why there is none. */
const cardOrReason = ({ id_card_no, id_card_reason }: Reservation): string =>
  id_card_no ?? (id_card_reason ? idCardReasons[id_card_reason] : '')

/** The columns that the lists of reservations share, under the headings of the specification. */
export const columns = {
  event: {
    key: 'event_type',
    title: 'Bhandara/Satsang',
    kind: 'name',
    value: (row) => row.event_type.name,
  },
  card: {
    key: 'id_card_no',
    title: 'Id Card',
    kind: 'name',
    value: cardOrReason,
  },
  reference: {
    key: 'application_number',
    title: 'Reservation Reference',
    filter: 'text',
    // Guests of a combined reservation know the reference of their own application.
    filterBy: ({ application_number, parents }) =>
      [application_number, ...parents.map((parent) => parent.application_number)].join(' '),
    pinned: true,
  },
  applicant: { key: 'applicant_name', title: 'Applicant', filter: 'text' },
  city: { key: 'customer', title: 'City' },
  members: { key: 'members_count', title: 'Members', kind: 'number', sortable: true },
  arrival: { key: 'arrival_date', title: 'Arrival', kind: 'day', sortable: true },
  departure: { key: 'departure_date', title: 'Departure', kind: 'day', sortable: true },
  combined: { key: 'is_child', title: 'Combined', sortable: true },
  rooms: { key: 'count_assigned_rooms', title: 'Rooms', kind: 'number' },
  roomNames: {
    key: 'room_names',
    title: 'Rooms',
    value: (row) => roomsText(row.room_names),
    render: ({ room_names, allotment_cancelled }) =>
      allotment_cancelled ? <AllotmentCancelled /> : <RoomsInShort of={room_names} />,
  },
  total: { key: 'total_amount', title: 'Bhent', kind: 'money' },
  status: {
    key: 'status',
    title: 'Status',
    sortable: true,
    render: (row) => (
      <>
        <StatusBadge status={row.status} />
        {row.allotment_cancelled && <AllotmentCancelled />}
      </>
    ),
  },
  atGate: { key: 'checkin_status', title: 'Checked In?', kind: 'name' },
  atDesk: { key: 'acco_checkin_status', title: 'Checked In?', kind: 'name' },
  building: { key: 'building', title: 'Building', kind: 'name', value: (row) => row.building?.name },
  created: { key: 'created_at', title: 'Created', kind: 'moment', sortable: true },
} as const satisfies Record<
  string,
  Column<
    Reservation,
    'created_at' | 'arrival_date' | 'departure_date' | 'status' | 'members_count' | 'is_child',
    'application_number' | 'applicant_name'
  >
>

/** The columns in the order in which a desk checks them. At 1366 pixels the status is visible without scrolling. */
export const listColumns = [
  columns.reference,
  columns.applicant,
  columns.event,
  columns.members,
  columns.arrival,
  columns.departure,
  {
    ...columns.status,
    filter: { options: activeStatuses.map((status) => ({ value: status, label: status })), many: true },
  },
  columns.rooms,
  columns.card,
  columns.city,
  columns.combined,
  columns.building,
  { ...columns.total, hiddenAtFirst: true, onPhone: true },
  columns.created,
] as const
