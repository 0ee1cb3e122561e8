import {
  IconActivity,
  IconChartBar,
  IconClipboardList,
  IconCloudUpload,
  IconDoorEnter,
  IconDoorExit,
  IconHourglass,
  IconShieldCheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { Area } from '../app/area.ts'
import { offline } from '../outbox/offline.ts'
import { reservations } from '../reservations/index.tsx'

const entering = ['gate-visitor-entry', 'gate-reservations-checkin'] as const

export const gate: Area = {
  name: 'gate',
  hindi: [() => import('./hi.ts'), ...reservations.hindi],
  offline: offline({
    permission: entering,
    path: '/gate-waiting',
    meanwhile: {
      title:
        'Visitors can be entered, and their receipts printed. Exits and lists need the connection; this page tries again automatically.',
      hindi:
        'आगंतुकों की प्रविष्टि की जा सकती है और रसीदें छप सकती हैं। निकास और सूचियों के लिए कनेक्शन चाहिए; यह पेज अपने आप फिर कोशिश करता है।',
    },
    load: () => import('./outbox.ts'),
  }),
  pieces: [
    {
      name: 'inside',
      title: 'People inside',
      hindi: 'भीतर लोग',
      permission: 'gate-live-board',
      order: 4,
      load: () => import('./inside-piece.tsx'),
    },
  ],
  found: {
    reservation: {
      title: 'Reservation',
      hindi: 'आरक्षण',
      actions: [
        {
          title: 'Show at the gate',
          hindi: 'गेट पर दिखाएँ',
          permission: 'gate-reservations',
          to: ({ number, status }) =>
            status === 'CANCELLED'
              ? []
              : [{ path: '/gate-reservations', search: { application_number: number } }],
        },
      ],
    },
    visitor: {
      title: 'Visitor inside',
      hindi: 'भीतर के आगंतुक',
      icon: IconUsers,
      actions: [
        {
          title: 'Show in the list, to mark out',
          hindi: 'निकास दर्ज करने के लिए सूची में दिखाएँ',
          permission: 'gate-pending-visitor',
          to: ({ name }) => [{ path: '/gate-pending-visitors', search: { name, guests: 'true' } }],
        },
      ],
    },
  },
  routes: [
    {
      path: '/gate-reservations',
      title: 'Gate reservations',
      hindi: 'गेट के आरक्षण',
      permission: 'gate-reservations',
      load: () => import('./gate-reservations.tsx'),
      counter: true,
      job: 'gate',
      nav: { group: 'Gate', order: 1, icon: IconDoorEnter },
    },
    {
      path: '/gate-visitor-entry',
      title: 'Visitor Entry',
      hindi: 'आगंतुक प्रवेश',
      permission: 'gate-visitor-entry',
      load: () => import('./gate-visitor-entry.tsx'),
      counter: true,
      offline: true,
      job: 'gate',
      nav: { group: 'Gate', order: 2, icon: IconUserPlus },
    },
    {
      path: '/non-satsangi-entry',
      title: 'Non-satsangi entry',
      hindi: 'गैर-सत्संगी प्रवेश',
      permission: 'gate-visitor-entry',
      load: () => import('./non-satsangi-entry.tsx'),
      counter: true,
      offline: true,
      job: 'gate',
      nav: { group: 'Gate', order: 3, icon: IconUsers },
    },
    {
      path: '/gate-security',
      title: 'Gate security',
      hindi: 'गेट सुरक्षा',
      permission: 'gate-reservations-obsolete',
      load: () => import('./gate-security.tsx'),
      counter: true,
      offline: true,
      job: 'gate',
      nav: { group: 'Gate', order: 4, icon: IconShieldCheck },
    },
    {
      path: '/gate-pending-visitors',
      title: 'Pending visitors',
      hindi: 'भीतर के आगंतुक',
      permission: 'gate-pending-visitor',
      load: () => import('./pending-visitors.tsx'),
      job: 'gate',
      nav: { group: 'Gate', order: 5, icon: IconHourglass },
    },
    {
      path: '/gate-exit-status',
      title: 'Exit scan',
      hindi: 'निकास स्कैन',
      permission: 'gate-pending-visit-status-update',
      load: () => import('./exit-status.tsx'),
      counter: true,
      offline: true,
      job: 'gate',
      nav: { group: 'Gate', order: 6, icon: IconDoorExit },
    },
    {
      path: '/gate-live-board',
      title: 'Live board',
      hindi: 'लाइव बोर्ड',
      permission: 'gate-live-board',
      load: () => import('./live-board.tsx'),
      nav: { group: 'Gate', order: 7, icon: IconActivity },
    },
    {
      path: '/gate-non-satsangi-visitors',
      title: 'Non-satsangi visitors',
      hindi: 'गैर-सत्संगी आगंतुक',
      permission: 'gate-non-satsangi-visitors',
      load: () => import('./non-satsangi-visitors.tsx'),
      nav: { group: 'Gate', order: 8, icon: IconClipboardList },
    },
    {
      path: '/gate-entry-report',
      title: 'Gate entries',
      hindi: 'गेट के प्रवेश',
      permission: ['gate-non-satsangi-visitors', 'gate-entries-report'],
      load: () => import('./entry-report.tsx'),
      job: 'beside',
      nav: { group: 'Reports', order: 1, icon: IconChartBar },
    },
    {
      path: '/gate-waiting',
      title: 'Waiting to be sent',
      hindi: 'भेजी जानी बाकी',
      permission: entering,
      load: () => import('./gate-waiting.tsx'),
      offline: true,
      nav: { group: 'Gate', order: 9, icon: IconCloudUpload },
    },
  ],
}
