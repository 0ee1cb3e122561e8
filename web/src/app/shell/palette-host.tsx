import { useLayoutEffect, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { paletteOpened } from './palette-state.ts'

let isLoaded = false
const Palette = onDemand(async () => {
  const { Palette } = await import('./palette.tsx')
  isLoaded = true
  return Palette
})

/**
 * Opens the command palette at Ctrl+K (⌘K), even from a field. When its files cannot be loaded without a network, the
 * screen stays as it is.
 */
export function PaletteHost() {
  const opened = useStore(paletteOpened)
  const [needed, setNeeded] = useState(false)
  if (opened && !needed) setNeeded(true)
  // Listens before the shell is painted, so that a key that is pressed right after it appears counts.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      // Without this the browser's own search would open.
      event.preventDefault()
      paletteOpened.set(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  // A palette that was closed before its files loaded is mounted again at the next opening, and requests them again.
  if (!needed || !(opened || isLoaded)) return null
  return <Palette opened={opened} onClose={() => paletteOpened.set(false)} />
}
