import { useEffect, useRef } from 'react'
import { connected } from '../api/client.ts'
import { useStore } from '../api/store.ts'

/**
 * Calls `onBack` when the server answers again after a lost connection, because messages about the lost connection are
 * then out of date.
 */
export function useConnectionBack(onBack: () => void): void {
  const isThere = useStore(connected)
  const wasThere = useRef(isThere)
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    if (isThere && !wasThere.current) latest.current()
    wasThere.current = isThere
  }, [isThere])
}
