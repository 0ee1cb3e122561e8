import type { Access } from '@nivas/contract/permissions.ts'
import type { ComponentType } from 'react'
import type { CatalogueLoader } from '../languages/language.ts'

/** The groups of the navigation, in the order in which they stand there. */
export const navGroups = [
  'Today',
  'Reservations',
  'Gate',
  'Memorial site',
  'Points of sale',
  'Electricity',
  'Health',
  'Reports',
  'Venue',
  'Administration',
] as const

/** One screen of an area. Router, navigation, command palette and permission check are all made from it. */
export type Screen = {
  /** After the `#` of the address, `$name` for what varies: `/buildings/$id/floors`. */
  path: string
  /** In both languages: the navigation has titles of areas whose Hindi is not loaded. */
  title: string
  hindi: string
  /** Who may open it. 'public' screens stand outside the shell and need no session. */
  permission: Access
  /** `() => import('./screen.tsx')`, whose default export is the screen. */
  load: () => Promise<{ default: ComponentType }>
  /** It opens without a network: the browser keeps it, and what it loads on demand. */
  offline?: true
  /** Where it stands in the navigation; a screen without it is reached from another one. */
  nav?: {
    group: (typeof navGroups)[number]
    order: number
    icon?: ComponentType<{ size?: number | string; stroke?: number | string }>
  }
}

/** How an area goes on while the server does not answer. */
export type Offline = {
  /** Who works with it. */
  permission: Access
  /** The screen that lists what waits. */
  path: string
  /** What its people can do while the server does not answer, in both languages. */
  meanwhile: { title: string; hindi: string }
  /** Called whenever somebody who works with it is signed in: keeps what its screens need, sends what waits. */
  start: () => Promise<void>
}

/** How the dashboard shows a figure: its title in both languages, and the screens it is the sum of, of which it opens the first. */
export type FigureOnBoard = { title: string; hindi: string; leadsTo: readonly string[] }

/** What an area's `index.tsx` exports; `app/areas.ts` lists them all. */
export type Area = {
  name: string
  routes: readonly Screen[]
  /** `[() => import('./hi.ts')]`, whose default export is the area's Hindi; those of areas whose pieces it shows too. */
  hindi: readonly CatalogueLoader[]
  offline?: Offline
  /** By the names of its `figures.ts` in the contract. */
  figures?: Readonly<Record<string, FigureOnBoard>>
}
