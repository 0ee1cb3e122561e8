import type { Data } from '@nivas/contract/call.ts'
import type { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { titleIn } from '../app/screens.ts'
import { useFigures } from '../app/shell-context.tsx'
import { useLanguage } from '../languages/use-text.ts'
import type { LeadsTo } from '../ui/board/lead.tsx'

/** A figure as the board shows it: the title in the user's language, and the value, undefined while it loads. */
export type ShownFigure = {
  name: string
  title: string
  value: number | undefined
  leads: readonly LeadsTo[]
  look: boolean
}

/** Returns the figures that the user may see; before the answer, all that are not known to be hidden. */
export function useShownFigures(now: Data<typeof dashboard.figures> | undefined): ShownFigure[] {
  const language = useLanguage()
  return useFigures().flatMap(([name, { leadsTo, look = false, ...titles }]) => {
    const value = now?.[name]
    if (value === null) return []
    return {
      name,
      title: titleIn(language, titles),
      value: typeof value === 'number' ? value : undefined,
      leads: leadsTo.map((lead) => (typeof lead === 'string' ? { to: lead } : ofDay(lead, now?.today ?? ''))),
      look,
    }
  })
}

/** Returns the link with `{{today}}` replaced by the day at the venue. */
const ofDay = ({ to, search = {} }: LeadsTo, today: string): LeadsTo => ({
  to,
  search: Object.fromEntries(
    Object.entries(search).map(([key, value]) => [key, value === '{{today}}' ? today : value]),
  ),
})
