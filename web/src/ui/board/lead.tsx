import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asSearch } from '../../app/search.ts'
import { useOpenScreens } from '../../app/shell-context.tsx'

/**
 * A list that a figure sums up: its screen, the parameters of its path, and the search that applies the same filter.
 */
export type LeadsTo = {
  to: string
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
}

/** Returns the first of these lists that the user may open. */
export function useLead(leads: readonly LeadsTo[]): LeadsTo | undefined {
  const open = useOpenScreens()
  return leads.find(({ to }) => open.some(({ path }) => path === to))
}

type Props = {
  leads: readonly LeadsTo[]
  /** The name for screen readers, where the figure alone is not clear. */
  label?: string
  children: ReactNode
}

/** Shows a figure as a link to what it sums up. It is plain text for a user who may open none of the lists. */
export function Lead({ leads, label, children }: Props) {
  const lead = useLead(leads)
  return lead ? (
    <Opening link={lead} label={label}>
      {children}
    </Opening>
  ) : (
    children
  )
}

/** Shows a value as a link to a list that the user may open. */
export function Opening({
  link: { to, params = {}, search = {} },
  label,
  children,
}: Pick<Props, 'children'> & { link: LeadsTo; label?: string | undefined }) {
  return (
    <Anchor
      component={Link}
      to={to}
      // The router's types do not know the parameters and searches of the manifests.
      params={params as never}
      search={asSearch(search)}
      fz="inherit"
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Anchor>
  )
}
