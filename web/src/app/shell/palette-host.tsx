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
 * Opens the command palette at Ctrl+K (⌘K), also from a field. Without a network and its files the screen stays as it
 * is.
 */
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
  // Closed before its files came, it is mounted anew at the next opening, and asks for them again.
  if (!needed || !(opened || isLoaded)) return null
  return <Palette opened={opened} onClose={() => paletteOpened.set(false)} />
}
