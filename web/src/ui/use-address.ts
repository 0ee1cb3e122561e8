import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { asSearch } from '../app/search.ts'
import { type Reader, readAddress, type Search, writeAddress, writeNarrowing } from './address.ts'

/** With `replace` a change replaces the current history entry instead of adding one. */
export type HowToChange = { replace?: boolean }

type Change<K extends string> = (values: Partial<Record<K, string>>, how?: HowToChange) => void

/**
 * Values in the address of a screen, so that they can be sent to a colleague and Back undoes a change. Pass
 * the same `readers` on every render: a constant, or `useMemo`.
 */
export const useAddress = <K extends string>(readers: Record<K, Reader>) => useWritten(readers, writeAddress)

/**
 * Does the same for values that filter or sort a list whose page is in the address: a change goes to the first page. Do
 * not use it for values that open a dialog over the list.
 */
export const useNarrowing = <K extends string>(readers: Record<K, Reader>) =>
  useWritten(readers, writeNarrowing)

function useWritten<K extends string>(
  readers: Record<K, Reader>,
  writing: typeof writeAddress,
): [Record<K, string>, Change<K>] {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const router = useRouter()
  const screen = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const values = useMemo(() => readAddress(search, readers), [search, readers])
  const change = useCallback<Change<K>>(
    (next, { replace = false } = {}) => {
      // The user has left this screen, which stays until the next one has its files: a filter that was typed just before
      // would narrow that one.
      if (router.latestLocation.pathname !== screen) return
      const write = (previous: Search) => writing(previous, next, readers)
      void navigate({ to: '.', search: asSearch(write), replace, resetScroll: false })
    },
    [navigate, router, screen, readers, writing],
  )
  return [values, change]
}
