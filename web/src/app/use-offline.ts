import { useLocation } from '@tanstack/react-router'
import { useContext } from 'react'
import { useStore } from '../api/store.ts'
import type { NavGroupName, Offline } from './area.ts'
import { useMay } from './session.tsx'
import { AreasContext } from './shell-context.tsx'
import { type Waiting, waitingByArea } from './waiting.ts'

/** An area that works without the server, and its waiting items. */
export type OfflineArea = Offline &
  Waiting & {
    /** Whether this user may open the area. */
    mayOpen: boolean
    /** Whether the open screen belongs to the area. */
    isHere: boolean
    /** The group of the navigation that has its screen of waiting items. */
    group: NavGroupName | undefined
  }

/** Returns the areas that work without the server, and the totals of their waiting items. */
export function useOffline(): { areas: OfflineArea[]; mayOpen: boolean } & Waiting {
  const may = useMay()
  const { pathname } = useLocation()
  const counts = useStore(waitingByArea)
  const areas = useContext(AreasContext).flatMap(({ name, routes, offline }): OfflineArea[] => {
    if (!offline) return []
    const { waiting, refused } = counts[name] ?? { waiting: 0, refused: 0 }
    const group = routes.find(({ path }) => path === offline.path)?.nav?.group
    const isHere = routes.some(({ path }) => path === pathname)
    return [{ ...offline, waiting, refused, group, isHere, mayOpen: may(offline.permission) }]
  })
  return {
    areas,
    mayOpen: areas.some(({ mayOpen }) => mayOpen),
    waiting: areas.reduce((sum, { waiting }) => sum + waiting, 0),
    refused: areas.reduce((sum, { refused }) => sum + refused, 0),
  }
}
