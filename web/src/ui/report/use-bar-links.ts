import { type KeyboardEvent, useState } from 'react'
import { useOpenScreens } from '../../app/shell-context.tsx'
import type { Bar } from './bars.tsx'
import type { Link } from './columns.ts'

/** The link of a bar. `tabIndex` is 0 for the one that Tab reaches. */
export type OpenBar = Link & { tabIndex: number; onFocus: () => void }

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes the links of a chart's bars, for bars with a value whose list the user may open. All links together are one Tab
 * stop; arrow keys, Home and End move between the bars.
 */
export function useBarLinks(bars: readonly Bar[]) {
  const open = new Set(useOpenScreens().map(({ path }) => path))
  const [focused, setFocused] = useState<string>()
  const linkOf = ({ values, opens }: Bar) =>
    values.some((value) => value !== 0) ? opens?.find(({ to }) => open.has(to)) : undefined
  const linked = bars.filter(linkOf).map(({ key }) => key)
  const stop = focused !== undefined && linked.includes(focused) ? focused : linked[0]
  return {
    some: linked.length > 0,
    of: (bar: Bar): OpenBar | undefined => {
      const link = linkOf(bar)
      return link && { ...link, tabIndex: bar.key === stop ? 0 : -1, onFocus: () => setFocused(bar.key) }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const links = [...event.currentTarget.querySelectorAll('a')]
      const next = steps[event.key]?.(links.indexOf(event.target as HTMLAnchorElement), links.length - 1)
      if (next === undefined || !links[next]) return
      event.preventDefault()
      links[next].focus()
    },
  }
}
