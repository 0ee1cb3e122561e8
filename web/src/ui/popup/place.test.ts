import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeBeside } from './place.ts'

const screen = { width: 1366, height: 768 }

it('a layer is below its button, at its start or its end', () => {
  const button = { left: 400, right: 500, top: 100, bottom: 136 }
  const layer = { width: 200, height: 300 }
  expect(placeBeside(button, layer, screen, 'start')).toMatchObject({ left: 400, top: 140 })
  expect(placeBeside(button, layer, screen, 'end')).toMatchObject({ left: 300, top: 140 })
})

it('a layer without space below its button is above it', () => {
  const button = { left: 400, right: 500, top: 700, bottom: 736 }
  expect(placeBeside(button, { width: 200, height: 300 }, screen, 'end')).toMatchObject({ top: 396 })
})

it('a layer that fits into the window is inside it, wherever its button is', () => {
  const at = (most: number) => fc.integer({ min: 0, max: most })
  fc.assert(
    fc.property(at(1266), at(732), at(600), at(2000), fc.boolean(), (left, top, width, height, isStart) => {
      const button = { left, right: left + 100, top, bottom: top + 36 }
      const place = placeBeside(button, { width, height }, screen, isStart ? 'start' : 'end')
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.left + width).toBeLessThanOrEqual(screen.width)
      expect(place.top).toBeGreaterThanOrEqual(0)
      expect(place.top + Math.min(height, place.maxHeight)).toBeLessThanOrEqual(screen.height)
    }),
  )
})
