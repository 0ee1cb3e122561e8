import { mayGive } from '@nivas/contract/access/may-give.ts'
import { useMemo } from 'react'
import { useUser } from '../app/session.tsx'

/**
 * Returns `mayGive(permissions)`, which tells whether the signed-in user may give, change or remove a role with these
 * permissions.
 */
export function useMayGive(): (permissions: Iterable<string>) => boolean {
  const user = useUser()
  return useMemo(() => {
    const held = new Set(user?.permissions)
    return (permissions) => mayGive(held, permissions)
  }, [user])
}
