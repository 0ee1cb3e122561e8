import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asSearch } from '../../app/search.ts'
import { useOpenScreens } from '../../app/shell-context.tsx'

/** A list that a figure sums up: its screen, the parameters of its path, and the search that filters it in the same way. */
export type LeadsTo = {
  to: string
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
}

/** The first of these lists that the user may open. */
export function useLead(leads: readonly LeadsTo[]): LeadsTo | undefined {
  const open = useOpenScreens()
  return leads.find(({ to }) => open.some(({ path }) => path === to))
}

type Props = {
  leads: readonly LeadsTo[]
  /** What a screen reader says of it, where the figure alone does not say it. */
  label?: string
  children: ReactNode
}

/** A figure as a link to what it sums up; plain for a user who may open none of its lists. */
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

/** A value as a link to a list that the user may open. */
export function Opening({
  link: { to, params = {}, search = {} },
  label,
  children,
}: Pick<Props, 'children'> & { link: LeadsTo; label?: string | undefined }) {
  return (
    <Anchor
      component={Link}
      to={to}
      // As the search: the router's types know the parameters of no manifest.
      params={params as never}
      search={asSearch(search)}
      fz="inherit"
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Anchor>
  )
}
