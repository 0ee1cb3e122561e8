import {
  IconActivity,
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
import { waitingCount } from './waiting/count.ts'

const entering = ['gate-visitor-entry', 'gate-reservations-checkin'] as const

export const gate: Area = {
  name: 'gate',
  hindi: () => import('./hi.ts'),
  offline: {
    permission: entering,
    path: '/gate-waiting',
    waiting: waitingCount,
    start: async () => (await import('./waiting/start.ts')).start(),
  },
  routes: [
    {
      path: '/gate-reservations',
      title: 'Gate reservations',
      permission: 'gate-reservations',
      load: () => import('./gate-reservations.tsx'),
      nav: { group: 'Gate', order: 1, icon: IconDoorEnter },
    },
    {
      path: '/gate-visitor-entry',
      title: 'Visitor Entry',
      permission: 'gate-visitor-entry',
      load: () => import('./gate-visitor-entry.tsx'),
      nav: { group: 'Gate', order: 2, icon: IconUserPlus },
    },
    {
      path: '/non-satsangi-entry',
      title: 'Non-satsangi entry',
      permission: 'gate-visitor-entry',
      load: () => import('./non-satsangi-entry.tsx'),
      nav: { group: 'Gate', order: 3, icon: IconUsers },
    },
    {
      path: '/gate-security',
      title: 'Gate security',
      permission: 'gate-reservations-obsolete',
      load: () => import('./gate-security.tsx'),
      nav: { group: 'Gate', order: 4, icon: IconShieldCheck },
    },
    {
      path: '/gate-pending-visitors',
      title: 'Pending visitors',
      permission: 'gate-pending-visitor',
      load: () => import('./pending-visitors.tsx'),
      nav: { group: 'Gate', order: 5, icon: IconHourglass },
    },
    {
      path: '/gate-exit-status',
      title: 'Exit scan',
      permission: 'gate-pending-visit-status-update',
      load: () => import('./exit-status.tsx'),
      nav: { group: 'Gate', order: 6, icon: IconDoorExit },
    },
    {
      path: '/gate-live-board',
      title: 'Live board',
      permission: 'gate-live-board',
      load: () => import('./live-board.tsx'),
      nav: { group: 'Gate', order: 7, icon: IconActivity },
    },
    {
      path: '/gate-non-satsangi-visitors',
      title: 'Non-satsangi visitors',
      permission: 'gate-non-satsangi-visitors',
      load: () => import('./non-satsangi-visitors.tsx'),
      nav: { group: 'Gate', order: 8, icon: IconClipboardList },
    },
    {
      path: '/gate-waiting',
      title: 'Waiting to be sent',
      permission: entering,
      load: () => import('./waiting/gate-waiting.tsx'),
      nav: { group: 'Gate', order: 9, icon: IconCloudUpload },
    },
  ],
}
