import { useEffect, useRef } from 'react'
import { connected } from '../api/client.ts'
import { useStore } from '../api/store.ts'

/**
 * Calls when the server answers again after a lost connection: messages about the lost connection are then
 * out of date.
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
