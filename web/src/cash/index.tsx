import { anyTaker } from '@nivas/contract/cash/counters.ts'
import { IconCashRegister } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export { moneyInput } from './money-input.ts'
export { NoteCalculator } from './note-calculator.tsx'

export const cash: Area = {
  name: 'cash',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/cash/session',
      title: 'Cash session',
      hindi: 'रोकड़ सत्र',
      permission: anyTaker,
      load: () => import('./session.tsx'),
      nav: { group: 'Today', order: 2, icon: IconCashRegister },
    },
  ],
}
