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
  /** The title in both languages, because the navigation shows titles of areas whose Hindi is not loaded. */
  title: string
  hindi: string
  /** The permission to open it. 'public' screens are outside of the shell and need no session. */
  permission: Access
  /** `() => import('./screen.tsx')`, whose default export is the screen. */
  load: () => Promise<{ default: ComponentType }>
  /**
   * The job of a counter or a reader. A user without another job starts there after signing in (`screens.ts`). 'beside'
   * marks a screen that accompanies the work of other jobs.
   */
  job?: string
  /** A counter, or a list with the dialogs of a counter: controls are at least 44 px high, even with a mouse. */
  counter?: true
  /**
   * Opens without zod, which is a tenth of a visitor's JavaScript. For a screen that neither validates nor sends a
   * query.
   */
  withoutSchemas?: true
  /** Opens without a network. The browser stores the screen and the files that it loads on demand. */
  offline?: true
  /** Its place in the navigation. A screen without one is reached from another screen. */
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
  /** The sentence, in both languages, that says what its users can do while the server does not answer. */
  meanwhile: { title: string; hindi: string }
  /**
   * Called when a user with its permission signs in. Stores the answers that its screens need, and sends waiting items.
   */
  start: () => Promise<void>
}

/** A screen, or its list with a search. The value `{{today}}` stands for the venue's day. */
type Leads = string | { to: string; search: Readonly<Record<string, string>> }

/**
 * How the dashboard shows a figure: its title in both languages, and the lists that it sums up, with the same filters.
 * It links to the first list that the user may open.
 */
export type FigureOnBoard = {
  title: string
  hindi: string
  leadsTo: readonly Leads[]
  /**
   * The figure counts records that need attention. It is shown only while it is not 0, together with similar figures.
   */
  look?: true
}

/** A piece of the dashboard with figures from its own call. Pieces are sorted by `order`. */
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

/** The address of a screen that opens at a found record. */
export type FoundAddress = { path: string; search?: Record<string, string> }

/** An action for a found record. */
export type FoundAction = Titled & {
  permission: Access
  /**
   * Returns the addresses for the action. The first one that the user may open is offered. Empty for a record without
   * this action.
   */
  to: (found: Found) => readonly FoundAddress[]
  /** The filter by which the list shows only this record. The list then does its likeliest action immediately. */
  acts?: string
}

/** How the palette shows a kind of record, and the actions that it offers, the likeliest first. */
export type FoundOnScreen = Titled & {
  icon?: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** The words for the statuses of the record. */
  statuses?: Readonly<Record<string, Titled>>
  actions: readonly FoundAction[]
}

/** What an area's `index.tsx` exports; `app/areas.ts` lists them all. */
export type Area = {
  name: string
  routes: readonly Screen[]
  /**
   * `[() => import('./hi.ts')]`, whose default export is the area's Hindi, and those of the areas whose components it
   * shows.
   */
  hindi: readonly CatalogueLoader[]
  offline?: Offline
  /** The actions that Ctrl+K offers for records. Several areas may offer actions for the same kind. */
  found?: Partial<Record<FoundKind, FoundOnScreen>>
  /** Its figures for the dashboard, by their names in its `figures.ts` of the contract. */
  figures?: Readonly<Record<string, FigureOnBoard>>
  /** Its pieces of the dashboard. */
  pieces?: readonly PieceOnBoard[]
}
