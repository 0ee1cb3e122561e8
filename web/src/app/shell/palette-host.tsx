import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { paletteOpened } from './palette-state.ts'

const Palette = lazy(() => import('./palette.tsx'))

/** Opens the command palette at Ctrl+K (⌘K), also from a field; its code is fetched the first time. */
export function PaletteHost() {
  const opened = useStore(paletteOpened)
  const [needed, setNeeded] = useState(false)
  if (opened && !needed) setNeeded(true)
  // Before the shell is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      // Otherwise the browser's own search opens.
      event.preventDefault()
      paletteOpened.set(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  if (!needed) return null
  return (
    <Suspense>
      <Palette opened={opened} onClose={() => paletteOpened.set(false)} />
    </Suspense>
  )
}
