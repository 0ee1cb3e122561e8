import { useContext } from 'react'
import { createStore, useStore } from '../api/store.ts'
import type { Offline, Waiting } from './area.ts'
import { useMay } from './session.tsx'
import { AreasContext } from './shell-context.tsx'

const nothing = createStore<Waiting>({ waiting: 0, refused: 0 })

/** How this user goes on without the server, and what waits for it; without `offline` nothing can be saved meanwhile. */
export function useOffline(): { offline: Offline | undefined; mayOpen: boolean } & Waiting {
  const may = useMay()
  const kept = useContext(AreasContext).find(({ offline }) => offline)?.offline
  const waiting = useStore(kept?.waiting ?? nothing)
  const mayOpen = kept !== undefined && may(kept.permission)
  return { offline: kept, mayOpen, ...waiting }
}
