import { useEffect, useState } from 'react'
import { afterPress } from './after-press.ts'

/**
 * Returns the value to show, which changes only while no mouse button is down, so that the screen does not move between
 * a press and its release.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState({ value })
  useEffect(() => afterPress(() => setShown({ value })), [value])
  return shown.value
}
