/** The gap in px between a layer and its button, and between the layer and the edges of the window. */
const GAP = 4

type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

/**
 * Returns the position of a layer in the window, in px: below its button, or above it where there is more space, and no
 * higher than that space. It is aligned with the start or the end of the button, and always within the window.
 */
export function placeBeside(button: Box, layer: Size, window: Size, side: 'start' | 'end') {
  const below = window.height - button.bottom - 2 * GAP
  const above = button.top - 2 * GAP
  const isBelow = layer.height <= below || below >= above
  const height = Math.min(layer.height, Math.max(isBelow ? below : above, 0))
  const wanted = side === 'start' ? button.left : button.right - layer.width
  return {
    left: Math.max(GAP, Math.min(wanted, window.width - layer.width - GAP)),
    top: isBelow ? button.bottom + GAP : button.top - GAP - height,
    maxHeight: Math.max(isBelow ? below : above, 0),
  }
}
