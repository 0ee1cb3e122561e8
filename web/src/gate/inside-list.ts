import type { LeadsTo } from '../ui/board/lead.tsx'

/** Returns the link to the list of all visitors inside, including guests who stay for days. */
export const insideList = (search: Readonly<Record<string, string>> = {}): LeadsTo => ({
  to: '/gate-pending-visitors',
  search: { guests: 'true', ...search },
})
