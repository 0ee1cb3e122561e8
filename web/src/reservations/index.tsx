import type { reservationFigures } from '@nivas/contract/reservations/figures.ts'
import {
  IconBed,
  IconCalendarPlus,
  IconCash,
  IconHandClick,
  IconKey,
  IconLayoutRows,
} from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { cash } from '../cash/index.tsx'

export { columns as reservationColumns } from './columns.tsx'
export { ReservationDetails } from './details.tsx'
export { Places, usePlacesQuestion } from './places.tsx'

export const reservations: Area = {
  name: 'reservations',
  hindi: [() => import('./hi.ts'), ...cash.hindi],
  figures: {
    arrivals_today: {
      title: 'Arrivals today',
      hindi: 'आज का आगमन',
      leadsTo: ['/accomodation-reservations', '/reservations', '/gate-reservations'],
    },
    checked_in_today: {
      title: 'Checked in today',
      hindi: 'आज चेक-इन हुए',
      leadsTo: ['/accomodation-reservations', '/reservations'],
    },
    holds_awaiting_bhent: {
      title: 'Holds awaiting Bhent',
      hindi: 'भेंट की प्रतीक्षा में होल्ड',
      leadsTo: ['/payments', '/reservations'],
    },
  } satisfies Record<keyof typeof reservationFigures, FigureOnBoard>,
  routes: [
    {
      path: '/reservations',
      title: 'Reservations',
      hindi: 'आरक्षण',
      permission: 'manage-reservations',
      load: () => import('./reservations.tsx'),
      nav: { group: 'Reservations', order: 1, icon: IconBed },
    },
    {
      path: '/admin-booking',
      title: 'Admin booking',
      hindi: 'कार्यालय बुकिंग',
      permission: 'admin-booking',
      load: () => import('./admin-booking.tsx'),
      nav: { group: 'Reservations', order: 2, icon: IconCalendarPlus },
    },
    {
      path: '/payments',
      title: 'Payments',
      hindi: 'भुगतान',
      permission: 'bhent',
      load: () => import('./payments.tsx'),
      nav: { group: 'Reservations', order: 3, icon: IconCash },
    },
    {
      path: '/accomodation-reservations',
      title: 'Accommodation reservations',
      hindi: 'आवास आरक्षण',
      permission: ['acco-checkin', 'print-bhandarghar-ticket'],
      load: () => import('./accomodation-reservations.tsx'),
      nav: { group: 'Reservations', order: 4, icon: IconKey },
    },
    {
      path: '/manual-reservation',
      title: 'Manual reservation',
      hindi: 'कमरे चुनना',
      permission: 'visitor-report',
      load: () => import('./manual-reservation.tsx'),
      nav: { group: 'Reservations', order: 5, icon: IconHandClick },
    },
    {
      path: '/released-rooms',
      title: 'Released rooms',
      hindi: 'छूटे हुए कमरे',
      permission: 'manage-reservations',
      load: () => import('./released-rooms.tsx'),
    },
    {
      path: '/room-chart',
      title: 'Room chart',
      hindi: 'कमरों का चार्ट',
      permission: ['manage-reservations', 'resavation-assign-room', 'resavation-edit', 'admin-booking'],
      load: () => import('./chart/room-chart.tsx'),
      nav: { group: 'Reservations', order: 6, icon: IconLayoutRows },
    },
  ],
}
