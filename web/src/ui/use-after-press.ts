import { useEffect, useState } from 'react'
import { afterPress } from './after-press.ts'

/** What is shown of a value that a press may change: the screen does not move between a press and its release. */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState({ value })
  useEffect(() => afterPress(() => setShown({ value })), [value])
  return shown.value
}
