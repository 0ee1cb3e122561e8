import type { samadhFigures } from '@nivas/contract/samadh/figures.ts'
import {
  IconChartBar,
  IconClock,
  IconCloudUpload,
  IconDoorExit,
  IconHourglass,
  IconId,
  IconInbox,
  IconListDetails,
  IconShieldCheck,
} from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { offline } from '../outbox/offline.ts'

const group = 'Memorial site'
const marksOut = ['samadh-exit-point', 'samadh-pending-visitors'] as const

export const samadh: Area = {
  name: 'samadh',
  hindi: [() => import('./hi.ts')],
  offline: offline({
    permission: 'samadh-aadharcard-scanner',
    path: '/samadh/waiting',
    meanwhile: {
      title:
        'Visits can be recorded, and their tickets printed. Security, exit and lists need the connection; this page tries again automatically.',
      hindi:
        'दर्शन की प्रविष्टि की जा सकती है और टिकट छप सकते हैं। सुरक्षा, निकास और सूचियों के लिए कनेक्शन चाहिए; यह पेज अपने आप फिर कोशिश करता है।',
    },
    load: () => import('./outbox.ts'),
  }),
  figures: {
    samadh_inside: {
      title: 'People at the memorial site now',
      hindi: 'अभी समाध पर लोग',
      leadsTo: ['/samadh/reports/pending-visitors'],
    },
    samadh_too_long: {
      title: 'Visits of the memorial site over 2 hours',
      hindi: 'समाध पर 2 घंटे से अधिक के प्रवेश',
      leadsTo: [{ to: '/samadh/reports/pending-visitors', search: { overdue: 'true' } }],
      look: true,
    },
    samadh_unclaimed: {
      title: 'Visitors who left a tray or phones behind',
      hindi: 'आगंतुक जिनकी ट्रे या मोबाइल छूट गए',
      leadsTo: ['/samadh/unclaimed'],
      look: true,
    },
  } satisfies Record<keyof typeof samadhFigures, FigureOnBoard>,
  routes: [
    {
      path: '/samadh/aadharcard-scanner',
      title: 'Memorial site entry',
      hindi: 'समाध प्रवेश',
      permission: 'samadh-aadharcard-scanner',
      load: () => import('./aadharcard-scanner.tsx'),
      counter: true,
      offline: true,
      job: 'memorial site',
      nav: { group, order: 1, icon: IconId },
    },
    {
      path: '/samadh/security-check',
      title: 'Security point',
      hindi: 'सुरक्षा जाँच',
      permission: 'samadh-security-check',
      load: () => import('./security-check.tsx'),
      counter: true,
      job: 'memorial site',
      nav: { group, order: 2, icon: IconShieldCheck },
    },
    {
      path: '/samadh/exit-point',
      title: 'Exit point',
      hindi: 'निकास द्वार',
      permission: 'samadh-exit-point',
      load: () => import('./exit-point.tsx'),
      counter: true,
      job: 'memorial site',
      nav: { group, order: 3, icon: IconDoorExit },
    },
    {
      path: '/samadh/reports/pending-visitors',
      title: 'Visitors at the memorial site',
      hindi: 'समाध पर आगंतुक',
      permission: 'samadh-pending-visitors',
      load: () => import('./pending-visitors.tsx'),
      job: 'memorial site',
      nav: { group, order: 4, icon: IconHourglass },
    },
    {
      path: '/samadh/unclaimed',
      title: 'Unclaimed items',
      hindi: 'छूटा हुआ सामान',
      permission: marksOut,
      load: () => import('./unclaimed.tsx'),
      nav: { group, order: 5, icon: IconInbox },
    },
    {
      path: '/samadh/visit-hours',
      title: 'Visit hours',
      hindi: 'दर्शन का समय',
      permission: 'samadh-visit-hours',
      load: () => import('./visit-hours.tsx'),
      nav: { group, order: 6, icon: IconClock },
    },
    {
      path: '/samadh/reports/visitors-entry-report',
      title: 'Entry visitor summary',
      hindi: 'समाध प्रवेश सारांश',
      permission: 'samadh-visitors-entry-report',
      load: () => import('./entry-report.tsx'),
      nav: { group, order: 7, icon: IconChartBar },
    },
    {
      path: '/samadh/reports/visitors-information-report',
      title: 'Visitor information',
      hindi: 'समाध आगंतुक जानकारी',
      permission: 'samadh-visitors-information-report',
      load: () => import('./visitors-information.tsx'),
      nav: { group, order: 8, icon: IconListDetails },
    },
    {
      path: '/samadh/waiting',
      title: 'Waiting to be sent',
      hindi: 'भेजी जानी बाकी',
      permission: 'samadh-aadharcard-scanner',
      load: () => import('./samadh-waiting.tsx'),
      offline: true,
      nav: { group, order: 9, icon: IconCloudUpload },
    },
  ],
}
