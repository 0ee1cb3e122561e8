import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asSearch } from '../../app/search.ts'
import type { OpenBar } from './use-bar-links.ts'

type Props = { link: OpenBar; className: string | undefined; label?: string; children: ReactNode }

/** A bar that links to the records it shows. */
export function BarLink({ link: { to, search, tabIndex, onFocus }, className, label, children }: Props) {
  return (
    <Link
      to={to}
      search={asSearch(search ?? {})}
      {...{ className, tabIndex, onFocus }}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}
