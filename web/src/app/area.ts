import type { Found, FoundKind } from '@nivas/contract/find/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import type { ComponentType } from 'react'
import type { CatalogueLoader } from '../languages/language.ts'

/** The groups of the navigation, in their order. */
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

export type NavGroupName = (typeof navGroups)[number]

/** One screen of an area. Router, navigation, command palette and permission check are derived from it. */
export type Screen = {
  /** The path after the `#` of the address, `$name` for a parameter: `/buildings/$id/floors`. */
  path: string
  /** In both languages: the navigation has titles of areas whose Hindi is not loaded. */
  title: string
  hindi: string
  /** The permission to open it. 'public' screens stand outside the shell and need no session. */
  permission: Access
  /** `() => import('./screen.tsx')`, whose default export is the screen. */
  load: () => Promise<{ default: ComponentType }>
  /**
   * The job of a counter or a reader: a user with no other one begins there after signing in (`screens.ts`);
   * 'beside' for a screen that comes with the work of others.
   */
  job?: string
  /** A counter, or a list whose dialogs are: what is pressed is at least 44 px high there, also by a mouse. */
  counter?: true
  /**
   * Opens without zod, which is a tenth of a visitor's JavaScript: for a screen that neither validates nor sends a
   * query.
   */
  withoutSchemas?: true
  /** Opens without a network: the browser stores it, and what it loads on demand. */
  offline?: true
  /** Its place in the navigation; a screen without it is reached from another screen. */
  nav?: {
    group: NavGroupName
    order: number
    icon?: ComponentType<{ size?: number | string; stroke?: number | string }>
  }
}

/** How an area works while the server does not answer. */
export type Offline = {
  /** The permission of its users. */
  permission: Access
  /** The screen that lists the waiting items. */
  path: string
  /** What its users can do while the server does not answer, in both languages. */
  meanwhile: { title: string; hindi: string }
  /** Called when a user with its permission signs in: stores what its screens need, sends waiting items. */
  start: () => Promise<void>
}

/** A screen, or its list with a search; the value `{{today}}` stands for the venue's day. */
type Leads = string | { to: string; search: Readonly<Record<string, string>> }

/**
 * How the dashboard shows a figure: its title in both languages, and the lists that it sums up, filtered in
 * the same way, of which it opens the first.
 */
export type FigureOnBoard = {
  title: string
  hindi: string
  leadsTo: readonly Leads[]
  /** It counts things that want a look: shown among those, while there are any. */
  look?: true
}

/** A piece of the dashboard with figures of its own call, in the order of `order`. */
export type PieceOnBoard = {
  name: string
  title: string
  hindi: string
  /** The permission of its call. */
  permission: Access
  order: number
  load: () => Promise<{ default: ComponentType<{ title: string }> }>
}

/** A name in both languages. */
type Titled = { title: string; hindi: string }

/** A screen that opens at a record that was found. */
export type FoundAddress = { path: string; search?: Record<string, string> }

/** What can be done with a record that was found. */
export type FoundAction = Titled & {
  permission: Access
  /**
   * The addresses at which it can be done, of which the first that the user may open is offered; none for a record
   * that does not offer it.
   */
  to: (found: Found) => readonly FoundAddress[]
  /** The filter by which the list has this record alone: its likeliest action is done at once. */
  acts?: string
}

/** How the palette shows a kind of record, and what it offers, the likeliest first. */
export type FoundOnScreen = Titled & {
  icon?: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** The words for its statuses. */
  statuses?: Readonly<Record<string, Titled>>
  actions: readonly FoundAction[]
}

/** What an area's `index.tsx` exports; `app/areas.ts` lists them all. */
export type Area = {
  name: string
  routes: readonly Screen[]
  /**
   * `[() => import('./hi.ts')]`, whose default export is the area's Hindi; with those of areas whose
   * components it shows.
   */
  hindi: readonly CatalogueLoader[]
  offline?: Offline
  /** What Ctrl+K offers for records; several areas may offer something for one kind. */
  found?: Partial<Record<FoundKind, FoundOnScreen>>
  /** By the names of its `figures.ts` in the contract. */
  figures?: Readonly<Record<string, FigureOnBoard>>
  /** What it brings to the dashboard. */
  pieces?: readonly PieceOnBoard[]
}
