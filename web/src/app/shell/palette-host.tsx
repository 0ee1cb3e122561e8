import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '../../api/store.ts'
import { openPalette, paletteWishes } from './palette-state.ts'

const Palette = lazy(() => import('./palette.tsx'))

/** Opens the command palette at Ctrl+K (⌘K), wherever the focus is, also in a field. */
export function PaletteHost() {
  const wishes = useStore(paletteWishes)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      // Or the browser's own search opens.
      event.preventDefault()
      openPalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  if (wishes === 0) return null
  return (
    <Suspense>
      <Palette />
    </Suspense>
  )
}
