import type { LeadsTo } from '../ui/board/lead.tsx'

/** The list of all who are inside, also of guests who stay for days. */
export const insideList = (search: Readonly<Record<string, string>> = {}): LeadsTo => ({
  to: '/gate-pending-visitors',
  search: { guests: 'true', ...search },
})
