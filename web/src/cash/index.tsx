import { anyTaker } from '@nivas/contract/cash/counters.ts'
import type { cashFigures } from '@nivas/contract/cash/figures.ts'
import { IconBook2, IconCalendarCheck, IconCashRegister } from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { foundReceipt } from './found.ts'

export { OverdueNote } from './overdue-note.tsx'
export { PartsBack, UtrBack } from './parts-back.tsx'
export { PayTabs } from './pay-tabs.tsx'
export { ReceiptDialog } from './receipt-on-demand.ts'
export { ReportDialog } from './report-dialog.tsx'
export { SessionPanel } from './session-panel.tsx'
export { type Paid, usePaying } from './use-paying.ts'

export const cash: Area = {
  name: 'cash',
  hindi: [() => import('./hi.ts')],
  figures: {
    overdue_sessions: {
      title: 'Cash sessions open for more than 18 hours',
      hindi: '18 घंटे से अधिक खुले रोकड़ सत्र',
      leadsTo: ['/cash/day-closing'],
      look: true,
    },
  } satisfies Record<keyof typeof cashFigures, FigureOnBoard>,
  found: { receipt: foundReceipt },
  pieces: [
    {
      name: 'bhent',
      title: 'Bhent today',
      hindi: 'आज की भेंट',
      permission: 'cash-journal',
      order: 3,
      load: () => import('./bhent-piece.tsx'),
    },
  ],
  routes: [
    {
      path: '/cash/session',
      title: 'Cash session',
      hindi: 'रोकड़ सत्र',
      permission: anyTaker,
      load: () => import('./session.tsx'),
      nav: { group: 'Today', order: 2, icon: IconCashRegister },
    },
    {
      path: '/cash/journal',
      title: 'Cash journal',
      hindi: 'रोकड़ बही',
      permission: 'cash-journal',
      load: () => import('./journal.tsx'),
      nav: { group: 'Today', order: 3, icon: IconBook2 },
    },
    {
      path: '/cash/day-closing',
      title: 'Closing of the day',
      hindi: 'दिन का हिसाब',
      permission: ['cash-journal', 'cash-supervisor'],
      load: () => import('./day-closing.tsx'),
      nav: { group: 'Today', order: 4, icon: IconCalendarCheck },
    },
  ],
}
