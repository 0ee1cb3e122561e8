import { arrivalsCall } from '@nivas/contract/reservations/arrivals.ts'
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
import { foundCustomer, foundReservation, foundRoom } from './found.ts'

export { useArrivalFilter } from './arrival-filter.tsx'
export { columns as reservationColumns } from './columns.tsx'
export { ReservationDetails } from './details.tsx'
export { Places, usePlacesQuestion } from './places.tsx'

type Search = Record<string, string>

/** The lists of reservations in a status, by arrival. The link leads to the first one that the user may open. */
const inStatus = (status: 'HOLD' | 'PAID', search: Search) =>
  ['/reservations', '/gate-reservations'].map((to) => ({
    to,
    search: { status, ...search, sort: 'arrival_date', order: 'asc' },
  }))
const paid = (search: Search) => [{ to: '/accomodation-reservations', search }, ...inStatus('PAID', search)]
const onHold = (search: Search) => inStatus('HOLD', search)
const today = { arrival: '{{today}}' }

export const reservations: Area = {
  name: 'reservations',
  hindi: [() => import('./hi.ts'), ...cash.hindi],
  figures: {
    arrivals_today: {
      title: 'Arrivals today',
      hindi: 'आज का आगमन',
      leadsTo: paid(today),
    },
    arrivals_on_hold: {
      title: 'Arrivals today on HOLD',
      hindi: 'आज का आगमन, होल्ड पर',
      leadsTo: onHold(today),
    },
    checked_in_today: {
      title: 'Arrivals today, checked in at the desk',
      hindi: 'आज का आगमन, काउंटर पर चेक-इन हुए',
      leadsTo: paid({ ...today, coming: 'checked-in' }),
    },
    holds_awaiting_bhent: {
      title: 'On HOLD, Bhent not collected',
      hindi: 'भेंट की प्रतीक्षा में होल्ड',
      leadsTo: ['/payments', { to: '/reservations', search: { status: 'HOLD' } }],
    },
    late_arrivals: {
      title: 'Late arrivals: expected on an earlier day',
      hindi: 'देर से आने वाले: पहले के दिन आना था',
      leadsTo: paid({ coming: 'late' }),
      look: true,
    },
    late_on_hold: {
      title: 'Late arrivals on HOLD: expected on an earlier day',
      hindi: 'देर से आने वाले, होल्ड पर: पहले के दिन आना था',
      leadsTo: onHold({ coming: 'late' }),
      look: true,
    },
  } satisfies Record<keyof typeof reservationFigures, FigureOnBoard>,
  pieces: [
    {
      name: 'arrivals',
      title: 'Arrivals still expected today',
      hindi: 'आज जिनका आना बाकी है',
      permission: arrivalsCall.arrivals.permission,
      order: 1,
      load: () => import('./arrivals-piece.tsx'),
    },
  ],
  found: { reservation: foundReservation, room: foundRoom, customer: foundCustomer },
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
      counter: true,
      job: 'cashier',
      nav: { group: 'Reservations', order: 3, icon: IconCash },
    },
    {
      path: '/accomodation-reservations',
      title: 'Accommodation reservations',
      hindi: 'आवास आरक्षण',
      permission: ['acco-checkin', 'print-bhandarghar-ticket'],
      load: () => import('./accomodation-reservations.tsx'),
      job: 'accommodation',
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
      hindi: 'रद्द आवंटन',
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
