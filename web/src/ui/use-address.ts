import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type Reader, readAddress, type Search, writeAddress } from './address.ts'

type Change<K extends string> = (values: Partial<Record<K, string>>, how?: { replace?: boolean }) => void

/**
 * Values in the address of a screen, so that they can be sent to a colleague and Back undoes a change. Pass
 * the same `readers` on every render: a constant, or `useMemo`. With `replace` a change makes no history
 * entry of its own.
 */
export function useAddress<K extends string>(readers: Record<K, Reader>): [Record<K, string>, Change<K>] {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const values = useMemo(() => readAddress(search, readers), [search, readers])
  const change = useCallback<Change<K>>(
    (next, { replace = false } = {}) => {
      const write = (previous: Search) => writeAddress(previous, next, readers)
      void navigate({ to: '.', search: write as never, replace, resetScroll: false })
    },
    [navigate, readers],
  )
  return [values, change]
}
