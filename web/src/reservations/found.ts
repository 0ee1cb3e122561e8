import type { Found } from '@nivas/contract/find/schemas.ts'
import { isMasked } from '@nivas/contract/identity/stand-in.ts'
import { IconBed, IconDoor, IconUser } from '@tabler/icons-react'
import type { FoundAction, FoundOnScreen } from '../app/area.ts'

type To = FoundAction['to']

const at =
  (...paths: string[]): To =>
  ({ number }) =>
    paths.map((path) => ({ path, search: { application_number: number } }))

/** Leads to the accommodation desk on the first day: a stay may be longer than the range that the desk lists. */
const atDesk: To = ({ from, number }) =>
  from ? [{ path: '/accomodation-reservations', search: { from, to: from, application_number: number } }] : []

const onlyWhen =
  (status: string, to: To): To =>
  (found) =>
    found.status === status ? to(found) : []

export const foundReservation: FoundOnScreen = {
  title: 'Reservation',
  hindi: 'आरक्षण',
  icon: IconBed,
  statuses: {
    NEW: { title: 'NEW', hindi: 'नया' },
    HOLD: { title: 'HOLD', hindi: 'होल्ड' },
    PAID: { title: 'PAID', hindi: 'भुगतान हुआ' },
    CANCELLED: { title: 'CANCELLED', hindi: 'रद्द' },
  },
  actions: [
    {
      title: 'Collect Bhent',
      hindi: 'भेंट लें',
      permission: 'bhent',
      to: onlyWhen('HOLD', at('/payments')),
      acts: 'application_number',
    },
    {
      title: 'Choose rooms',
      hindi: 'कमरे चुनें',
      permission: 'resavation-assign-room',
      to: onlyWhen('NEW', at('/reservations', '/manual-reservation')),
    },
    {
      title: 'Edit rooms',
      hindi: 'कमरे बदलें',
      permission: 'resavation-edit',
      to: onlyWhen('PAID', (found) =>
        found.allotment_cancelled ? [...at('/reservations')(found), ...atDesk(found)] : [],
      ),
    },
    {
      title: 'Check in',
      hindi: 'चेक-इन करें',
      permission: 'acco-checkin',
      to: onlyWhen('PAID', (found) => (found.checked_in || found.allotment_cancelled ? [] : atDesk(found))),
    },
    {
      title: 'Receipts',
      hindi: 'रसीदें',
      permission: 'bhent',
      to: onlyWhen('PAID', at('/payments')),
      acts: 'application_number',
    },
    {
      title: 'Show in the list',
      hindi: 'सूची में दिखाएँ',
      permission: 'manage-reservations',
      to: (found) => (found.status === 'CANCELLED' ? [] : at('/reservations')(found)),
    },
    {
      title: 'Show on the room chart',
      hindi: 'कमरों के चार्ट पर दिखाएँ',
      permission: ['manage-reservations', 'resavation-assign-room', 'resavation-edit', 'admin-booking'],
      to: ({ status, number }) =>
        status === 'HOLD' || status === 'PAID' ? [{ path: '/room-chart', search: { ref: number } }] : [],
    },
    {
      title: 'Meal ticket',
      hindi: 'भोजन टिकट',
      permission: 'print-bhandarghar-ticket',
      to: onlyWhen('PAID', atDesk),
    },
  ],
}

export const foundRoom: FoundOnScreen = {
  title: 'Room',
  hindi: 'कमरा',
  icon: IconDoor,
  actions: [
    {
      title: 'Show on the room chart',
      hindi: 'कमरों के चार्ट पर दिखाएँ',
      permission: ['manage-reservations', 'resavation-assign-room', 'resavation-edit', 'admin-booking'],
      to: ({ within }) => [{ path: '/room-chart', search: { building: String(within) } }],
    },
  ],
}

/**
 * The filter for a customer's reservations: by card, since a name has several spellings and a combined reservation has
 * the name of its first applicant. The browser has only the last digits of an identity number, which several people may
 * share: such a customer is found by name.
 */
const reservationsOf = ({ number, name }: Pick<Found, 'number' | 'name'>): Record<string, string> =>
  isMasked(number) ? { applicant_name: name } : { card: number }

export const foundCustomer: FoundOnScreen = {
  title: 'Customer',
  hindi: 'ग्राहक',
  icon: IconUser,
  actions: [
    {
      title: 'Book a stay',
      hindi: 'ठहराव बुक करें',
      permission: 'admin-booking',
      to: ({ number }) => [{ path: '/admin-booking', search: { card: number } }],
    },
    {
      title: 'Show reservations',
      hindi: 'आरक्षण दिखाएँ',
      permission: 'manage-reservations',
      to: (customer) => [{ path: '/reservations', search: reservationsOf(customer) }],
    },
  ],
}
