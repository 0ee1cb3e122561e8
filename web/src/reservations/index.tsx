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

export { columns as reservationColumns } from './columns.tsx'
export { ReservationDetails } from './details.tsx'

export const reservations: Area = {
  name: 'reservations',
  hindi: () => import('./hi.ts'),
  figures: {
    arrivals_today: {
      title: 'Arrivals today',
      leadsTo: ['/accomodation-reservations', '/reservations', '/gate-reservations'],
    },
    checked_in_today: {
      title: 'Checked in today',
      leadsTo: ['/accomodation-reservations', '/reservations'],
    },
    holds_awaiting_bhent: { title: 'Holds awaiting Bhent', leadsTo: ['/payments', '/reservations'] },
  } satisfies Record<keyof typeof reservationFigures, FigureOnBoard>,
  routes: [
    {
      path: '/reservations',
      title: 'Reservations',
      permission: 'manage-reservations',
      load: () => import('./reservations.tsx'),
      nav: { group: 'Reservations', order: 1, icon: IconBed },
    },
    {
      path: '/admin-booking',
      title: 'Admin booking',
      permission: 'admin-booking',
      load: () => import('./admin-booking.tsx'),
      nav: { group: 'Reservations', order: 2, icon: IconCalendarPlus },
    },
    {
      path: '/payments',
      title: 'Payments',
      permission: 'bhent',
      load: () => import('./payments.tsx'),
      nav: { group: 'Reservations', order: 3, icon: IconCash },
    },
    {
      path: '/accomodation-reservations',
      title: 'Accommodation reservations',
      permission: ['acco-checkin', 'print-bhandarghar-ticket'],
      load: () => import('./accomodation-reservations.tsx'),
      nav: { group: 'Reservations', order: 4, icon: IconKey },
    },
    {
      path: '/manual-reservation',
      title: 'Manual reservation',
      permission: 'visitor-report',
      load: () => import('./manual-reservation.tsx'),
      nav: { group: 'Reservations', order: 5, icon: IconHandClick },
    },
    {
      path: '/released-rooms',
      title: 'Released rooms',
      permission: 'manage-reservations',
      load: () => import('./released-rooms.tsx'),
    },
    {
      path: '/room-chart',
      title: 'Room chart',
      permission: ['manage-reservations', 'resavation-assign-room', 'resavation-edit', 'admin-booking'],
      load: () => import('./chart/room-chart.tsx'),
      nav: { group: 'Reservations', order: 6, icon: IconLayoutRows },
    },
  ],
}
