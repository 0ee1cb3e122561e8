import type { Dashboard } from '@nivas/contract/reservations/dashboard.ts'
import type * as z from 'zod'

type Figures = Omit<z.output<typeof Dashboard>, 'today'>

/**
 * What each figure is called, and the screens it is the sum of: it leads to the first one that the user may open.
 */
export const figures: readonly { name: keyof Figures; title: string; leadsTo: readonly string[] }[] = [
  {
    name: 'arrivals_today',
    title: 'Arrivals today',
    leadsTo: ['/accomodation-reservations', '/reservations', '/gate-reservations'],
  },
  {
    name: 'checked_in_today',
    title: 'Checked in today',
    leadsTo: ['/accomodation-reservations', '/reservations'],
  },
  { name: 'holds_awaiting_bhent', title: 'Holds awaiting Bhent', leadsTo: ['/payments', '/reservations'] },
  { name: 'rooms_free_tonight', title: 'Rooms free tonight', leadsTo: ['/admin-booking', '/reservations'] },
]

/** The first of these addresses that is open, if any. */
export const firstOpen = (
  leadsTo: readonly string[],
  open: readonly { path: string }[],
): string | undefined => leadsTo.find((path) => open.some((screen) => screen.path === path))
