import type { Found } from '@nivas/contract/find/schemas.ts'
import { IconBed, IconDoor, IconUser } from '@tabler/icons-react'
import type { FoundOnScreen } from '../app/area.ts'

const at = (path: string) => (found: Found) => ({ path, search: { application_number: found.number } })

const onlyWhen =
  (status: string, to: (found: Found) => { path: string; search: Record<string, string> }) =>
  (found: Found) =>
    found.status === status ? to(found) : undefined

export const foundReservation: FoundOnScreen = {
  title: 'Reservation',
  hindi: 'आरक्षण',
  icon: IconBed,
  statuses: {
    NEW: { title: 'NEW', hindi: 'नया' },
    HOLD: { title: 'HOLD', hindi: 'होल्ड' },
    PAID: { title: 'PAID', hindi: 'भुगतान हुआ' },
    CANCELLED: { title: 'CANCELLED', hindi: 'रद्द' },
    COMBINED: { title: 'COMBINED', hindi: 'संयुक्त' },
  },
  actions: [
    {
      title: 'Take Bhent',
      hindi: 'भेंट लें',
      permission: 'bhent',
      to: onlyWhen('HOLD', at('/payments')),
      acts: 'application_number',
    },
    {
      title: 'Choose rooms',
      hindi: 'कमरे चुनें',
      permission: 'resavation-assign-room',
      to: onlyWhen('NEW', at('/reservations')),
    },
    {
      title: 'Edit rooms',
      hindi: 'कमरे बदलें',
      permission: 'resavation-edit',
      to: (found) => (found.allotment_cancelled ? onlyWhen('PAID', at('/reservations'))(found) : undefined),
    },
    {
      title: 'Check in',
      hindi: 'चेक-इन करें',
      permission: 'acco-checkin',
      // By its first day: a stay may be longer than the days that the desk lists at once.
      to: ({ status, checked_in, allotment_cancelled, from, number }) =>
        status === 'PAID' && !checked_in && !allotment_cancelled && from
          ? { path: '/accomodation-reservations', search: { from, to: from, application_number: number } }
          : undefined,
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
      to: (found) =>
        found.status === 'CANCELLED' || found.status === 'COMBINED' ? undefined : at('/reservations')(found),
    },
    {
      title: 'Show on the room chart',
      hindi: 'कमरों के चार्ट पर दिखाएँ',
      permission: ['manage-reservations', 'resavation-assign-room', 'resavation-edit', 'admin-booking'],
      to: ({ status, number }) =>
        status === 'HOLD' || status === 'PAID' ? { path: '/room-chart', search: { ref: number } } : undefined,
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
      to: ({ within }) => ({ path: '/room-chart', search: { building: String(within) } }),
    },
  ],
}

export const foundCustomer: FoundOnScreen = {
  title: 'Customer',
  hindi: 'ग्राहक',
  icon: IconUser,
  actions: [
    {
      title: 'Book a stay',
      hindi: 'ठहराव बुक करें',
      permission: 'admin-booking',
      to: ({ number }) => ({ path: '/admin-booking', search: { card: number } }),
    },
    {
      title: 'Show reservations',
      hindi: 'आरक्षण दिखाएँ',
      permission: 'manage-reservations',
      to: ({ name }) => ({ path: '/reservations', search: { applicant_name: name } }),
    },
  ],
}
